import { business } from '../../domain/business/business.ts'
import { passWorker } from '../guest/pass/saved/pass-worker.ts'
import type { Page, PolicyProfile } from '../routing/page.ts'
import { pages } from '../routing/routes.ts'
import { deskWorker } from '../staff/offline/desk-worker.ts'
import { bookingOrigin, contentSecurityPolicy, type Policy } from './csp.ts'
import { pageFactsOf } from './page-facts.ts'

export interface HeaderRule {
  /** Path in the syntax of Cloudflare's `_headers`. */
  path: string
  headers: Record<string, string>
  /**
   * True if this rule's values replace those of broader rules.
   * Otherwise, Cloudflare appends them.
   */
  replaces?: true
}

/** Cached for a day but not `immutable`, because the file names don't change with the content. */
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

/** Policies of pages that need no popups, not even from their frames. */
const paysNothing: readonly PolicyProfile[] = ['transit', 'staff']

function policyHeaders(page: Policy, payScriptOrigin?: string) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page, payScriptOrigin),
    'Permissions-Policy': permissionsPolicy(page),
    // Wallets, Link and the bus partner open popups that report back to the page.
    // The outermost page decides for its frames, and content pages may frame a booking form.
    'Cross-Origin-Opener-Policy': paysNothing.includes(page.policy)
      ? 'same-origin'
      : 'same-origin-allow-popups',
  }
}

function permissionsPolicy({ policy, framable }: Policy): string {
  if (policy === 'bus-partner') {
    const partner = `("${new URL(business.busPartner.url).origin}")`
    const asked = ['camera', 'geolocation', 'microphone', 'payment'].map((it) => `${it}=${partner}`)
    return [...asked, 'usb=()'].join(', ')
  }
  // A frame never has more permissions than its page, so the page must allow payments in frames.
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

/** Returns two rules that cover all languages, because `_headers` allows only 100 in total. */
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

/** Headers of sites other than the real one, such as staging. */
const notIndexed = { 'X-Robots-Tag': 'noindex' }

export function headerRules(
  payScriptOrigin?: string,
  origin: string = business.origin,
): HeaderRule[] {
  const robots = origin === business.origin ? {} : notIndexed
  return [
    { path: '/*', headers: { ...everywhere, ...policyHeaders({ policy: 'content' }), ...robots } },
    // Service workers fetch only from the site itself.
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

/** Throws if the rules exceed Wrangler's limits. Wrangler would only warn and drop the rest. */
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
