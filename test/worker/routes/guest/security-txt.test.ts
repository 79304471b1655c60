import { describe, expect, it } from 'vitest'
import { business } from '../../../../domain/business/business.ts'
import { siteOrigin } from '../../support/names.ts'
import { openSite } from '../../support/site.ts'

const site = openSite()

describe('security.txt', () => {
  it('names the contact in the form of RFC 9116', async () => {
    const answer = await site.fetch('/.well-known/security.txt')
    expect([answer.status, answer.headers.get('content-type')?.toLowerCase()]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    const lines = (await answer.text()).trimEnd().split('\n')
    const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]))
    expect([...fields.keys()].toSorted()).toEqual([
      'Canonical',
      'Contact',
      'Expires',
      'Preferred-Languages',
    ])
    expect(fields.get('Contact')).toBe(`mailto:${business.email}`)
    expect(fields.get('Canonical')).toBe(`${siteOrigin}/.well-known/security.txt`)
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  })

  it('has the site’s security headers', async () => {
    const { headers } = await site.fetch('/.well-known/security.txt')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
