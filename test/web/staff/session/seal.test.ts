import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStorage } from '../device-storage.ts'
import { expected, kept } from '../offline/kept.ts'

const hour = 3_600_000
const noon = new Date('2026-11-23T12:00:00Z')
const session = {
  staffId: 'arta',
  username: 'arta@example.com',
  role: 'staff' as const,
  signInUrl: '',
  signOutUrl: '',
  expiresAt: '2026-11-23T14:00:00Z',
  now: '2026-11-23T12:00:00Z',
}
const guestsName = expected.stay.customerName ?? ''

let storage: ReturnType<typeof deviceStorage>
let channels: { listeners: ((event: { data: unknown }) => void)[] }[]

/** A tab of the device, with its own modules and events. */
async function tab() {
  vi.resetModules()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', new EventTarget())
  const seal = await import('../../../../web/staff/session/seal.ts')
  const day = await import('../../../../web/staff/offline/cached-day.ts')
  const { offlineQueue: queue } = await import('../../../../web/staff/offline/device-queue.ts')
  const { deviceStore } = await import('../../../../web/staff/offline/actions-store.ts')
  const { notifySignedOut } = await import('../../../../web/staff/offline/session-end.ts')
  const stop = seal.watchSession()
  const looks = () => page.dispatchEvent(new Event('pageshow'))
  return { ...seal, ...day, queue, deviceStore, notifySignedOut, stop, looks }
}

/** A signed-in tab with the day's list and a pending payment. */
async function atWork() {
  const here = await tab()
  await here.openSession(session)
  await here.cacheDay([expected], Date.now())
  await here.deviceStore.put(kept({ key: 'waits' }))
  await here.queue.reload()
  expect((await here.cachedDay())?.records).toEqual([expected])
  expect(storage.text()).toContain(guestsName)
  return here
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: noon })
  storage = deviceStorage()
  channels = []
  vi.stubGlobal('indexedDB', storage)
  const request = async (_: string, __: object, task: (lock: object) => unknown) => task({})
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      readonly listeners: ((event: { data: unknown }) => void)[] = []
      constructor() {
        channels.push(this)
      }
      addEventListener = (_: string, listener: () => void) => void this.listeners.push(listener)
      removeEventListener = () => {}
      postMessage = (data: unknown) => {
        for (const other of channels.filter((one) => one !== this))
          for (const hear of other.listeners) hear({ data })
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Tab = Awaited<ReturnType<typeof tab>>

/** Ways a sign-in ends, as one tab notices them. */
const ends: Record<string, (here: Tab) => void> = {
  'the token expires, with or without a connection': () => void vi.advanceTimersByTime(2 * hour),
  'a 401: the token was revoked, or its owner signed out elsewhere': (here) =>
    here.notifySignedOut(),
  'the clock is set back': (here) => {
    vi.setSystemTime(noon.getTime() - hour)
    here.looks()
  },
  'the tab comes back to the front after the end': (here) => {
    vi.setSystemTime(noon.getTime() + 3 * hour)
    here.looks()
  },
}

describe("promise 38: a device keeps guests' data no longer than its session", () => {
  it.each(Object.entries(ends))(
    '%s: names are deleted and pending actions survive',
    async (_, end) => {
      const here = await atWork()
      end(here)
      await vi.waitFor(() => expect(here.sealNow()).toBe('sealed'))
      await vi.waitFor(() => expect(storage.text()).not.toContain(guestsName))
      expect(await here.cachedDay()).toBeNull()
      await vi.waitFor(() => expect(here.queue.actions).toMatchObject([{ key: 'waits', name: '' }]))
      expect(here.queue.actions[0]).toMatchObject({ body: { method: 'cash', cents: 300 } })
      here.stop()
    },
  )

  it('other tabs of the device are sealed too', async () => {
    const here = await atWork()
    const other = await tab()
    await vi.waitFor(() => expect(other.sealNow()).toBe('open'))
    here.notifySignedOut()
    expect([here.sealNow(), other.sealNow()]).toEqual(['sealed', 'sealed'])
    for (const one of [here, other]) one.stop()
  })

  it('a response after the end is not cached', async () => {
    const here = await atWork()
    here.notifySignedOut()
    await vi.waitFor(() => expect(storage.text()).not.toContain(guestsName))
    await here.cacheDay([expected], Date.now())
    await here.cacheInDay(expected)
    expect(storage.text()).not.toContain(guestsName)
    here.stop()
  })

  it('an offline reload shows the list before the end, and nothing after it', async () => {
    const first = await atWork()
    first.stop()
    vi.setSystemTime(noon.getTime() + hour)
    const before = await tab()
    await before.sealWithoutLease()
    expect([before.sealNow(), (await before.cachedDay())?.records.length]).toEqual(['open', 1])
    before.stop()
    vi.setSystemTime(noon.getTime() + 2 * hour)
    const after = await tab()
    await after.sealWithoutLease()
    expect([after.sealNow(), await after.cachedDay()]).toEqual(['sealed', null])
    await vi.waitFor(() => expect(storage.text()).not.toContain(guestsName))
    after.stop()
  })

  it("another person's sign-in opens the device and keeps pending actions", async () => {
    const here = await atWork()
    here.notifySignedOut()
    await vi.waitFor(() => expect(here.queue.actions[0]?.name).toBe(''))
    await here.openSession({ ...session, staffId: 'besnik' })
    expect(here.sealNow()).toBe('open')
    await here.cacheDay([expected], Date.now())
    expect((await here.cachedDay())?.records).toEqual([expected])
    expect(here.queue.actions).toHaveLength(1)
    here.stop()
  })

  it('a sign-in that ends while it is being stored does not open the device', async () => {
    const here = await atWork()
    here.notifySignedOut()
    await vi.waitFor(() => expect(here.queue.actions[0]?.name).toBe(''))
    const opening = here.openSession(session)
    here.notifySignedOut()
    await opening
    expect(here.sealNow()).toBe('sealed')
    await vi.waitFor(async () => expect(await here.cachedDay()).toBeNull())
    here.stop()
  })

  it('an old sign-in that is read late does not end a new one', async () => {
    const first = await atWork()
    first.stop()
    vi.setSystemTime(noon.getTime() + 3 * hour)
    const here = await tab()
    await here.openSession({
      ...session,
      expiresAt: '2026-11-23T17:00:00Z',
      now: '2026-11-23T15:00:00Z',
    })
    await new Promise((read) => setTimeout(read, 50))
    expect(here.sealNow()).toBe('open')
    await here.cacheDay([expected], Date.now())
    expect((await here.cachedDay())?.records).toEqual([expected])
    here.stop()
  })
})
