import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { offlineActions } from '../../../domain/desk/offline-actions.ts'
import { waits } from '../../../domain/desk/offline-endpoints.ts'
import { onlineActions } from '../../../domain/desk/online-actions.ts'
import { type DeskEndpoint, useActions } from '../../../web/staff/actions/actions.ts'
import { dayQuery } from '../../../web/staff/actions/day-query.ts'
import { useFoundStays, useStayRecord } from '../../../web/staff/actions/stay-query.ts'
import { cachedDay } from '../../../web/staff/offline/cached-day.ts'
import { offlineQueue } from '../../../web/staff/offline/device-queue.ts'
import { openSession } from '../../../web/staff/session/seal.ts'
import { deviceStorage } from './device-storage.ts'
import { expected } from './offline/kept.ts'

/** Every endpoint that only staff use, from the API and the tables of actions. */
const inContract = readFileSync('domain/api.ts', 'utf8').matchAll(
  /^ {2}'(\w+ \/api\/staff\/[^']+|GET \/api\/(?:bookings|contacts|reservations))':/gm,
)
const actions = Object.keys({ ...offlineActions, ...onlineActions })
const staffEndpoints = [...actions, ...[...inContract].map(([, call = '']) => call)]

const isOfDesk = (call: string): call is DeskEndpoint => /^POST \/api\/staff\/stays\b/.test(call)

const noConnection = async () => {
  throw new TypeError('Failed to fetch')
}

const Part = ({ render }: { render: () => void }) => {
  render()
  return null
}

/** The value that a hook returns in a component. */
function used<Result>(client: QueryClient, useIt: () => Result): Result {
  const had: Result[] = []
  const part = createElement(Part, { render: () => had.push(useIt()) })
  renderToString(createElement(QueryClientProvider, { client }, part))
  const [result] = had
  if (!result) throw new Error('It was not rendered')
  return result
}

beforeAll(() => {
  // Another tab holds the lock to send, so pending actions stay here.
  const request = async (_: string, __: object, task: (lock: null) => unknown) => task(null)
  vi.stubGlobal('navigator', { onLine: false, locks: { request } })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = () => {}
    },
  )
  vi.stubGlobal('indexedDB', deviceStorage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', noConnection)
  return () => vi.unstubAllGlobals()
})

describe('promise 33: without a connection', () => {
  it('the device queues offline actions, and other desk actions fail at once', async () => {
    const calls = staffEndpoints.filter(isOfDesk)
    expect(calls.length).toBeGreaterThan(15)
    const client = new QueryClient()
    for (const endpoint of calls)
      used(client, () => useActions(endpoint, expected)).action(endpoint, {} as never)
    const sent = client.getMutationCache().getAll()
    await vi.waitFor(() => expect(client.isMutating()).toBe(0))
    expect(offlineQueue.actions.map(({ endpoint: call }) => call).toSorted()).toEqual(
      calls.filter(waits).toSorted(),
    )
    const failed = sent.filter(({ state }) => state.error instanceof TypeError)
    expect(failed.length).toBe(calls.filter((endpoint) => !waits(endpoint)).length)
  })

  it("today's list, a stay in it and the search in it still work", async () => {
    const soon = new Date(Date.now() + 60_000).toISOString()
    const session = {
      staffId: 'arta',
      username: '',
      role: 'staff' as const,
      signInUrl: '',
      signOutUrl: '',
    }
    await openSession({ ...session, expiresAt: soon, now: new Date().toISOString() })
    vi.stubGlobal('fetch', async () => Response.json([expected]))
    await new QueryClient().fetchQuery(dayQuery)
    vi.stubGlobal('fetch', noConnection)
    const client = new QueryClient()
    await expect(client.fetchQuery({ ...dayQuery, retry: false })).rejects.toThrow('no answer')
    const kept = await vi.waitUntil(() => cachedDay())
    client.setQueryData(dayQuery.queryKey, kept.records)
    const { id, reference } = expected.stay
    expect(used(client, () => useStayRecord(id)).record).toEqual(expected)
    const day = { records: kept.records, answeredAt: kept.at }
    const found = used(client, () => useFoundStays(reference, day, new Date()))
    expect(found.records).toEqual([expected])
  })

  it('the service worker serves the page and its files, but no staff endpoint', () => {
    const gives = workerThatGives()
    expect(gives('GET /admin', 'navigate')).toBe(true)
    expect(gives('GET /assets/page.js')).toBe(true)
    expect(staffEndpoints.length).toBeGreaterThan(40)
    expect(staffEndpoints.filter((call) => gives(call))).toEqual([])
  })
})

describe('without a connection and a cached page', () => {
  const noPage = { match: async () => undefined }

  it.each(['/admin/desk', '/admin/desk?sign-in'])('%s is a page that says so', async (path) => {
    const answers = workerThatAnswers(noConnection, noPage)
    const response = await answers(`GET ${path}`, 'navigate')
    expect(await response?.text()).toBe('No connection')
    expect(response?.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it('the sign-in says so too, although the desk is cached', async () => {
    const answers = workerThatAnswers(noConnection, { match: async () => new Response('desk') })
    const [desk, signIn] = await Promise.all(
      ['/admin/desk', '/admin/desk?sign-in'].map((path) => answers(`GET ${path}`, 'navigate')),
    )
    expect([await desk?.text(), await signIn?.text()]).toEqual(['desk', 'No connection'])
  })
})

describe('the service worker of the staff page', () => {
  it('stops its installation on a sign-out, which would otherwise wait for it', async () => {
    const noFiles = { match: async () => undefined, keys: async () => [], put: async () => {} }
    const fetched = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_, fail) => {
          signal?.addEventListener('abort', () => fail(signal.reason))
        }),
    )
    const dispatch = staffWorker(fetched, noFiles)
    const waitUntil = vi.fn((_: Promise<void>) => {})
    dispatch('install', { waitUntil })
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    dispatch('message', { data: 'stop', ports: [] })
    await expect(waitUntil.mock.calls[0]?.[0]).rejects.toThrow('aborted')
  })
})

/** Returns whether the staff page's service worker responds to a request itself. */
function workerThatGives() {
  const answers = workerThatAnswers(async () => Response.json({}), { match: async () => ({}) })
  return (call: string, mode = 'cors') => answers(call, mode) !== undefined
}

/** Returns how the staff page's service worker responds to a request; `undefined` if it doesn't. */
function workerThatAnswers(fetch: () => Promise<Response>, cache: object) {
  const dispatch = staffWorker(fetch, cache)
  return (call: string, mode = 'cors'): Promise<Response> | undefined => {
    const [method, path = ''] = call.split(' ')
    const respondWith = vi.fn()
    dispatch('fetch', { request: { method, mode, url: new URL(path, origin).href }, respondWith })
    return respondWith.mock.calls[0]?.[0]
  }
}

const origin = 'https://luggage.example'

/** Starts the staff page's service worker. Returns how to fire its events. */
function staffWorker(fetch: (file: string, init: RequestInit) => Promise<Response>, cache: object) {
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    registration: { scope: `${origin}/admin` },
    location: { origin },
    addEventListener: listeners.set.bind(listeners),
  }
  const caches = { ...cache, open: async () => cache }
  const source = readFileSync('web/prerender/page-sw.js', 'utf8').replace(
    "'OFFLINE'",
    JSON.stringify({ '/admin': 'No connection' }),
  )
  runInNewContext(source, { self, caches, URL, Response, setTimeout, fetch, AbortController })
  return (name: string, event: object) => listeners.get(name)?.(event)
}
