const timeoutMs = 60_000

/**
 * Registers a service worker for each scope, so that its page opens offline.
 * `worker` is the path of the script, and each scope is a page's path. Failures are ignored.
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

/**
 * Resolves to `true` if the page at `scope` is completely cached.
 * The service worker first tries to fetch missing files. Resolves to `false` if none is active for
 * `scope`, or if it doesn't respond within a minute.
 */
export async function isCachedOffline(scope: string): Promise<boolean> {
  const worker = await workerOf(scope)
  if (!worker) return false
  const { port1, port2 } = new MessageChannel()
  const notified = new Promise<boolean>((notify) => {
    port1.onmessage = ({ data }) => notify(data === true)
    setTimeout(notify, timeoutMs, false)
  })
  worker.postMessage('ready?', [port2])
  return notified
}

/**
 * Stops and unregisters the service workers whose script has the path `worker`.
 * Also deletes their caches, whose names begin with `name` and a space.
 */
export async function forgetOffline(worker: string, name: string): Promise<void> {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const own = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    [active, waiting, installing].filter((one) => one?.scriptURL === location.origin + worker)
  for (const one of registered.flatMap(own)) one?.postMessage('stop')
  const unregistered = registered.filter((one) => own(one).length > 0)
  await Promise.all(unregistered.map((one) => one.unregister()))
  const names = 'caches' in globalThis ? await caches.keys() : []
  const cached = names.filter((one) => one.startsWith(`${name} `))
  await Promise.all(cached.map((one) => caches.delete(one)))
}
