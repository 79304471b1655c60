import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Account } from './account.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

const closed: Answer = { status: 401 }
const html = { 'content-type': 'text/html' }

/** Serves the site as Cloudflare would: the version with all visitors, or one at 0% that the request names. */
export async function startSite(account: () => Account) {
  const server = createServer((request, response) => send(response, answerOf(account(), request)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, headers).end(body)
}

/** Returns the version that answers. */
function versionFor({ traffic, fault }: Account, request: IncomingMessage): string | undefined {
  const named = /^[\w-]+="(.+)"$/.exec(
    String(request.headers['cloudflare-workers-version-overrides']),
  )
  const isThere = traffic?.some(({ version_id: id }) => id === named?.[1])
  if (isThere && fault !== 'override is ignored') return named?.[1]
  return traffic?.find(({ percentage }) => percentage === 100)?.version_id
}

function answerOf(account: Account, request: IncomingMessage): Answer {
  const id = versionFor(account, request)
  const version = account.versions[id ?? '']
  if (!id || !version) return { status: 522 }
  const has = (fault: Account['fault']) => id === account.next && account.fault === fault
  const isOverride = 'cloudflare-workers-version-overrides' in request.headers
  const path = request.url ?? ''

  if (path === '/api/health') {
    const isBroken = has('unhealthy') || (has('only breaks for visitors') && !isOverride)
    const [oldest, newest] = version.works
    const isStrange = account.schema < oldest || account.schema > newest
    return { status: isBroken || isStrange ? 503 : 200, headers: { 'x-version': id } }
  }
  if (path === '/api/stripe/webhook')
    return { status: has('forged webhook is accepted') ? 200 : 400 }
  if (path === '/api/staff/session' && has('staff door is open')) return { status: 200 }
  if (path.startsWith('/api/')) return closed
  if (path.endsWith('/admin')) {
    const login = has('access sends elsewhere') ? 'evil.example' : 'office.cloudflareaccess.com'
    return { status: 302, headers: { location: `https://${login}/cdn-cgi/access/login` } }
  }
  if (path.startsWith('/assets/') && has('script is missing')) return { status: 404, headers: html }
  const page = path === '/de' && has('German page is English') ? '/' : path
  const text = file(version.client, page)
  if (!text) return { status: 404, headers: html }
  if (path.startsWith('/assets/'))
    return { status: 200, headers: { 'content-type': 'text/javascript' }, body: text }
  const body = has('page of another build') ? String(text).replaceAll('new', 'other') : text
  return { status: 200, headers: html, body }
}

function file(client: string, path: string): Buffer | null {
  const name = path === '/' ? 'index.html' : path.slice(1)
  const found = [name, `${name}.html`].map((one) => join(client, one)).find(existsSync)
  return found ? readFileSync(found) : null
}
