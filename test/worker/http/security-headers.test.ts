import { describe, expect, it } from 'vitest'
import { asStaff } from '../support/access.ts'
import { takeErrors } from '../support/logs.ts'
import { contactRequest } from '../support/requests.ts'
import { openSite } from '../support/site.ts'

const site = openSite()

function expectGuarded({ headers }: Response) {
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src '(none|self)'/)
  expect(policy).toMatch(/frame-ancestors '(none|self)'/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toMatch(/camera=\(/)
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
  expect(headers.get('x-powered-by')).toBeNull()
}

describe('promise 23: headers, on everything that the Worker answers', () => {
  it.each([
    ['an answer', '/api/health', 200],
    ['a refusal', '/api/bookings', 401],
    ['an unknown call', '/api/nothing', 404],
    ['a redirect', '/de/nothing', 302],
    ['the 404 page', '/nothing', 404],
    ['the sign-in page', '/admin', 401],
  ])('%s', async (_, path, status) => {
    const answer = await site.fetch(path)
    expect(answer.status).toBe(status)
    expectGuarded(answer)
  })

  it('a wrong method', async () => {
    expectGuarded(await site.fetch('/api/health', { method: 'PUT' }))
  })

  it('the staff’s page keeps the policy that the build gave it', async () => {
    const answer = await site.fetch('/admin', { headers: await asStaff() })
    expectGuarded(answer)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.headers.get('permissions-policy')).toBe('camera=(self)')
  })

  it('the camera is for the staff’s page alone', async () => {
    for (const path of ['/api/health', '/nothing', '/admin']) {
      const answer = await site.fetch(path)
      expect(answer.headers.get('permissions-policy')).toContain('camera=()')
    }
  })

  it('a 500, whose text is fixed and says nothing of the inside', async () => {
    const broken = openSite({ ACCESS_TEAM_DOMAIN: 'myteam' })
    const answer = await broken.fetch('/api/staff/session')
    expect(answer.status).toBe(500)
    expectGuarded(answer)
    const { error } = await answer.json<{ error: { message: string } }>()
    expect(error.message).toBe('Something went wrong on our side')
    expect(takeErrors('request_failed')).toMatchObject([
      { code: 'misconfigured', reason: 'ACCESS_TEAM_DOMAIN' },
    ])
  })

  it('a page that breaks is a page too', async () => {
    const broken = openSite({
      ASSETS: {
        fetch() {
          throw new TypeError('no assets for Ada Guest')
        },
      } as never,
    })
    const answer = await broken.fetch('/nothing')
    expect(answer.status).toBe(500)
    expectGuarded(answer)
    expect(answer.headers.get('content-type')).toMatch('text/html')
    expect(await answer.text()).not.toContain('Ada')
    expect(takeErrors('request_failed')).toMatchObject([{ code: 'internal', error: 'TypeError' }])
  })

  it('personal answers are kept by no cache', async () => {
    const headers = await asStaff()
    const answers = [
      await site.fetch('/api/bookings', { headers }),
      await site.fetch('/api/staff/session', { headers }),
      await site.fetch('/admin', { headers }),
      await site.fetch('/admin'),
      await site.post('/api/contacts', contactRequest),
    ]
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })
})
