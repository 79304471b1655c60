import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../web/api.ts'
import type { KeptAct } from '../../../../web/staff/outbox/act.ts'
import type { Line } from '../../../../web/staff/outbox/line.ts'
import { Outbox } from '../../../../web/staff/outbox/outbox.ts'
import type { Outcome } from '../../../../web/staff/outbox/send-act.ts'
import { expected, kept, MemoryStore } from './kept.ts'

const done: Outcome = { kind: 'done', file: expected }
const noAnswer: Outcome = { kind: 'unanswered', error: new TypeError('Failed to fetch') }
const signedOut: Outcome = { kind: 'signed_out', error: new ApiError(401, '', '') }
const failed: Outcome = { kind: 'failed', error: new ApiError(503, '', '') }

function refusal(code: string): Outcome {
  return { kind: 'refused', error: new ApiError(409, '', JSON.stringify({ error: { code } })) }
}

/** A device with a line that answers as it is told, in turn, and then as it was told last. */
function device({ store = new MemoryStore(), answers = [done] as Outcome[] } = {}) {
  let line: Line = 'up'
  let busy = Promise.resolve()
  const sent: { key: string; waited: boolean; stored: boolean }[] = []
  const outbox = new Outbox({
    store,
    send: async (act: KeptAct, waited: boolean) => {
      sent.push({ key: act.key, waited, stored: store.rows.has(act.key) })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer ?? noAnswer
    },
    line: () => line,
    tellLine: (now) => {
      line = now
    },
    alone: async (task) => {
      busy = busy.then(task, task)
      await busy
    },
    tellTabs: () => {},
  })
  return {
    ...{ outbox, store, sent },
    line: () => line,
    answer: (...next: Outcome[]) => answers.splice(0, answers.length, ...next),
    /** Everything that was begun has ended. */
    quiet: async () => {
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
      await busy.catch(() => {})
    },
  }
}

const fresh = () => kept({ waited: false })

describe('promise 33: an act at the counter', () => {
  it('is on the device before it is sent, and gone once it is answered', async () => {
    const { outbox, store, sent } = device()
    const act = fresh()
    expect(await outbox.take(act)).toEqual(done)
    expect(sent).toEqual([{ key: act.key, waited: false, stored: true }])
    expect(store.rows.size).toBe(0)
  })

  it('that is refused at once is told as ever, and never kept', async () => {
    const { outbox, store } = device({ answers: [refusal('tag_in_use')] })
    await expect(outbox.take(fresh())).rejects.toMatchObject({ code: 'tag_in_use' })
    expect(store.rows.size).toBe(0)
    expect(outbox.acts).toEqual([])
  })

  it.each([noAnswer, failed, signedOut])(
    'waits after $kind, and is sent as a fact',
    async (lack) => {
      const { outbox, store, sent, answer, quiet } = device({ answers: [lack] })
      const act = fresh()
      expect(await outbox.take(act)).toEqual({ kind: 'waits' })
      await quiet()
      expect(outbox.acts).toMatchObject([{ key: act.key, waited: true, refused: null }])
      answer(done)
      await outbox.drain()
      expect(sent.at(-1)).toEqual({ key: act.key, waited: true, stored: true })
      expect(store.rows.size).toBe(0)
      expect(outbox.acts).toEqual([])
    },
  )

  it('is not even tried where there is no line: whoever stands there goes on at once', async () => {
    const { outbox, sent, quiet } = device({ answers: [noAnswer] })
    await outbox.take(fresh())
    await quiet()
    const tried = sent.length
    const taken = outbox.take(fresh())
    expect(await taken).toEqual({ kind: 'waits' })
    await quiet()
    expect(sent.slice(tried).every(({ waited }) => waited)).toBe(true)
  })

  it('survives a reload, also one before its answer came', async () => {
    const store = new MemoryStore()
    await store.put(fresh())
    const { outbox, sent, answer } = device({ store, answers: [noAnswer] })
    await outbox.reload()
    await outbox.drain()
    // Nobody waits for its answer any more.
    expect(outbox.acts).toMatchObject([{ waited: true }])
    sent.length = 0
    answer(done)
    await outbox.drain()
    expect(sent).toMatchObject([{ waited: true }])
    expect(store.rows.size).toBe(0)
  })

  it('is sent without being stored where the device stores nothing', async () => {
    const store = new MemoryStore()
    store.put = () => Promise.reject(new Error('QuotaExceededError'))
    const { outbox, answer } = device({ store })
    expect(await outbox.take(fresh())).toEqual(done)
    answer(noAnswer)
    await expect(outbox.take(fresh())).rejects.toThrow('Failed to fetch')
  })

  it('is sent without being stored where the device’s storage hangs', async () => {
    const store = new MemoryStore()
    store.all = () => new Promise(() => {})
    const { outbox } = device({ store })
    expect(await outbox.take(fresh())).toEqual(done)
  })
})

describe('promise 33: what waits', () => {
  /** Three acts of one stay and one of another, taken down without a line. */
  async function fourWaiting() {
    const all = device({ answers: [noAnswer] })
    const ids = ['ada', 'ada', 'bea', 'ada']
    const acts = ids.map((stayId) => ({ ...fresh(), stayId }))
    for (const act of acts) await all.outbox.take(act)
    await all.quiet()
    all.sent.length = 0
    return { ...all, keys: acts.map(({ key }) => key) }
  }

  it('is sent in the order in which it was done', async () => {
    const { outbox, sent, answer, keys } = await fourWaiting()
    answer(done)
    await outbox.drain()
    expect(sent.map(({ key }) => key)).toEqual(keys)
  })

  it('of a stay stays in order though the clock was set back', async () => {
    const { outbox, sent, answer, store, keys } = await fourWaiting()
    const last = store.rows.get(keys[3] ?? '')
    if (last) store.rows.set(last.key, { ...last, at: '2020-01-01T00:00:00.000Z' })
    answer(done)
    await outbox.drain()
    const ofAda = [keys[0], keys[1], keys[3]]
    expect(sent.map(({ key }) => key).filter((key) => ofAda.includes(key))).toEqual(ofAda)
  })

  it('ends with the first act that nobody answers', async () => {
    const { outbox, sent, answer, line } = await fourWaiting()
    answer(done, noAnswer)
    await outbox.drain()
    expect(sent).toHaveLength(2)
    expect(outbox.acts).toHaveLength(3)
    expect(line()).toBe('down')
  })

  it('goes on with other stays where the server fails at one', async () => {
    const { outbox, sent, answer, keys } = await fourWaiting()
    answer(failed, done)
    await outbox.drain()
    expect(sent.map(({ key }) => key)).toEqual([keys[0], keys[2]])
  })

  it('of a stay is held once an act of it was refused, and shown, until staff put that away', async () => {
    const { outbox, sent, answer, keys } = await fourWaiting()
    answer(refusal('tag_in_use'), done)
    await outbox.drain()
    expect(sent.map(({ key }) => key)).toEqual([keys[0], keys[2]])
    expect(outbox.acts.map(({ key, refused }) => [key, refused])).toEqual([
      [keys[0], { code: 'tag_in_use' }],
      [keys[1], null],
      [keys[3], null],
    ])
    sent.length = 0
    await outbox.drain()
    expect(sent).toEqual([])
    await outbox.putAway(keys[0] ?? '')
    await outbox.drain()
    expect(sent.map(({ key }) => key)).toEqual([keys[1], keys[3]])
    expect(outbox.acts).toEqual([])
  })

  it('of a refusal is sent once more when staff say so', async () => {
    const { outbox, answer, keys } = await fourWaiting()
    answer(refusal('tag_in_use'), done)
    await outbox.drain()
    const [first] = outbox.acts
    if (!first) throw new Error('nothing was kept')
    await outbox.again(first)
    await outbox.drain()
    expect(outbox.acts).toEqual([])
    expect(keys[0]).toBe(first.key)
  })

  it('is kept through an ended sign-in', async () => {
    const { outbox, sent, answer, line } = await fourWaiting()
    answer(signedOut)
    await outbox.drain()
    expect(sent).toHaveLength(1)
    expect([outbox.acts.length, line()]).toEqual([4, 'signed_out'])
  })

  it('is told to whoever listens, before it is forgotten', async () => {
    const { outbox, answer, store } = await fourWaiting()
    const heard: number[] = []
    outbox.onDone(async () => void heard.push(store.rows.size))
    answer(done)
    await outbox.drain()
    expect(heard).toEqual([4, 3, 2, 1])
  })

  it('is off the screen by the time that its answer is shown, so that nothing counts twice', async () => {
    const { outbox, answer } = await fourWaiting()
    const shown: number[] = []
    outbox.onDone(async () => void shown.push(outbox.acts.length))
    answer(done)
    await outbox.drain()
    expect(shown).toEqual([3, 2, 1, 0])
  })

  it('follows on what waits of its stay, and knows the stay as the server had it last', async () => {
    const { outbox, answer, quiet } = await fourWaiting()
    const later = { ...expected, stay: { ...expected.stay, version: 7 } }
    answer({ kind: 'done', file: later }, noAnswer)
    await outbox.drain()
    await quiet()
    const ofAda = outbox.acts.filter(({ stayId }) => stayId === 'ada')
    expect(ofAda.map(({ before }) => before?.stay.version)).toEqual([7, 7])
  })
})
