import { describe, expect, it } from 'vitest'
import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { asStaff } from '../support/access.ts'
import { submitKey } from '../support/requests.ts'
import { errorOf, openTill } from '../support/till.ts'

const till = openTill('late_guests')
const { site } = till
const drita = await asStaff({ email: 'drita@late.example' })
const besa = await asStaff({ email: 'besa@late.example' })

let lastTag = 90_000
const freeTags = (count: number) => Array.from({ length: count }, () => (lastTag += 1))

const yesterday = addDays(tiranaDate(new Date()), -1)
const evening = tiranaInstant(yesterday, '20:00')

/** Two bags since yesterday noon, until yesterday evening. */
async function leftBags(): Promise<{ id: string; tags: number[] }> {
  const [id, tags] = [crypto.randomUUID(), freeTags(2)]
  const body = {
    id,
    customerName: 'Lea Late',
    tags,
    idSeen: false,
    doneAt: tiranaInstant(yesterday, '12:00'),
    endDate: evening,
  }
  const answer = await site.post('/api/staff/stays', body, { ...drita, ...submitKey() })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return { id, tags }
}

async function does(id: string, name: string, body: object, who = drita, key = submitKey()) {
  return site.post(`/api/staff/stays/${id}/${name}`, body, { ...who, ...key })
}

/** What a device says that was offline when it showed this record. */
const offline = ({ stay }: StayRecord, doneAt = new Date()) => ({
  clientContext: { doneAt, wasOffline: true, seen: lastSeenOf(stay) },
})
const online = ({ stay }: StayRecord) => ({
  clientContext: { doneAt: new Date(), wasOffline: false, seen: lastSeenOf(stay) },
})

const cash = { method: 'cash', cents: 1200 } as const

describe('a late guest', () => {
  it('pays for the extra day before the bags leave, and is charged nothing at check-out', async () => {
    const { id, tags } = await leftBags()
    const key = submitKey()
    const shown = await till.record(id)
    // The response to the first try is lost.
    await does(id, 'payments', { ...cash, ...online(shown) }, drita, key)
    const again = await does(id, 'payments', { ...cash, ...offline(shown) }, drita, key)
    expect(again.status).toBe(200)
    const paid = await till.record(id)
    expect(paid.stay).toMatchObject({ balance: 0, totalPrice: 1200, duration: 2 })
    expect(paid.payments).toHaveLength(1)
    await does(id, 'check-out', { tags, outTo: 'guest' })
    expect((await till.record(id)).stay).toMatchObject({
      status: 'completed',
      balance: 0,
      totalPrice: 1200,
    })
  })

  it('pays once if a colleague takes the money at the same time', async () => {
    const { id } = await leftBags()
    const shown = await till.record(id)
    const answers = await Promise.all([
      does(id, 'payments', { ...cash, ...online(shown) }, drita),
      does(id, 'payments', { ...cash, ...online(shown) }, besa),
    ])
    const refused = answers.find(({ ok }) => !ok)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(refused && (await errorOf(refused)).code).toBe('stay_changed')
    expect((await till.record(id)).stay).toMatchObject({ balance: 0, received: 1200 })
  })

  it('who paid two offline devices is owed one of the payments', async () => {
    const { id } = await leftBags()
    const shown = await till.record(id)
    for (const who of [drita, besa]) {
      const answer = await does(id, 'payments', { ...cash, ...offline(shown) }, who)
      expect(answer.status).toBe(200)
    }
    const { stay } = await till.record(id)
    expect(stay).toMatchObject({ received: 2400, totalPrice: 1200, balance: -1200 })
    expect(stay.conflictAt).not.toBeNull()
  })

  it('who paid offline after the bags had left is charged the extra day once', async () => {
    const { id, tags } = await leftBags()
    const shown = await till.record(id)
    await does(id, 'check-out', { tags, outTo: 'guest', ...online(shown) }, besa)
    expect((await does(id, 'payments', { ...cash, ...offline(shown) })).status).toBe(200)
    expect((await till.record(id)).stay).toMatchObject({ totalPrice: 1200, balance: 0 })
  })

  it('owes the extra day again if the payment is undone', async () => {
    const { id } = await leftBags()
    await does(id, 'payments', cash)
    const { stay } = await till.record(id)
    expect((await does(id, 'undo', { version: stay.version })).status).toBe(200)
    expect((await till.record(id)).stay).toMatchObject({ balance: 600, pickUpAt: evening })
  })
})

describe('a bag that is added', () => {
  it('is in the house under its tag, and leaves with an undo', async () => {
    const { id } = await leftBags()
    const [third = 0] = freeTags(1)
    expect((await does(id, 'bags', { tags: [third] })).status).toBe(200)
    const { stay, bags } = await till.record(id)
    // One late day of two bags, and the new bag's own day.
    expect(stay).toMatchObject({ luggageCount: 3, totalPrice: 1500 })
    expect(bagsInside({ bags })).toHaveLength(3)
    expect((await does(id, 'undo', { version: stay.version })).status).toBe(200)
    const back = await till.record(id)
    expect(back.stay).toMatchObject({ luggageCount: 2, totalPrice: 600, pickUpAt: evening })
    expect(bagsInside(back)).toHaveLength(2)
  })

  it('is refused if another bag has its tag', async () => {
    const [one, other] = [await leftBags(), await leftBags()]
    const answer = await does(one.id, 'bags', { tags: [other.tags[0]] })
    expect((await errorOf(answer)).code).toBe('tag_in_use')
    expect((await till.record(one.id)).stay.luggageCount).toBe(2)
  })

  it('was added offline: it is recorded though the stay has ended meanwhile', async () => {
    const { id, tags } = await leftBags()
    const shown = await till.record(id)
    const doneAt = new Date()
    await does(id, 'check-out', { tags, outTo: 'guest' }, besa)
    const [third = 0] = freeTags(1)
    const answer = await does(id, 'bags', { tags: [third], ...offline(shown, doneAt) })
    expect(answer.status).toBe(200)
    const { stay, bags } = await till.record(id)
    expect(stay.status).toBe('checked_in')
    expect(stay.conflictAt).not.toBeNull()
    expect(bagsInside({ bags }).map(({ tag }) => tag)).toEqual([third])
  })
})

describe('a bag that was added', () => {
  it('never leaves before it came, by the clock of a device', async () => {
    const { id } = await leftBags()
    const [third = 0] = freeTags(1)
    expect((await does(id, 'bags', { tags: [third] })).status).toBe(200)
    const shown = await till.record(id)
    const slow = new Date(Date.now() - 3_600_000)
    await does(id, 'check-out', { tags: [third], outTo: 'guest', ...offline(shown, slow) })
    const history = await till.auditOf(id)
    const [came, went] = ['bags_added', 'bags_collected'].map((action) =>
      history.find((row) => row.action === action),
    )
    expect(went?.happenedAt).toEqual(came?.happenedAt)
  })
})

describe('bags that two devices gave out', () => {
  it('are in conflict if they left hours apart, although others left just now', async () => {
    const { id, tags } = await leftBags()
    const [first = 0, second = 0] = tags
    const shown = await till.record(id)
    const early = new Date(Date.now() - 5 * 3_600_000)
    const out = (tag: number, doneAt?: Date) =>
      does(id, 'check-out', { tags: [tag], outTo: 'guest', ...offline(shown, doneAt) })
    await out(first, early)
    await does(id, 'check-out', {
      tags: [second],
      outTo: 'guest',
      ...online(await till.record(id)),
    })
    expect((await till.record(id)).stay.conflictAt).toBeNull()
    await out(second)
    expect((await till.record(id)).stay.conflictAt).toBeNull()
    await out(first)
    expect((await till.record(id)).stay.conflictAt).not.toBeNull()
  })
})

describe('a tag that is changed', () => {
  it('is not a second bag when another device tells of its check-in', async () => {
    const { id, tags } = await leftBags()
    const [worn = 0] = tags
    const shown = await till.record(id)
    const doneAt = new Date(Date.now() - 60_000)
    await does(id, 'tags', { tag: worn, newTag: freeTags(1)[0] })
    const body = { tags, idSeen: false, ...offline(shown, doneAt) }
    expect((await does(id, 'check-in', body)).status).toBe(200)
    const { stay, bags } = await till.record(id)
    expect(bagsInside({ bags })).toHaveLength(2)
    expect(stay).toMatchObject({ luggageCount: 2, conflictAt: null })
  })

  it('is the bag’s tag from then on, and its old one is free', async () => {
    const { id, tags } = await leftBags()
    const [worn = 0, whole = 0] = tags
    const [fresh = 0] = freeTags(1)
    expect((await does(id, 'tags', { tag: worn, newTag: fresh })).status).toBe(200)
    const record = await till.record(id)
    expect(bagsInside(record).map(({ tag }) => tag)).toEqual([whole, fresh])
    const audit = (await till.auditOf(id)).find(({ action }) => action === 'tag_changed')
    expect(audit?.data).toEqual({ tags: `${worn} → ${fresh}` })
    const other = await leftBags()
    expect((await does(other.id, 'tags', { tag: other.tags[0], newTag: worn })).status).toBe(200)
    const history = await site.fetch(`/api/staff/stays/${id}/history`, { headers: drita })
    const { bags } = await history.json<{ bags: { id: string; inAt: string }[] }>()
    const row = bagsInside(record).find(({ tag }) => tag === fresh)
    // The bag came yesterday, whatever its tag.
    expect(bags.find((one) => one.id === row?.id)?.inAt).toBe(
      tiranaInstant(yesterday, '12:00').toISOString(),
    )
  })

  it('is refused if another bag in storage has it', async () => {
    const [one, other] = [await leftBags(), await leftBags()]
    const answer = await does(one.id, 'tags', { tag: one.tags[0], newTag: other.tags[0] })
    expect((await errorOf(answer)).code).toBe('tag_in_use')
    expect(bagsInside(await till.record(one.id)).map(({ tag }) => tag)).toEqual(one.tags)
  })
})
