import { business } from '../../domain/business/business.ts'
import { passWorker } from '../guest/pass/kept/pass-worker.ts'
import type { Page, PolicyProfile } from '../routing/page.ts'
import { pages } from '../routing/routes.ts'
import { deskWorker } from '../staff/offline/desk-worker.ts'
import { bookingOrigin, contentSecurityPolicy, type Policy } from './csp.ts'
import { pageFactsOf } from './page-facts.ts'

export interface HeaderRule {
  /** Path in Cloudflare's `_headers` syntax: `*` for the rest, `:name` for one segment. */
  path: string
  headers: Record<string, string>
  /** Removes a wider rule's value, which Cloudflare would join. */
  replaces?: true
}

/** Not immutable, because these files keep their names. */
const kept = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }

const keptFiles = [
  '/illustrations/*',
  '/photos/*',
  '/flags/*',
  '/social/*',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
]

const payFrames = '"https://js.stripe.com" "https://*.js.stripe.com"'

/** Pages that neither take a payment nor frame a page that does. */
const paysNothing: readonly PolicyProfile[] = ['transit', 'staff']

function policyHeaders(page: Policy, payScriptOrigin?: string) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page, payScriptOrigin),
    'Permissions-Policy': permissionsPolicy(page),
    // Wallets, Link and the partner's shop open popups that report back. The outermost page decides for its
    // frames, and any content page may open a booking form in a dialog.
    'Cross-Origin-Opener-Policy': paysNothing.includes(page.policy)
      ? 'same-origin'
      : 'same-origin-allow-popups',
  }
}

/** The partner sells tickets and gets the permissions from the specification, section 2. */
function permissionsPolicy({ policy, framable }: Policy): string {
  if (policy === 'bus-partner') {
    const partner = `("${new URL(business.busPartner.url).origin}")`
    const asked = ['camera', 'geolocation', 'microphone', 'payment'].map((it) => `${it}=${partner}`)
    return [...asked, 'usb=()'].join(', ')
  }
  // A framed payment form never gets more permissions than its parent.
  const bookingFrames = policy === 'content' ? bookingOrigin().map((origin) => ` "${origin}"`) : []
  const payment =
    policy === 'pay' || (policy === 'content' && !framable)
      ? `payment=(self ${payFrames}${bookingFrames.join('')})`
      : 'payment=()'
  const camera = policy === 'staff' ? 'camera=(self)' : 'camera=()'
  return `${camera}, geolocation=(), microphone=(), usb=(), ${payment}`
}

const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/**
 * Returns a page's two rules, unprefixed and with `:locale`.
 * `_headers` may only have 100 rules.
 */
function rulesOf(page: Page, payScriptOrigin?: string): HeaderRule[] {
  const headers = {
    ...policyHeaders(page, payScriptOrigin),
    ...(pageFactsOf(page).tellsNoReferrer && { 'Referrer-Policy': 'no-referrer' }),
  }
  return [page.path, `/:locale${page.path}`].map((rule) => ({
    path: rule,
    headers,
    replaces: true,
  }))
}

/** Files in `/assets/` have a content hash in their names. */
export function headerRules(payScriptOrigin?: string): HeaderRule[] {
  return [
    { path: '/*', headers: { ...everywhere, ...policyHeaders({ policy: 'content' }) } },
    // Service workers only fetch from their own site.
    ...[deskWorker, passWorker].map(({ path }) => ({
      path,
      headers: { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" },
      replaces: true as const,
    })),
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...keptFiles.map((path) => ({ path, headers: kept })),
    ...pages
      .filter(
        (page) => page.policy !== 'content' || page.framable || pageFactsOf(page).tellsNoReferrer,
      )
      .flatMap((page) => rulesOf(page, payScriptOrigin)),
  ]
}

const maxRules = 100
const maxLine = 2000

/**
 * Returns the text of `_headers`.
 * Throws above Wrangler's limits, because Wrangler only warns and drops the rest.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > maxRules) throw new Error(`_headers has ${rules.length} rules`)
  const lines = rules.flatMap(({ path, headers, replaces }) => [
    path,
    ...(replaces ? Object.keys(headers).map((name) => `  ! ${name}`) : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const long = lines.find((line) => line.length > maxLine)
  if (long) throw new Error(`A line of _headers is too long: ${long.slice(0, 60)}…`)
  return `${lines.join('\n')}\n`
}
