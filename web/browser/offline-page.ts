/** Milliseconds for the worker to look through what it keeps, and to fetch what is missing. */
const timeoutMs = 60_000

/**
 * Lets a page open without a connection at each of the given addresses, by the service worker at `worker`.
 * A browser that can't, or the development server, does without.
 */
export async function cacheOffline(worker: string, scopes: Iterable<string>): Promise<void> {
  await Promise.allSettled(
    [...scopes].map((scope) => navigator.serviceWorker?.register(worker, { scope })),
  )
}

async function workerOf(scope: string): Promise<ServiceWorker | null> {
  const registered = await navigator.serviceWorker?.getRegistrations()
  return registered?.find((one) => one.scope === location.origin + scope)?.active ?? null
}

/** Whether the page and all that it may load is on the device; what is missing is fetched if it can be. */
export async function isCachedOffline(scope: string): Promise<boolean> {
  const worker = await workerOf(scope)
  if (!worker) return false
  const { port1, port2 } = new MessageChannel()
  const told = new Promise<boolean>((tell) => {
    port1.onmessage = ({ data }) => tell(data === true)
    setTimeout(tell, timeoutMs, false)
  })
  worker.postMessage('ready?', [port2])
  return told
}

/** Takes the page of a worker off the device; the worker's caches begin with its `name`. */
export async function forgetOffline(worker: string, name: string): Promise<void> {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const isOwn = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    [active, waiting, installing].some((one) => one?.scriptURL === location.origin + worker)
  await Promise.all(registered.filter(isOwn).map((one) => one.unregister()))
  const names = 'caches' in globalThis ? await caches.keys() : []
  const own = names.filter((one) => one.startsWith(`${name} `))
  await Promise.all(own.map((one) => caches.delete(one)))
}
