import { business } from '../../domain/business/business.ts'
import { passWorker } from '../guest/pass/kept/pass-worker.ts'
import type { Page, PolicyProfile } from '../routing/page.ts'
import { pages } from '../routing/routes.ts'
import { deskWorker } from '../staff/offline/desk-worker.ts'
import { bookingOrigin, contentSecurityPolicy, type Policy } from './csp.ts'
import { pageFactsOf } from './page-facts.ts'

export interface HeaderRule {
  /** As Cloudflare's `_headers` file reads it: `*` for the rest, `:name` for one part of the path. */
  path: string
  headers: Record<string, string>
  /** Takes a wider rule's value away first; two values would be joined. */
  replaces?: true
}

/** Drawings, photographs, flags, icons and shared pictures keep their names when they change. */
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

/** Pages that neither take a payment nor frame what does. */
const paysNothing: readonly PolicyProfile[] = ['transit', 'staff']

/** The headers that differ from page to page. */
function policyHeaders(page: Policy, payScriptOrigin?: string) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page, payScriptOrigin),
    'Permissions-Policy': permissionsPolicy(page),
    // Wallets, Link and the partner's shop open windows that report back. The outermost page decides
    // for the frames in it, and every content page may come to show a booking form in a dialog.
    'Cross-Origin-Opener-Policy': paysNothing.includes(page.policy)
      ? 'same-origin'
      : 'same-origin-allow-popups',
  }
}

/** The partner's site sells tickets: it may ask for what the specification's section 2 names. */
function permissionsPolicy({ policy, framable }: Policy): string {
  if (policy === 'bus-partner') {
    const partner = `("${new URL(business.busPartner.url).origin}")`
    const asked = ['camera', 'geolocation', 'microphone', 'payment'].map((it) => `${it}=${partner}`)
    return [...asked, 'usb=()'].join(', ')
  }
  // A content page frames a form that takes payments, which can be allowed no more than its parent is.
  const bookingFrames = policy === 'content' ? bookingOrigin().map((origin) => ` "${origin}"`) : []
  const payment =
    policy === 'pay' || (policy === 'content' && !framable)
      ? `payment=(self ${payFrames}${bookingFrames.join('')})`
      : 'payment=()'
  // Staff scan a guest's code at the counter.
  const camera = policy === 'staff' ? 'camera=(self)' : 'camera=()'
  return `${camera}, geolocation=(), microphone=(), usb=(), ${payment}`
}

const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** A page's own rules, unprefixed and under each language; the limit of 100 rules leaves no more. */
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

/** Every rule of the site. A file in `/assets/` has its content's hash in its name. */
export function headerRules(payScriptOrigin?: string): HeaderRule[] {
  return [
    { path: '/*', headers: { ...everywhere, ...policyHeaders({ policy: 'content' }) } },
    // They fetch their page and its files, and nothing of others.
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

/** The text of `_headers`. Wrangler drops what is above its limits with no more than a warning. */
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
