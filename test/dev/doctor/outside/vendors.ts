import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { neededEvents } from '../../../../domain/stripe/needed-events.ts'

type Answer = (response: ServerResponse) => void

export const says =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

/** As Cloudflare wraps it. */
export const result = (value: unknown) =>
  says({ success: true, errors: [], messages: [], result: value })

export const refusesCloudflare = (status: number) =>
  says({ success: false, errors: [{ code: 10000, message: 'No' }], result: null }, status)

export const refusesStripe = (status: number) =>
  says({ error: { type: 'invalid_request_error', message: 'No' } }, status)

export const hangs: Answer = () => undefined

/** Answers of Cloudflare and Stripe by the path that is asked. Anything else isn't there. */
export type Answers = Record<string, Answer>

const account = '/accounts/acc'
const zone = '/zones/z1'
export const paths = {
  apps: `${account}/access/apps`,
  zones: '/zones',
  senders: `${zone}/email/sending/subdomains`,
  secrets: `${account}/workers/scripts/tirana-luggage-storage/secrets`,
  database: `${account}/d1/database/5b9f3a52-6f4e-4a0e-9c1d-2f6f4f0a7c11`,
  query: `${account}/d1/database/5b9f3a52-6f4e-4a0e-9c1d-2f6f4f0a7c11/query`,
  bucket: `${account}/r2/buckets/photos`,
  plans: `${account}/subscriptions`,
  account: '/v1/account',
  endpoints: '/v1/webhook_endpoints',
  domains: '/v1/payment_method_domains',
} as const

/** Cloudflare takes at most five per application. */
export const staffAddresses = ['bags.al/admin', 'bags.al/*/admin', 'bags.al/api/staff']

export function application(changes: object = {}) {
  return {
    aud: 'a1'.repeat(32),
    type: 'self_hosted',
    domain: 'bags.al/admin',
    destinations: staffAddresses.map((uri) => ({ type: 'public', uri })),
    path_cookie_attribute: false,
    policies: [{ decision: 'allow' }],
    ...changes,
  }
}

export function endpoint(changes: object = {}) {
  return {
    id: 'we_1',
    url: 'https://bags.al/api/stripe/webhook',
    status: 'enabled',
    livemode: true,
    enabled_events: [...neededEvents, 'charge.succeeded'],
    ...changes,
  }
}

export function walletDomain(changes: object = {}) {
  const active = { status: 'active' }
  return {
    domain_name: 'bags.al',
    enabled: true,
    apple_pay: active,
    google_pay: active,
    link: active,
    ...changes,
  }
}

export const list = (...data: object[]) => says({ object: 'list', has_more: false, data })
export const named = (...names: string[]) => names.map((name) => ({ name }))

/** Everything is as the good patient needs it. */
export function goodAnswers(): Answers {
  return {
    [paths.apps]: result([application()]),
    [paths.zones]: result([
      { id: 'z0', name: 'al' },
      { id: 'z1', name: 'bags.al' },
    ]),
    [paths.senders]: result([{ tag: 't', name: 'bags.al', enabled: true }]),
    [paths.secrets]: result(named('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'LINK_SECRET')),
    [paths.database]: result({ uuid: 'x', name: 'tirana-luggage-storage' }),
    [paths.query]: result([{ success: true, results: named('0000_start.sql', '0001_more.sql') }]),
    [paths.bucket]: result({ name: 'photos' }),
    [paths.plans]: result([{ rate_plan: { id: 'workers_paid', public_name: 'Workers Paid' } }]),
    [paths.account]: says({ id: 'acct_1', country: 'DE', charges_enabled: true }),
    [paths.endpoints]: list(endpoint()),
    [paths.domains]: list(walletDomain()),
  }
}

/** Both vendors on one free port. `asked` has the paths with their keys. */
export async function vendors() {
  const asked: string[] = []
  let answers: Answers = {}
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(`${request.headers.authorization} ${request.url}`)
    const otherwise = pathname.startsWith('/v1/') ? refusesStripe(404) : refusesCloudflare(404)
    const answer = answers[pathname] ?? otherwise
    answer(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    willAnswer(next: Answers) {
      answers = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
