import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale, locales, localizePath } from '../../domain/business/locales.ts'
import type { Ask } from './asker.ts'

export interface Expected {
  ask: Ask
  /** Id of the version that has to answer. `undefined` accepts any version. */
  version: string | undefined
  /** Folder of the built pages that the site has to serve. */
  client: string
  /** Origin of the page where staff sign in. */
  accessOrigin: string
  isRepair: boolean
}

/** Returns a summary of what was checked. Throws the first problem. */
export async function smokeTest(expected: Expected): Promise<string> {
  await checkHealth(expected)
  for (const path of closedPaths) await checkClosed(expected, path)
  await checkForgedWebhook(expected)
  for (const locale of locales) await checkPage(expected, locale)
  return `healthy; ${closedPaths.length} staff doors closed, a forged webhook refused, ${locales.length} languages`
}

/** Throws unless the expected version answers `/api/health` with 200 or, for a repair, with 503. */
async function checkHealth({ ask, version, isRepair }: Expected): Promise<void> {
  const answer = await ask('/api/health')
  const answered = answer.headers.get('X-Version')
  if (version && answered !== version)
    throw new Error(`/api/health was answered by version ${answered}, not ${version}`)
  if (answer.status === 200 || (isRepair && answer.status === 503)) return
  throw new Error(
    `/api/health answers ${answer.status}: this version can't work with the database or its settings`,
  )
}

/**
 * Paths that only staff may read.
 * Only the Worker guards the last three. Cloudflare Access also guards the others.
 */
const closedPaths = [
  ...locales.map((locale) => localizePath('/admin', locale)),
  '/api/staff/session',
  '/api/bookings',
  '/api/reservations',
  '/api/contacts',
]

async function checkClosed({ ask, accessOrigin }: Expected, path: string): Promise<void> {
  const answer = await ask(path)
  if (answer.status === 401 || answer.status === 403) return
  const target = answer.headers.get('Location')
  if (answer.status === 302 && target && isSignIn(target, accessOrigin)) return
  throw new Error(`${path} is open: it answers ${answer.status} to a stranger`)
}

function isSignIn(target: string, accessOrigin: string): boolean {
  if (!URL.canParse(target)) return false
  const { origin, hostname, protocol } = new URL(target)
  const isAccess = protocol === 'https:' && hostname.endsWith('.cloudflareaccess.com')
  return isAccess || origin === accessOrigin
}

async function checkForgedWebhook({ ask }: Expected): Promise<void> {
  const { status } = await ask('/api/stripe/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: JSON.stringify({ id: 'evt_forged', object: 'event', type: 'payment_intent.succeeded' }),
  })
  if (status !== 400) throw new Error(`a forged webhook is answered ${status}, not 400`)
}

async function checkPage({ ask, client }: Expected, locale: Locale): Promise<void> {
  const path = localizePath('/', locale)
  const answer = await ask(path)
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  const page = await answer.text()
  if (!page.includes(`<html lang="${locale}"`)) throw new Error(`${path} is not in "${locale}"`)
  const served = hashedFiles(page)
  const missing = hashedFiles(builtPage(client, locale)).find((file) => !served.includes(file))
  if (missing) throw new Error(`${path} is not the page of this build: it doesn't name ${missing}`)
  const script = served.find((file) => file.endsWith('.js'))
  if (!script) throw new Error(`${path} names no script`)
  const loaded = await ask(script)
  if (loaded.status !== 200 || !/javascript/.test(loaded.headers.get('content-type') ?? ''))
    throw new Error(`${path} names ${script}, which doesn't load (${loaded.status})`)
}

function hashedFiles(page: string): string[] {
  return [...new Set(page.match(/\/assets\/[\w.-]+/g))]
}

function builtPage(client: string, locale: Locale): string {
  const file = join(client, locale === defaultLocale ? 'index.html' : `${locale}.html`)
  if (!existsSync(file)) throw new Error(`${file} was not built`)
  return readFileSync(file, 'utf8')
}
