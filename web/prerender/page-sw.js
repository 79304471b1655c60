// Makes one page open offline: caches its files and one document, but no API responses.
// The build replaces the placeholders in capitals (see `page-worker.ts`).
const name = 'NAME'
const release = 'RELEASE'
const hasParts = 'HAS_PARTS'
const parts = ['FILES']
const words = 'WORDS'
// Documents to show, by path, if neither the server's page nor the cached one can be used.
const offline = 'OFFLINE'

/** Path of the page, such as `/admin` or `/de/admin`. */
const { pathname: shell } = new URL(self.registration.scope)
const files = [...parts, ...(words[shell] ?? [])]
const ofShell = `${name} ${shell} `
const slow = 4000

const cache = () => caches.open(ofShell + release)

let storing = new AbortController()

/**
 * Returns a response that may be cached.
 * Throws for errors and redirects, such as to a sign-in or a captive portal.
 */
async function sound(address, signal) {
  const response = await fetch(address, { redirect: 'manual', credentials: 'same-origin', signal })
  if (response.ok && response.type === 'basic' && !response.redirected) return response
  throw new Error(`${address} can't be kept`)
}

/**
 * Caches the files first and the page last. A page without all its files would stay blank.
 * Throws if anything can't be fetched, or if the page is of another release.
 */
async function store() {
  const { signal } = storing
  const kept = await cache()
  const keep = async (file) =>
    kept.put(file, (await caches.match(file)) ?? (await sound(file, signal)))
  const there = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all(files.filter((file) => !there.has(file)).map(keep))
  if (there.has(shell)) return
  const page = await sound(shell, signal)
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  const isOurs = named.length > 0 && named.every((file) => files.includes(file))
  if (!isOurs) throw new Error(`${shell} is of another release`)
  await kept.put(shell, page)
}

/** Deletes old caches of this page. Keeps the previous release for tabs that are still open. */
async function prune() {
  const own = (await caches.keys()).filter((name) => name.startsWith(ofShell))
  const old = own.filter((name) => name !== ofShell + release).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function isReady() {
  const there = (await (await cache()).keys()).map(({ url }) => new URL(url).pathname)
  return [...files, shell].every((file) => there.includes(file))
}

/** Returns true if the response redirects to the sign-in or refuses access. */
const isSignIn = ({ status, type }) => type === 'opaqueredirect' || status === 401 || status === 403

/**
 * Responds with the server's page.
 * Uses the cached page if the server fails, takes more than 4 s or asks for a sign-in, but never
 * with `?sign-in`. If neither can be used, responds with a page that says so.
 */
async function page(request) {
  const answer = fetch(request)
  const kept = await (await cache()).match(shell)
  if (!kept || new URL(request.url).searchParams.has('sign-in'))
    return answer.catch(() => noConnection())
  const late = new Promise((done) => setTimeout(done, slow, kept))
  const soon = answer.then(
    (response) => (response.status < 500 && !isSignIn(response) ? response : kept),
    () => kept,
  )
  return Promise.race([soon, late])
}

function noConnection() {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
  return new Response(offline[shell] ?? '', { status: 503, headers })
}

self.addEventListener('install', (event) => event.waitUntil(store().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) =>
  event.waitUntil(prune().then(() => self.clients.claim())),
)

/** Fails a running installation, because unregistering waits for it. */
function stop() {
  storing.abort()
  storing = new AbortController()
}

// A page sends `stop`, or asks whether everything is cached. Missing files are fetched first.
self.addEventListener('message', (event) => {
  if (event.data === 'stop') return stop()
  const answer = (ready) => event.ports[0]?.postMessage(ready)
  const told = isReady()
    .then((ready) => ready || store().then(isReady))
    .catch(() => false)
  event.waitUntil(told.then(answer))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // Scopes match by prefix, so /administration would match too.
  const isPage = pathname === shell || (hasParts && pathname.startsWith(`${shell}/`))
  if (request.mode === 'navigate') {
    if (isPage) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)))
  }
})
