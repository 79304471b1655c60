import { describe, expect, it } from 'vitest'
import { asStaff } from '../../support/access.ts'
import { openSite } from '../../support/site.ts'

const site = openSite()

describe('staff open the dashboard', () => {
  it.each([
    ['/admin', 'Admin'],
    ['/admin/', 'Admin'],
    ['/fr/admin', 'Admin fr'],
    ['/admin/desk', 'Admin'],
    ['/fr/admin/stays/1', 'Admin fr'],
  ])('%s, once Access vouches for them', async (path, title) => {
    const answer = await site.fetch(path, { headers: await asStaff() })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`<title>${title}</title>`)
  })

  it('and are shown the way to sign in before that, in the looks of the house', async () => {
    const answer = await site.fetch('/fr/admin/desk?stay=1')
    expect(answer.status).toBe(401)
    const page = await answer.text()
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).toContain(
      '/cdn-cgi/access/login/luggage.test?kid=audience-of-the-tests&amp;redirect_url=%2Ffr%2Fadmin%2Fdesk%3Fstay%3D1"',
    )
    expect(page).toContain('<style>')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src 'self'/,
    )
  })

  it('or to sign in again, once their sign-in has run out', async () => {
    const headers = await asStaff({ expiresInSeconds: -1 })
    const answer = await site.fetch('/admin', { headers })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('sign in again')
  })
})

describe('an address below theirs that leads nowhere', () => {
  it.each(['/admin/nothing', '/admin/desk/1', '/xx/admin'])(
    '%s tells nobody but staff so',
    async (path) => {
      expect((await site.fetch(path)).status).toBe(401)
      expect((await site.fetch(path, { headers: await asStaff() })).status).toBe(404)
    },
  )
})

describe('the dashboard', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is read, and takes no %s', async (method) => {
    for (const path of ['/admin', '/admin/', '/fr/admin', '/admin/desk', '/fr/admin/till']) {
      const answer = await site.fetch(path, { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
      const page = await answer.text()
      expect(page).toContain('This method is not allowed here')
      expect(page, 'it never will').not.toContain('try again')
    }
    expect((await site.fetch('/xx/admin', { method })).status).toBe(404)
  })
})

describe('visitors who lost their way', () => {
  it.each([
    ['/de/nothing/here', '/de'],
    ['/da/zzz', '/da'],
    ['/fr/404', '/fr'],
    ['/de//evil.example', '/de'],
  ])('%s leads to that language’s home', async (path, home) => {
    const answer = await site.fetch(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(home)
  })

  it.each([
    ['/en', '/'],
    ['/en/about', '/about'],
    ['/en/book-online?items=3', '/book-online?items=3'],
    ['/en//elsewhere.example', '/elsewhere.example'],
  ])('%s leads to the English page, which has no prefix', async (path, target) => {
    const answer = await site.fetch(path, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(target)
  })

  it.each(['/nothing', '/de', '/xx/about', '/404'])(
    '%s is the 404 page, as a 404',
    async (path) => {
      const answer = await site.fetch(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('404 Page Not Found')
    },
  )
})
