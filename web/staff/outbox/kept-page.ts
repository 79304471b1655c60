import { defaultLocale, type Locale, localizePath } from '../../../domain/locales.ts'
import { deskWorkerPath } from './desk-worker-path.ts'

const scopeOf = (locale: Locale) => localizePath('/admin', locale)

/** Milliseconds for the worker to look through what it keeps, and to fetch what is missing. */
const patience = 60_000

/**
 * Lets staff's page open without a connection: in its language, and without one, which leads to the
 * language that was chosen. A browser that can't, or the development server, does without.
 */
export async function keepPage(locale: Locale): Promise<void> {
  const scopes = new Set([scopeOf(locale), scopeOf(defaultLocale)])
  await Promise.allSettled(
    [...scopes].map((scope) => navigator.serviceWorker?.register(deskWorkerPath, { scope })),
  )
}

async function workerOf(locale: Locale): Promise<ServiceWorker | null> {
  const registered = await navigator.serviceWorker?.getRegistrations()
  const scope = location.origin + scopeOf(locale)
  return registered?.find((one) => one.scope === scope)?.active ?? null
}

/** Whether the page and all that it may load is on the device; what is missing is fetched if it can be. */
export async function isPageKept(locale: Locale): Promise<boolean> {
  const worker = await workerOf(locale)
  if (!worker) return false
  const { port1, port2 } = new MessageChannel()
  const told = new Promise<boolean>((tell) => {
    port1.onmessage = ({ data }) => tell(data === true)
    setTimeout(tell, patience, false)
  })
  worker.postMessage('ready?', [port2])
  return told
}

/** Takes the page off the device. */
export async function forgetPage(): Promise<void> {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registered.map((one) => one.unregister()))
  const names = 'caches' in globalThis ? await caches.keys() : []
  const own = names.filter((name) => name.startsWith('desk '))
  await Promise.all(own.map((name) => caches.delete(name)))
}
