import { describe, expect, it } from 'vitest'
import { asStaff } from '../../support/access.ts'
import { openSite } from '../../support/site.ts'

const site = openSite()

describe('a staff page', () => {
  it.each([
    ['/admin', 'Admin'],
    ['/admin/', 'Admin'],
    ['/fr/admin', 'Admin fr'],
    ['/admin/desk', 'Admin'],
    ['/fr/admin/stays/1', 'Admin fr'],
  ])('%s opens with a valid token', async (path, title) => {
    const answer = await site.fetch(path, { headers: await asStaff() })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`<title>${title}</title>`)
  })

  it('shows strangers a styled sign-in page', async () => {
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

  it('asks staff to sign in again if their token has expired', async () => {
    const headers = await asStaff({ expiresInSeconds: -1 })
    const answer = await site.fetch('/admin', { headers })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('sign in again')
  })
})

describe('an unknown staff page', () => {
  it.each(['/admin/nothing', '/admin/desk/1', '/xx/admin'])(
    '%s is 401 for strangers and 404 for staff',
    async (path) => {
      expect((await site.fetch(path)).status).toBe(401)
      expect((await site.fetch(path, { headers: await asStaff() })).status).toBe(404)
    },
  )
})

describe('the dashboard', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s as not allowed', async (method) => {
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

describe('a wrong address', () => {
  it.each([
    ['/de/nothing/here', '/de'],
    ['/da/zzz', '/da'],
    ['/fr/404', '/fr'],
    ['/de//evil.example', '/de'],
  ])('%s redirects to that language’s home', async (path, home) => {
    const answer = await site.fetch(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(home)
  })

  it.each([
    ['/en', '/'],
    ['/en/about', '/about'],
    ['/en/book-online?items=3', '/book-online?items=3'],
    ['/en//elsewhere.example', '/elsewhere.example'],
  ])('%s redirects to the English page without a prefix', async (path, target) => {
    const answer = await site.fetch(path, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(target)
  })

  it.each(['/nothing', '/de', '/xx/about', '/404'])(
    '%s is the 404 page with status 404',
    async (path) => {
      const answer = await site.fetch(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('404 Page Not Found')
    },
  )
})
