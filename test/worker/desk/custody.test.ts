import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import type { Bag, StayRecord } from '../../../domain/stay/stay-record.ts'
import { type ActionContext, unchanged } from '../../../domain/stay/stay-update.ts'
import { bags } from '../../../worker/db/schema/custody.ts'
import { openDesk } from '../support/desk.ts'
import { threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('custody')
const { db, stripe } = till
const desk = await openDesk(till)
const other = await openDesk(till)

async function paid() {
  const intent = await till.book(threeDays)
  await stripe.pay(intent.paymentIntentId)
  await till.deliverAll(intent.paymentIntentId)
  return intent.bookingId
}

let lastTag = 0
const freeTags = (count: number) => Array.from({ length: count }, () => (lastTag += 1))

const comes = (tags: number[]) => (record: StayRecord, context: ActionContext) =>
  checkIn(record, { tags, idSeen: true }, context)
const leaves = (tags: number[]) => (record: StayRecord, context: ActionContext) =>
  checkOut(record, tags, 'guest', context)

const rowsOf = (stayId: string) =>
  db.select().from(bags).where(eq(bags.stayId, stayId)).orderBy(bags.tag)

describe('bags of a stay', () => {
  it('are rows that name the audit rows of their check-in and check-out', async () => {
    const id = await paid()
    const tags = freeTags(2)
    expect(await desk.does(id, comes(tags), { inPerson: true })).toBe('done')
    expect(await other.does(id, leaves(tags), { inPerson: true })).toBe('done')
    const history = await till.auditOf(id)
    const came = history.find(({ action }) => action === 'check_in')
    const left = history.find(({ action }) => action === 'check_out')
    expect([came?.staffId, left?.staffId]).toEqual([desk.staffId, other.staffId])
    expect(await rowsOf(id)).toMatchObject(
      tags.map((tag) => ({ tag, inAuditId: came?.id, outAuditId: left?.id, outTo: 'guest' })),
    )
    expect((await till.record(id)).bags.map(({ status }) => status)).toEqual([
      'collected',
      'collected',
    ])
  })

  it('can be 20 at once', async () => {
    const id = await paid()
    expect(await desk.does(id, comes(freeTags(20)))).toBe('done')
    expect(await rowsOf(id)).toHaveLength(20)
  })

  it('are refused if another bag has the tag, and nothing is written', async () => {
    const [first, second] = [await paid(), await paid()]
    const [tag = 0, free = 0] = freeTags(2)
    await desk.does(first, comes([tag, free]))
    const before = await till.record(second)
    await expect(desk.does(second, comes([tag, ...freeTags(1)]))).rejects.toMatchObject({
      code: 'tag_in_use',
    })
    expect(await till.record(second)).toEqual(before)
  })

  it('are checked in once if two members of staff do it at once', async () => {
    const id = await paid()
    const outcomes = await Promise.all([
      desk.does(id, comes(freeTags(2))),
      other.does(id, comes(freeTags(2))),
    ])
    expect(outcomes.toSorted()).toEqual(['done', 'lost'])
    const here = and(eq(bags.stayId, id), isNull(bags.outAuditId))
    expect(await db.$count(bags, here)).toBe(2)
  })

  it('can go to the guest and to a collector in one update', async () => {
    const id = await paid()
    const tags = freeTags(3)
    await desk.does(id, comes(tags))
    await desk.does(id, (record, context) => ({
      ...unchanged(record, context.actor),
      action: 'bags_collected',
      bags: record.bags.slice(0, 2).map((bag, index) => ({
        ...bag,
        status: 'collected' as const,
        outTo: index === 0 ? ('guest' as const) : ('collector' as const),
      })),
    }))
    expect((await rowsOf(id)).map(({ outTo }) => outTo)).toEqual(['guest', 'collector', null])
  })

  it('can’t return as the same row, or leave without a receiver or a check-in', async () => {
    const id = await paid()
    await desk.does(id, comes(freeTags(2)))
    const [bag] = (await till.record(id)).bags
    if (!bag) throw new Error('two bags came')
    const wrong: Partial<Bag>[] = [
      { status: 'inside' },
      { status: 'collected', outTo: null },
      { id: 'new', status: 'collected', outTo: 'guest' },
    ]
    for (const changes of wrong) {
      const writes = desk.does(id, (record, context) => ({
        ...unchanged(record, context.actor),
        action: 'bags_collected',
        bags: [{ ...bag, ...changes }],
      }))
      await expect(writes).rejects.toThrow(TypeError)
    }
  })
})
