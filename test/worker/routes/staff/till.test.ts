import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  cashLeft,
  isLate,
  type TillCount,
  type TillEntry,
  type TillReport,
} from '../../../../domain/desk/till.ts'
import { minus } from '../../../../domain/payments/drawer.ts'
import type { MonthFigures } from '../../../../domain/reports/month-figures.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { boundsOf } from '../../../../domain/time/period.ts'
import { audit } from '../../../../worker/db/schema/stays.ts'
import { drawer, drawerCounts } from '../../../../worker/db/schema/till.ts'
import { countDrawer } from '../../../../worker/desk/till.ts'
import { reportStatements } from '../../../../worker/desk/till-report.ts'
import { asStaff } from '../../support/access.ts'
import { day, reservationRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('drawer')
const { site, db } = till
const drita = await asStaff({ email: 'drita@till.example' })
const besa = await asStaff({ email: 'besa@till.example' })

type Headers = Record<string, string>

const post = (path: string, body: object, who: Headers = drita, key = submitKey()) =>
  site.post(`/api/staff${path}`, body, { ...who, ...key })

async function posted<Answer>(...request: Parameters<typeof post>) {
  const answer = await post(...request)
  expect(answer.status).toBe(200)
  return answer.json<Answer>()
}

async function report(query = '') {
  const answer = await site.fetch(`/api/staff/till${query}`, { headers: drita })
  expect(answer.status).toBe(200)
  return answer.json<TillReport<string>>()
}

let guests = 0

/** A reservation of two items for two days: 12 euros. */
async function reserve() {
  guests += 1
  const customerEmail = `guest${guests}@till.example`
  const answer = await site.post('/api/reservations', { ...reservationRequest, customerEmail })
  return (await answer.json<{ id: string }>()).id
}

const pay = (id: string, body: object, who?: Headers) =>
  posted<StayRecord<string>>(`/stays/${id}/payments`, { method: 'cash', ...body }, who)

const euros = (euro: number) => ({ cents: euro * 100, lek: 0 })
const lek = (amount: number) => ({ cents: 0, lek: amount })
const nothing = lek(0)

const rowsOf = async (stayId: string) => (await till.record(stayId)).drawer

describe('a day with cash in two currencies', () => {
  let ids: string[] = []

  beforeAll(async () => {
    ids = await Promise.all([1, 2, 3, 4].map(reserve))
    const [lekNote, euroNote, parts, back] = ids as [string, string, string, string]
    const float = { cents: 5000, lek: 10_000 }
    await posted('/till/movements', { kind: 'float', cash: float, reason: 'morning' })
    // 1200 of 2000 Lek; 20 euros, with the change in Lek; a part by card and 5 euros with 200 Lek.
    await pay(lekNote, {
      cents: 1200,
      cash: { taken: lek(2000), given: lek(800) },
      fiscalNumber: 'NIVF-1',
    })
    await pay(euroNote, { cents: 1200, cash: { taken: euros(20), given: lek(800) } }, besa)
    await pay(parts, { method: 'desk_card', cents: 500, fiscalNumber: 'NIVF-2' }, besa)
    await pay(parts, { cents: 700, cash: { taken: { cents: 500, lek: 200 }, given: nothing } })
    await pay(back, { cents: 1200 })
    const inLek = { reason: 'ill', inPerson: true, cashCurrency: 'ALL' }
    await posted(`/stays/${back}/cancel`, inLek, besa)
    const goodwill = { cents: 300, reason: 'wet bag', inPerson: true }
    await posted(`/stays/${euroNote}/refunds`, goodwill, besa)
    await posted('/till/movements', { kind: 'banked', cash: euros(20), reason: 'bank' }, besa)
  })

  it('is reported per member of staff and in total', async () => {
    const { day: today, total, members } = await report()
    expect(today).toBe(day(0))
    expect(total).toEqual({
      taken: { cents: 2000 + 500 + 1200, lek: 2000 + 200 },
      change: lek(1600),
      refunded: { cents: 300, lek: 1200 },
      card: 500,
      cardRefunded: 0,
      float: { cents: 5000, lek: 10_000 },
      banked: euros(20),
    })
    expect(members).toMatchObject([
      {
        staff: 'besa@till.example',
        totals: { taken: euros(20), change: lek(800), refunded: { cents: 300, lek: 1200 } },
      },
      {
        staff: 'drita@till.example',
        totals: { taken: { cents: 1700, lek: 2200 }, change: lek(800), refunded: nothing, card: 0 },
      },
    ])
    expect(cashLeft(total)).toEqual({ cents: 6400, lek: 9400 })
  })

  it('lists its movements with references, receipts and reasons', async () => {
    const { entries } = await report()
    expect(entries.map(({ kind, method, cents }) => [kind, method, cents])).toEqual([
      ['float', 'cash', 15_000],
      ['payment', 'cash', 1200],
      ['payment', 'cash', 1200],
      ['payment', 'desk_card', 500],
      ['payment', 'cash', 700],
      ['payment', 'cash', 1200],
      ['refund', 'cash', -1200],
      ['refund', 'cash', -300],
      ['banked', 'cash', -2000],
    ])
    const { reference } = (await till.record(ids[0] ?? '')).stay
    expect(entries[1]).toMatchObject({ reference, fiscalNumber: 'NIVF-1', taken: lek(2000) })
    expect(entries[3]).toMatchObject({ fiscalNumber: 'NIVF-2', staff: 'besa@till.example' })
    expect([entries[0]?.reason, entries[8]?.reason]).toEqual(['morning', 'bank'])
  })

  it('invariant 9: rows of cash sum to its payments minus its refunds', async () => {
    expect(ids).toHaveLength(4)
    for (const id of ids) {
      const { payments, refunds, drawer: rows } = await till.record(id)
      expect(rows.length).toBeGreaterThan(0)
      const sum = (list: readonly { cents: number }[]) =>
        list.reduce((all, row) => all + row.cents, 0)
      const isCash = ({ method }: { method: string }) => method === 'cash'
      expect(sum(rows)).toBe(sum(payments.filter(isCash)) - sum(refunds.filter(isCash)))
    }
  })

  it('contains no count and no expected sum before it is counted', async () => {
    const { counts, ...rest } = await report()
    expect(counts).toEqual([])
    expect(rest.entries).toHaveLength(9)
    // 64 euros and 9400 Lek are expected.
    expect(JSON.stringify(rest)).not.toMatch(/expected|:(6400|9400)\b/)
  })

  it('scenario 47: is 10 Lek short, which is reported once', async () => {
    const counted = { cents: 6400, lek: 9390 }
    const first = await posted<TillCount<string>>('/till/counts', counted)
    expect(first).toMatchObject({ counted, expected: { cents: 6400, lek: 9400 } })
    expect(minus(first.counted, first.expected)).toEqual(lek(-10))
    const second = await posted<TillCount<string>>('/till/counts', counted, besa)
    expect(minus(second.counted, second.expected)).toEqual(nothing)
    const { counts } = await report()
    expect(counts).toEqual([first, second])
    expect(counts.map(({ staff }) => staff)).toEqual(['drita@till.example', 'besa@till.example'])
  })

  it('continues after a count, from which the next one starts', async () => {
    const id = await reserve()
    await pay(id, { cents: 1200, cash: { taken: lek(1200), given: nothing } })
    const counted = { cents: 6400, lek: 10_590 }
    const count = await posted<TillCount<string>>('/till/counts', counted)
    expect(count.expected).toEqual(counted)
  })

  it('is read by indexes, however long the office has been open', async () => {
    const statements = reportStatements(db, day(0))
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const { sql, params } = statement.toSQL()
      const bound = params.map((value) => (value instanceof Date ? value.getTime() : value))
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...bound)
        .all<{ detail: string }>()
      const steps = plan.results.map(({ detail }) => detail)
      // Subqueries hold what an index has found, and each drawer has its staff member.
      const found = /^SCAN (\(subquery|own$|span$|sums$|drawers$|staff\b|CONSTANT|\d+ CONSTANT)/
      expect(steps.filter((step) => step.startsWith('SCAN') && !found.test(step))).toEqual([])
      expect(steps.join('\n')).toMatch(
        /audit_(by_time|counts|dropped) \(at|audit_by_subject \(subject_id=\? AND at/,
      )
    }
  })

  it('is empty for another day, and an invalid day is refused', async () => {
    const { entries, counts, members } = await report(`?day=${day(-1)}`)
    expect([entries, counts, members]).toEqual([[], [], []])
    for (const wrong of ['2026-02-30', 'today', '', '9999-12-31', '0001-01-01']) {
      const answer = await site.fetch(`/api/staff/till?day=${wrong}`, { headers: drita })
      expect(answer.status).toBe(422)
      expect((await errorOf(answer)).fields).toMatchObject({ day: { code: 'date_invalid' } })
    }
  })
})

describe('undoing a card payment at the desk', () => {
  it('lowers the till report and the month, even if Stripe’s event came in between', async () => {
    const { paymentIntentId: intent, bookingId: id } = await till.book()
    await till.stripe.pay(intent)
    await till.deliverAll(intent)
    await till.stripe.control('POST', '/refunds', { start: 'pending' })
    await posted(`/stays/${id}/refunds`, { cents: 200, reason: 'sorry', inPerson: false })
    await till.stripe.control('POST', '/refunds', { start: 'succeeded' })
    await posted(`/stays/${id}/price`, { cents: 2000, reason: 'more', inPerson: false })
    const received = async () => {
      const answer = await site.fetch('/api/staff/month', { headers: drita })
      return (await answer.json<MonthFigures>()).total.received
    }
    const before = { card: (await report()).total.card, received: await received() }
    const paid = await pay(id, { method: 'desk_card', cents: 1000 })
    expect((await report()).total.card).toBe(before.card + 1000)
    const { data } = await till.stripe.api.refunds.list({ payment_intent: intent })
    await till.stripe.control('POST', `/refunds/${data[0]?.id}/settle`, { outcome: 'succeeded' })
    await till.deliverAll(intent)
    const { version } = (await till.record(id)).stay
    expect(version).toBeGreaterThan(paid.stay.version)
    await posted(`/stays/${id}/undo`, { version })
    expect((await till.auditOf(id)).at(-1)?.data.version).toBe(paid.stay.version)
    expect({ card: (await report()).total.card, received: await received() }).toEqual(before)
  })
})

describe('the fiscal number', () => {
  it('of a cash refund is in the till report once it is noted', async () => {
    const id = await reserve()
    await pay(id, { cents: 1200 })
    await posted(`/stays/${id}/refunds`, { cents: 100, reason: 'sorry', inPerson: true })
    const [refund] = (await till.record(id)).refunds
    await posted(`/stays/${id}/fiscal-number`, { refund: refund?.id, fiscalNumber: 'R-17' })
    const again = { refund: refund?.id, fiscalNumber: 'R-18' }
    expect((await post(`/stays/${id}/fiscal-number`, again)).status).toBe(409)
    const entries = (await report()).entries.filter(({ stayId }) => stayId === id)
    expect(entries.map(({ kind, fiscalNumber }) => [kind, fiscalNumber])).toEqual([
      ['payment', null],
      ['refund', 'R-17'],
    ])
    const { stay } = await till.record(id)
    await posted(`/stays/${id}/undo`, { version: stay.version })
    expect((await till.record(id)).refunds).toMatchObject([{ fiscalNumber: null }])
  })
})

describe('promise 32: the drawer changes once', () => {
  it('if cash is taken twice under one key', async () => {
    const id = await reserve()
    const key = submitKey()
    const body = { method: 'cash', cents: 1200, cash: { taken: euros(20), given: euros(8) } }
    const path = `/stays/${id}/payments`
    const [first, second] = [
      await posted(path, body, drita, key),
      await posted(path, body, drita, key),
    ]
    expect(second).toEqual(first)
    expect(await rowsOf(id)).toHaveLength(1)
  })

  it('if two members take the same money at once, and the other is refused', async () => {
    const id = await reserve()
    const body = { method: 'cash', cents: 1200 }
    const answers = await Promise.all(
      [drita, besa].map((who) => post(`/stays/${id}/payments`, body, who)),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    expect([409, 422]).toContain(statuses[1])
    expect(await rowsOf(id)).toHaveLength(1)
    expect((await till.record(id)).stay.balance).toBe(0)
  })

  it.each([
    ['/till/counts', { cents: 100, lek: 100 }, { cents: 100, lek: 101 }],
    [
      '/till/movements',
      { kind: 'float', cash: euros(1), reason: 'coins' },
      { kind: 'float', cash: euros(2), reason: 'coins' },
    ],
  ])('if %s is sent twice, later or at once', async (path, body, other) => {
    const key = submitKey()
    const before = [await db.$count(drawer), await db.$count(drawerCounts)]
    const answers = await Promise.all([1, 2, 3].map(() => posted(path, body, drita, key)))
    answers.push(await posted(path, body, drita, key))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const after = [await db.$count(drawer), await db.$count(drawerCounts)]
    expect(after.reduce((sum, rows) => sum + rows) - before.reduce((sum, rows) => sum + rows)).toBe(
      1,
    )
    const noted = await db.select().from(audit).where(eq(audit.subjectId, 'drawer'))
    const suffix = key['idempotency-key']
    expect(noted.filter(({ idempotencyKey }) => idempotencyKey?.endsWith(suffix))).toHaveLength(1)
    const reused = await post(path, other, drita, key)
    expect((await errorOf(reused)).code).toBe('idempotency_key_reused')
  })

  it('if two members count at once while cash moves, without losing any', async () => {
    const start = await posted<TillCount<string>>('/till/counts', euros(100))
    const id = await reserve()
    const float = { kind: 'float', cash: lek(500), reason: 'coins' }
    await Promise.all([
      posted('/till/counts', euros(90), drita),
      posted('/till/movements', float, besa),
      posted('/till/counts', euros(90), besa),
      pay(id, { cents: 1200 }),
    ])
    const end = await posted<TillCount<string>>('/till/counts', euros(90))
    const rows = (await db.select().from(drawerCounts)).filter(({ id: n }) => n > start.id)
    expect(rows.at(-1)?.id).toBe(end.id)
    // However they fell: all counts together tell once of the 10 euros that are missing, and of the cash
    // that was not counted.
    const sum = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((all, row) => all + of(row), 0)
    expect(sum((row) => row.countedCents - row.expectedCents)).toBe(-1000 - 1200)
    expect(sum((row) => row.countedLek - row.expectedLek)).toBe(-500)
  })

  it('and a count is refused if cash keeps moving meanwhile', async () => {
    const float = { kind: 'float', cash: lek(100), reason: 'coins' }
    const movedFirst = new Proxy(db, {
      get: (target, name) =>
        name === 'batch'
          ? async (statements: Parameters<typeof db.batch>[0]) => {
              if (statements.length > 2) await posted('/till/movements', float, besa)
              return target.batch(statements)
            }
          : Reflect.get(target, name),
    })
    const [noted] = await db.select().from(audit).where(eq(audit.action, 'cash_moved')).limit(1)
    const idempotent = { idempotencyKey: crypto.randomUUID(), requestDigest: 'count' }
    const writing = { now: new Date(), staffId: noted?.staffId ?? '', idempotent }
    const before = await db.$count(drawerCounts)
    const owner = { drawers: 'shared', staffId: writing.staffId, role: 'owner' } as const
    const count = countDrawer(movedFirst, euros(1), writing, owner)
    await expect(count).rejects.toMatchObject({ code: 'drawer_moved' })
    expect(await db.$count(drawerCounts)).toBe(before)
    expect(await countDrawer(db, euros(1), writing, owner)).toMatchObject({ counted: euros(1) })
  })
})

describe('an entry of the till', () => {
  it.each<[string, object, string[]]>([
    ['too little', { cash: { taken: lek(1199), given: nothing } }, ['cash.taken']],
    ['no change', { cash: { taken: euros(20), given: nothing } }, ['cash.given']],
    ['change a Lek off', { cash: { taken: euros(20), given: lek(801) } }, ['cash.given']],
    ['half a Lek', { cash: { taken: lek(1200.5), given: nothing } }, ['cash.taken.lek']],
    [
      'cash of a card',
      { method: 'desk_card', cash: { taken: euros(12), given: nothing } },
      ['cash'],
    ],
    ['a blank receipt', { fiscalNumber: ' ' }, ['fiscalNumber']],
  ])('is refused at its field with %s, and nothing is stored', async (_, changes, fields) => {
    const id = await reserve()
    const answer = await post(`/stays/${id}/payments`, { method: 'cash', cents: 1200, ...changes })
    expect(answer.status).toBe(422)
    expect(Object.keys((await errorOf(answer)).fields ?? {})).toEqual(fields)
    expect((await till.record(id)).payments).toEqual([])
  })

  it.each([
    ['/till/counts', { cents: -1, lek: 0 }],
    ['/till/counts', { lek: 0 }],
    ['/till/movements', { kind: 'float', cash: nothing, reason: 'nothing' }],
    ['/till/movements', { kind: 'float', cash: lek(5), reason: '' }],
    ['/till/movements', { kind: 'void', cash: lek(5), reason: 'mistake' }],
  ])('is refused: %s %j', async (path, body) => {
    expect((await post(path, body)).status).toBe(422)
  })

  it('is in the report as in its response', async () => {
    const float = { kind: 'float', cash: lek(50), reason: 'coins' }
    const entry = await posted<TillEntry<string>>('/till/movements', float)
    expect((await report()).entries.at(-1)).toEqual(entry)
  })
})

describe('a till report stays as it was counted', () => {
  const hour = 3_600_000
  const dayLong = 24 * hour

  /** Changes an audit row to an earlier time. */
  const earlier = (change: Partial<typeof audit.$inferInsert>, id: string) =>
    db.update(audit).set(change).where(eq(audit.id, id))

  const newest = async (action: string) => {
    const rows = await db.select().from(audit).where(eq(audit.action, action)).orderBy(audit.at)
    return rows.at(-1)?.id ?? ''
  }

  it('what is recorded later about the time before a count is a correction', async () => {
    const now = Date.now()
    const { from } = boundsOf({ from: day(0), to: day(0) })
    await db
      .update(audit)
      .set({ at: new Date(now - 5 * dayLong), happenedAt: new Date(now - 5 * dayLong) })
      .where(eq(audit.action, 'drawer_counted'))
    await posted('/till/counts', euros(1))
    const counted = new Date(from.getTime() - hour)
    await earlier({ at: counted, happenedAt: counted }, await newest('drawer_counted'))
    const id = await reserve()
    await pay(id, { cents: 1200 })
    const done = new Date(counted.getTime() - hour)
    await earlier({ happenedAt: done }, await newest('payment_taken'))

    const today = await report()
    expect(today.countedBefore).toBe(counted.toISOString())
    const line = today.entries.find((entry) => entry.stayId === id)
    expect(line).toMatchObject({ happenedAt: done.toISOString() })
    expect(line && isLate(line, today)).toBe(true)
    expect(today.entries.filter((entry) => isLate(entry, today))).toEqual([line])
    // What the report of the day before knew was counted then.
    expect((await report(`?day=${day(-1)}`)).counts).toHaveLength(1)
  })

  it('an undone card payment stays on its day, and the undo is a line of its own day', async () => {
    const id = await reserve()
    const paidByCard = { method: 'desk_card', cents: 1200, fiscalNumber: 'NIVF-9' }
    const { stay } = await pay(id, paidByCard)
    const before = await report()
    await posted(`/stays/${id}/undo`, { version: stay.version })
    const after = await report()
    const own = (of: typeof after) => of.entries.filter((entry) => entry.stayId === id)
    const [taken] = own(before)
    expect(own(after)).toEqual([
      taken,
      expect.objectContaining({
        kind: 'void',
        method: 'desk_card',
        cents: -1200,
        fiscalNumber: 'NIVF-9',
        staff: 'drita@till.example',
      }),
    ])
    expect(after.total.card).toBe(before.total.card - 1200)

    // The day of the payment has been counted, and does not change.
    const yesterday = new Date(Date.now() - dayLong)
    await earlier({ at: yesterday, happenedAt: yesterday }, await newest('payment_taken'))
    expect(own(await report(`?day=${day(-1)}`)).map(({ kind }) => kind)).toEqual(['payment'])
    expect(own(await report()).map(({ kind }) => kind)).toEqual(['void'])
  })
})
