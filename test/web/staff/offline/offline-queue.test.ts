import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../web/api.ts'
import type { Connection } from '../../../../web/staff/offline/connection.ts'
import { droppedAction } from '../../../../web/staff/offline/held-entry.ts'
import { OfflineQueue } from '../../../../web/staff/offline/offline-queue.ts'
import type { PendingAction } from '../../../../web/staff/offline/pending-action.ts'
import type { Outcome } from '../../../../web/staff/offline/send-action.ts'
import { EntryInTheWay } from '../../../../web/staff/offline/take-action.ts'
import { expected, kept, MemoryStore } from './kept.ts'

const done: Outcome = { kind: 'done', record: expected }
const noAnswer: Outcome = { kind: 'unanswered', error: new TypeError('Failed to fetch') }
const signedOut: Outcome = { kind: 'signed_out', error: new ApiError(401, '', '') }
const failed: Outcome = { kind: 'failed', error: new ApiError(503, '', '') }

function refusal(code: string): Outcome {
  return { kind: 'refused', error: new ApiError(409, '', JSON.stringify({ error: { code } })) }
}

/** A device whose connection gives these responses in turn; the last one repeats. */
function device({ store = new MemoryStore(), answers = [done] as Outcome[] } = {}) {
  let connection: Connection = 'online'
  let busy = Promise.resolve()
  const sent: { key: string; wasOffline: boolean; stored: boolean }[] = []
  const queue = new OfflineQueue({
    store,
    send: async (action: PendingAction, wasOffline: boolean) => {
      sent.push({ key: action.key, wasOffline, stored: store.rows.has(action.key) })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer ?? noAnswer
    },
    connection: () => connection,
    setConnection: (now) => {
      connection = now
    },
    alone: async (task) => {
      busy = busy.then(task, task)
      await busy
    },
    notifyTabs: () => {},
  })
  return {
    queue,
    store,
    sent,
    connection: () => connection,
    answer: (...next: Outcome[]) => answers.splice(0, answers.length, ...next),
    /** Waits until everything that was started has ended. */
    quiet: async () => {
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
      await busy.catch(() => {})
    },
  }
}

const fresh = () => kept({ wasOffline: false })

describe('promise 33: an action at the desk', () => {
  it('is stored before it is sent, and deleted once it has a response', async () => {
    const { queue, store, sent } = device()
    const action = fresh()
    expect(await queue.take(action)).toEqual(done)
    expect(sent).toEqual([{ key: action.key, wasOffline: false, stored: true }])
    expect(store.rows.size).toBe(0)
  })

  it('throws if it is refused at once, and is not stored', async () => {
    const { queue, store } = device({ answers: [refusal('tag_in_use')] })
    await expect(queue.take(fresh())).rejects.toMatchObject({ code: 'tag_in_use' })
    expect(store.rows.size).toBe(0)
    expect(queue.actions).toEqual([])
  })

  it("loses its guest's data if the sign-in ends while it is being sent", async () => {
    const { queue, store, quiet } = device({ answers: [signedOut] })
    const taken = queue.take(fresh())
    await Promise.all([taken, queue.dropGuests()])
    await quiet()
    expect([...store.rows.values()]).toMatchObject([
      { name: '', before: undefined, wasOffline: true },
    ])
    queue.keepGuests()
    await queue.take(kept({ stayId: 'bob', wasOffline: false }))
    await quiet()
    expect([...store.rows.values()]).toMatchObject([{ name: '' }, { name: 'Ada Guest' }])
  })

  it.each([noAnswer, failed, signedOut])(
    'is queued after $kind, and sent later as done offline',
    async (lack) => {
      const { queue, store, sent, answer, quiet } = device({ answers: [lack] })
      const action = fresh()
      expect(await queue.take(action)).toEqual({ kind: 'waits', failed: lack === failed })
      await quiet()
      expect(queue.actions).toMatchObject([{ key: action.key, wasOffline: true, refused: null }])
      answer(done)
      await queue.drain()
      expect(sent.at(-1)).toEqual({ key: action.key, wasOffline: true, stored: true })
      expect(store.rows.size).toBe(0)
      expect(queue.actions).toEqual([])
    },
  )

  it.each(['sent', 'refused'])(
    'that another tab has %s meanwhile isn’t stored over that',
    async (how) => {
      const { queue, store, quiet } = device({ answers: [noAnswer] })
      const [action, update] = [fresh(), store.update]
      const refused = { ...action, refused: { code: 'tag_in_use' } }
      store.update = async (change) => {
        if (how === 'sent') await store.drop(action.key)
        else await store.put(refused)
        await update(change)
      }
      expect(await queue.take(action)).toEqual({ kind: 'waits', failed: false })
      await quiet()
      const left = how === 'sent' ? [] : [refused]
      expect([...store.rows.values()]).toEqual(left)
      expect(queue.actions).toEqual(left)
    },
  )

  it('is marked as failed while the server fails, and keeps its key', async () => {
    const { queue, sent, answer, connection: line, quiet } = device({ answers: [failed] })
    const action = fresh()
    await queue.take(action)
    await quiet()
    expect(queue.actions).toMatchObject([{ key: action.key, failed: true }])
    // The connection is fine, so other actions are tried at once.
    expect(line()).toBe('online')
    await queue.drain()
    expect(queue.actions).toMatchObject([{ key: action.key, failed: true }])
    answer(noAnswer)
    await queue.drain()
    expect(queue.actions).toMatchObject([{ key: action.key, failed: false }])
    answer(failed, done)
    await queue.drain()
    expect(queue.actions).toMatchObject([{ key: action.key, failed: true }])
    await queue.drain()
    expect(queue.actions).toEqual([])
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([action.key]))
  })

  it('that the server fails at does not block other stays', async () => {
    const { queue, store, sent, answer, quiet } = device({ answers: [failed] })
    const [first, second] = [fresh(), kept({ wasOffline: false, stayId: 'ben' })]
    await queue.take(first)
    await queue.take(second)
    await quiet()
    sent.length = 0
    answer(failed, done)
    await queue.drain()
    expect(sent.map(({ key }) => key)).toEqual([first.key, second.key])
    expect([...store.rows.keys()]).toEqual([first.key])
  })

  it('is queued without being tried while the device is offline', async () => {
    const { queue, sent, quiet } = device({ answers: [noAnswer] })
    const [first, second] = [fresh(), fresh()]
    await queue.take(first)
    await quiet()
    const tried = sent.length
    expect(await queue.take(second)).toEqual({ kind: 'waits', failed: false })
    await quiet()
    expect(queue.actions.map(({ key }) => key)).toEqual([first.key, second.key])
    // Only the first is tried again, to find out whether the device is still offline.
    expect(sent.slice(tried)).toMatchObject([{ key: first.key, wasOffline: true }])
  })

  it('survives a reload, even before its response came', async () => {
    const store = new MemoryStore()
    await store.put(fresh())
    const { queue, sent, answer } = device({ store, answers: [noAnswer] })
    await queue.reload()
    await queue.drain()
    // Nobody waits for its response any longer.
    expect(queue.actions).toMatchObject([{ wasOffline: true }])
    sent.length = 0
    answer(done)
    await queue.drain()
    expect(sent).toMatchObject([{ wasOffline: true }])
    expect(store.rows.size).toBe(0)
  })

  it('is sent without being stored if the storage is full', async () => {
    const store = new MemoryStore()
    store.put = () => Promise.reject(new Error('QuotaExceededError'))
    const { queue, answer } = device({ store })
    expect(await queue.take(fresh())).toEqual(done)
    answer(noAnswer)
    await expect(queue.take(fresh())).rejects.toThrow('Failed to fetch')
  })

  it('is sent without being stored if the storage hangs', async () => {
    const store = new MemoryStore()
    store.all = () => new Promise(() => {})
    const { queue } = device({ store })
    expect(await queue.take(fresh())).toEqual(done)
  })
})

describe('promise 33: an action with a response', () => {
  it.each([done, refusal('tag_in_use')])(
    'is off the screen at once if $kind, even if the store is reloaded meanwhile',
    async (answer) => {
      const { queue, answer: notify, store } = device()
      notify(answer)
      store.put = async (action) => {
        store.rows.set(action.key, action)
        await queue.reload()
      }
      await queue.take(fresh()).catch(() => {})
      expect(queue.actions).toEqual([])
    },
  )
})

describe("promise 33: while the device's storage hangs", () => {
  afterEach(() => void vi.useRealTimers())

  const hangs = () => new Promise<never>(() => {})

  it('an action that was sent is deleted again if it is stored late', async () => {
    vi.useFakeTimers()
    const { queue, store, sent } = device({ answers: [refusal('tag_in_use')] })
    const { put } = store
    let goOn = () => {}
    store.put = (action) => new Promise<void>((stored) => (goOn = stored)).then(() => put(action))
    const taken = queue.take(fresh()).catch((error) => error.code)
    await vi.advanceTimersByTimeAsync(1500)
    expect(await taken).toBe('tag_in_use')
    goOn()
    await vi.advanceTimersByTimeAsync(0)
    expect([store.rows.size, sent.length]).toEqual([0, 1])
  })

  it('an action that was sent is not stored later', async () => {
    vi.useFakeTimers()
    const { queue, store } = device()
    let goOn = () => {}
    store.all = () => new Promise((resolve) => (goOn = () => resolve([])))
    const taken = queue.take(fresh())
    await vi.advanceTimersByTimeAsync(1500)
    expect(await taken).toEqual(done)
    goOn()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.rows.size).toBe(0)
  })

  it("a refused action is not sent later, even if it can't be deleted", async () => {
    vi.useFakeTimers()
    const { queue, store, sent, answer } = device({ answers: [refusal('tag_in_use')] })
    store.drop = hangs
    const taken = queue.take(fresh()).catch((error) => error.code)
    await vi.advanceTimersByTimeAsync(1500)
    expect(await taken).toBe('tag_in_use')
    answer(done)
    await vi.advanceTimersByTimeAsync(60_000)
    await queue.reload()
    await queue.drain()
    expect([queue.actions, sent.length]).toEqual([[], 1])
  })

  it('staff can go on, and the pending action is shown', async () => {
    vi.useFakeTimers()
    const { queue, store } = device({ answers: [noAnswer] })
    store.update = hangs
    store.all = async () => []
    const taken = queue.take(fresh())
    await vi.advanceTimersByTimeAsync(0)
    store.all = hangs
    await vi.advanceTimersByTimeAsync(3000)
    expect(await taken).toEqual({ kind: 'waits', failed: false })
    expect(queue.actions).toMatchObject([{ wasOffline: true }])
  })
})

describe('promise 33: while staff wait for a response', () => {
  afterEach(() => void vi.useRealTimers())

  it('their new action is not sent as offline by another tab for 30 seconds', async () => {
    vi.useFakeTimers()
    const { queue, store, sent } = device()
    await store.put({ ...fresh(), storedAt: Date.now() })
    await queue.reload()
    await queue.drain()
    expect(sent).toEqual([])
    // Its tab was closed before the response came.
    await vi.advanceTimersByTimeAsync(30_000)
    await queue.drain()
    expect(sent).toMatchObject([{ wasOffline: true }])
  })

  it('their action is sent before other pending actions', async () => {
    const { queue, store, sent, quiet } = device()
    const [one, other] = [kept({ stayId: 'bea' }), kept({ stayId: 'cem' })]
    await store.put(one)
    await store.put(other)
    await queue.reload()
    const drained = queue.drain()
    const action = fresh()
    await Promise.all([drained, queue.take(action)])
    await quiet()
    expect(sent.map(({ key }) => key)).toEqual([one.key, action.key, other.key])
  })
})

describe('promise 33: pending actions', () => {
  /** Three actions of one stay and one of another, queued offline. */
  async function fourWaiting() {
    const all = device({ answers: [noAnswer] })
    const ids = ['ada', 'ada', 'bea', 'ada']
    const actions = ids.map((stayId) => ({ ...fresh(), stayId }))
    for (const action of actions) await all.queue.take(action)
    await all.quiet()
    all.sent.length = 0
    return { ...all, keys: actions.map(({ key }) => key) }
  }

  it('are sent in the order in which they were done', async () => {
    const { queue, sent, answer, keys } = await fourWaiting()
    answer(done)
    await queue.drain()
    expect(sent.map(({ key }) => key)).toEqual(keys)
  })

  it('of a stay keep their order even if the clock was set back', async () => {
    const { queue, sent, answer, store, keys } = await fourWaiting()
    const last = store.rows.get(keys[3] ?? '')
    if (last) store.rows.set(last.key, { ...last, at: '2020-01-01T00:00:00.000Z' })
    answer(done)
    await queue.drain()
    const ofAda = [keys[0], keys[1], keys[3]]
    expect(sent.map(({ key }) => key).filter((key) => ofAda.includes(key))).toEqual(ofAda)
  })

  it('stop being sent at the first one without a response', async () => {
    const { queue, sent, answer, connection: line } = await fourWaiting()
    answer(done, noAnswer)
    await queue.drain()
    expect(sent).toHaveLength(2)
    expect(queue.actions).toHaveLength(3)
    expect(line()).toBe('offline')
  })

  it('of other stays are sent if the server fails at one', async () => {
    const { queue, sent, answer, keys } = await fourWaiting()
    answer(failed, done)
    await queue.drain()
    expect(sent.map(({ key }) => key)).toEqual([keys[0], keys[2]])
  })

  it('of a stay are held after a refusal, and shown, until staff remove it', async () => {
    const { queue, sent, answer, keys } = await fourWaiting()
    answer(refusal('tag_in_use'), done)
    await queue.drain()
    expect(sent.map(({ key }) => key)).toEqual([keys[0], keys[2]])
    expect(queue.actions.map(({ key, refused }) => [key, refused])).toEqual([
      [keys[0], { code: 'tag_in_use' }],
      [keys[1], null],
      [keys[3], null],
    ])
    sent.length = 0
    await queue.drain()
    expect(sent).toEqual([])
    // Another action of the stay is refused meanwhile: a second payment would queue unseen behind the first.
    await expect(queue.take({ ...fresh(), stayId: 'ada' })).rejects.toThrow(EntryInTheWay)
    expect([sent, queue.actions.length]).toEqual([[], 3])
    const [first] = queue.actions
    if (!first) throw new Error('nothing was kept')
    answer({ kind: 'dropped' }, done)
    await queue.replace([droppedAction(first, 'typed twice', true)])
    await queue.drain()
    expect(sent.map(({ key }) => key)).toEqual([keys[0], keys[1], keys[3]])
    expect(queue.actions).toEqual([])
  })

  it('are sent again after a refusal if staff say so', async () => {
    const { queue, answer, keys } = await fourWaiting()
    answer(refusal('tag_in_use'), done)
    await queue.drain()
    const [first] = queue.actions
    if (!first) throw new Error('nothing was kept')
    await queue.again(first)
    await queue.drain()
    expect(queue.actions).toEqual([])
    expect(keys[0]).toBe(first.key)
  })

  it('are repaired all at once, so that a closed tab leaves no half of it', async () => {
    const { queue, store, answer } = await fourWaiting()
    answer(refusal('tag_in_use'), noAnswer)
    await queue.drain()
    const [first] = queue.actions
    if (!first) throw new Error('nothing was kept')
    // From the second write on, the tab is closed.
    const { put } = store
    let writes = 0
    store.put = async (action) => {
      writes += 1
      if (writes > 1) throw new Error('closed')
      await put(action)
    }
    const paid = kept({ stayId: 'bea', after: first.key })
    const checkIn = { ...first, stayId: 'bea', refused: null }
    await queue.replace([paid, checkIn]).catch(() => {})
    expect(store.rows.get(paid.key)).toMatchObject({ stayId: 'bea' })
    expect(store.rows.get(first.key)).toMatchObject({ stayId: 'bea', refused: null })
  })

  it.each(['sent again', 'being sent again'])(
    'are not repaired once another tab has had the refused one %s',
    async (how) => {
      const { queue, store, answer } = await fourWaiting()
      answer(refusal('tag_in_use'), noAnswer)
      await queue.drain()
      const [first] = queue.actions
      if (!first) throw new Error('nothing was kept')
      if (how === 'sent again') store.rows.delete(first.key)
      else store.rows.set(first.key, { ...first, refused: null })
      const before = structuredClone([...store.rows.values()])
      const paid = kept({ stayId: 'bea', after: first.key })
      await queue.replace([paid, droppedAction(first, 'typed twice', true)])
      expect([...store.rows.values()]).toEqual(before)
      expect(queue.actions.some(({ dropped }) => dropped)).toBe(false)
    },
  )

  it('that were recorded before staff removed them are settled, and their stay is reloaded', async () => {
    const { queue, sent, answer, keys } = await fourWaiting()
    answer(refusal('tag_in_use'), done)
    await queue.drain()
    const [first] = queue.actions
    if (!first) throw new Error('nothing was kept')
    const reloaded: string[] = []
    queue.onRefused((stayId) => void reloaded.push(stayId))
    sent.length = 0
    answer(refusal('idempotency_key_reused'), done)
    await queue.replace([droppedAction(first, 'typed twice', true)])
    await queue.drain()
    expect(sent.map(({ key }) => key)).toEqual([keys[0], keys[1], keys[3]])
    expect([reloaded, queue.actions]).toEqual([['ada'], []])
  })

  it('that reuse a key are refused as long as staff have not removed them', async () => {
    const { queue, answer } = await fourWaiting()
    answer(refusal('idempotency_key_reused'), done)
    await queue.drain()
    expect(queue.actions[0]).toMatchObject({ refused: { code: 'idempotency_key_reused' } })
  })

  it('are kept when the sign-in ends', async () => {
    const { queue, sent, answer, connection: line } = await fourWaiting()
    answer(signedOut)
    await queue.drain()
    expect(sent).toHaveLength(1)
    expect([queue.actions.length, line()]).toEqual([4, 'signed_out'])
  })

  it('notify listeners before they are deleted', async () => {
    const { queue, answer, store } = await fourWaiting()
    const sizes: number[] = []
    queue.onDone(async () => void sizes.push(store.rows.size))
    answer(done)
    await queue.drain()
    expect(sizes).toEqual([4, 3, 2, 1])
  })

  it('are off the screen before their response is shown, so nothing counts twice', async () => {
    const { queue, answer } = await fourWaiting()
    const shown: number[] = []
    queue.onDone(async () => void shown.push(queue.actions.length))
    answer(done)
    await queue.drain()
    expect(shown).toEqual([3, 2, 1, 0])
  })

  it('of the same stay get the record that the server returned', async () => {
    const { queue, answer, quiet } = await fourWaiting()
    const later = { ...expected, stay: { ...expected.stay, version: 7 } }
    answer({ kind: 'done', record: later }, noAnswer)
    await queue.drain()
    await quiet()
    const ofAda = queue.actions.filter(({ stayId }) => stayId === 'ada')
    expect(ofAda.map(({ before }) => before?.stay.version)).toEqual([7, 7])
  })
})
