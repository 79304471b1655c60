import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { business } from '../../domain/business/business.ts'
import { headerRules, headersFile } from '../../web/prerender/headers.ts'
import { builtPages } from './built-site.ts'
import { builtRules, headersAt, readRules, sourcesOf } from './served-headers.ts'

const rules = builtRules()
const served = builtPages.map((built) => {
  const headers = headersAt(rules, built.address)
  const policy = headers.get('content-security-policy') ?? ''
  return [built.address, { ...built, headers, policy }] as const
})
/** Pages with a card field; the confirmation page loads nothing from Stripe. */
const payPages = ['book-online', 'booking-frame', 'pass']
const devOrigin = 'http://localhost:8788'

describe('promise 23: the headers of every page', () => {
  it.each(served)('%s has the security headers', (_, { page, headers, policy }) => {
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8,}/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    // The addresses of the confirmation and the pass can hold secrets.
    const holdsSecret = page.name.startsWith('booking-confirmed') || page.name === 'pass'
    expect(headers.get('referrer-policy')).toBe(
      holdsSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    )
    expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"])
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual([page.framable ? "'self'" : "'none'"])
    expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"])
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"])
    expect(sourcesOf(policy, 'script-src').join(' ')).not.toMatch(
      /unsafe|data:|https:(?!\/\/)|\*(?!\.)/,
    )
  })

  it.each(served)('%s allows its own inline scripts by their hash', (_, { document, policy }) => {
    const inline = document
      .querySelectorAll('script:not([src])')
      .filter((script) => !script.getAttribute('type'))
    expect(inline.length).toBeGreaterThan(0)
    for (const script of inline) {
      const hash = createHash('sha256').update(script.innerHTML).digest('base64')
      expect(sourcesOf(policy, 'script-src')).toContain(`'sha256-${hash}'`)
    }
  })

  it.each(served)('%s allows Stripe only if it has a card field', (_, { page, policy }) => {
    const pays = payPages.includes(page.name)
    expect(policy.includes('stripe.com')).toBe(pays)
    expect(policy.includes('//pay.google.com')).toBe(pays)
  })

  it.each(served)('%s allows analytics scripts only if it shows no payment', (...row) => {
    const [, { page, policy }] = row
    const ofMoney = [...payPages, 'booking-confirmed', 'booking-confirmed-frame', 'admin']
    const counts = sourcesOf(policy, 'script-src').some((source) => /google/.test(source))
    expect(counts).toBe(!ofMoney.includes(page.name))
  })

  it.each(served)('%s allows popups to pay in, except transit and staff pages', (_, built) => {
    const opensNone = ['transit', 'staff'].includes(built.page.policy)
    expect(built.headers.get('cross-origin-opener-policy')).toBe(
      opensNone ? 'same-origin' : 'same-origin-allow-popups',
    )
  })

  it.each(served)('%s may frame and use only what it needs', (_, { page, headers, policy }) => {
    const permissions = headers.get('permissions-policy') ?? ''
    const partner = `("${new URL(business.busPartner.url).origin}")`
    const sellsTickets = page.policy === 'bus-partner'
    const nobody = sellsTickets ? partner : '()'
    const camera = page.policy === 'staff' ? '(self)' : nobody
    expect(permissions.split(', ')).toEqual(
      expect.arrayContaining([`camera=${camera}`, `geolocation=${nobody}`, `microphone=${nobody}`]),
    )
    const frames = sourcesOf(policy, 'frame-src')
    if (page.policy === 'content') {
      expect(frames).toEqual(["'self'", new URL(business.mapFrameUrl).origin])
    }
    if (sellsTickets) expect(frames).toEqual([new URL(business.busPartner.url).origin])
    if (page.policy === 'transit') {
      expect(frames).toEqual([new URL(business.transitFrameUrl).origin])
      expect(permissions).toContain('payment=()')
    }
  })

  it.each(served)('%s may show files from the device only if it is a staff page', (...row) => {
    const [, { page, policy }] = row
    expect(sourcesOf(policy, 'img-src').includes('blob:')).toBe(page.policy === 'staff')
  })

  it('allow a content page to contact only analytics and the map', () => {
    const policy = headersAt(rules, '/de/about').get('content-security-policy') ?? ''
    const elsewhere = policy.match(/https:[^\s;]+/g) ?? []
    expect(new Set(elsewhere)).toEqual(
      new Set([
        'https://www.googletagmanager.com/gtag/js',
        'https://*.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        new URL(business.mapFrameUrl).origin,
      ]),
    )
    const scripts = sourcesOf(policy, 'script-src').filter((source) => source.startsWith('http'))
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js'])
  })

  it.each(['/admin', '/de/admin'])('allow nothing from other sites on the staff page: %s', (at) => {
    const headers = headersAt(rules, at)
    expect(headers.get('content-security-policy')).not.toMatch(/https:/)
    expect(headers.get('permissions-policy')).toContain('payment=()')
  })

  it("allow only Stripe's hosts on the payment page", () => {
    const policy = headersAt(rules, '/de/book-online').get('content-security-policy') ?? ''
    const scripts = sourcesOf(policy, 'script-src').filter((source) => source.startsWith('http'))
    expect(scripts).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com'])
    expect(sourcesOf(policy, 'frame-src')).toEqual([
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://link.com',
      'https://*.link.com',
    ])
    expect(sourcesOf(policy, 'img-src')).toContain('https://*.stripe.com')
    expect(sourcesOf(policy, 'connect-src')).toContain('https://api.stripe.com')
  })

  it('cache hashed files for a year, and pages not at all', () => {
    const headers = headersAt(rules, '/assets/entry-client-1a2b3c.js')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headersAt(rules, '/de/contact').has('cache-control')).toBe(false)
  })

  it('cache images and icons for at least a day', () => {
    const pictures = builtPages.flatMap(({ document }) =>
      document
        .querySelectorAll('img[src^="/"], link[rel*="icon"]')
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    )
    const named = [...new Set(pictures.map((address) => address.split(/[?#]/)[0] ?? ''))]
    expect(named.length).toBeGreaterThan(10)
    for (const address of named) {
      const kept = headersAt(rules, address).get('cache-control') ?? ''
      expect(Number(/max-age=(\d+)/.exec(kept)?.[1]), address).toBeGreaterThanOrEqual(86_400)
    }
  })
})

describe('the headers file', () => {
  it("stays within Cloudflare's limits: 100 rules, 2,000 characters a line", () => {
    expect(rules.length).toBeLessThanOrEqual(100)
    for (const { lines } of rules) {
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(1990)
    }
    const tooMany = Array.from({ length: 101 }, (_, i) => ({ path: `/${i}`, headers: {} }))
    expect(() => headersFile(tooMany)).toThrow('101 rules')
    expect(() => headersFile([{ path: '/', headers: { Link: 'x'.repeat(2000) } }])).toThrow(
      'too long',
    )
  })

  it('names the stand-in for Stripe only on payment pages, and only if configured', () => {
    expect(JSON.stringify(rules)).not.toMatch(/localhost|http:/)
    const withStandIn = readRules(headersFile(headerRules(devOrigin)))
    const policyAt = (address: string) =>
      headersAt(withStandIn, address).get('content-security-policy') ?? ''
    for (const directive of ['script-src', 'frame-src', 'connect-src']) {
      expect(sourcesOf(policyAt('/it/book-online'), directive)).toContain(devOrigin)
    }
    expect(policyAt('/it/contact')).not.toContain(devOrigin)
  })
})
