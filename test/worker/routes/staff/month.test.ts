import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { MonthFigures } from '../../../../domain/reports/month-figures.ts'
import { tiranaDate } from '../../../../domain/time/calendar.ts'
import { monthAfter, monthOf } from '../../../../domain/time/period.ts'
import { database } from '../../../../worker/db/database.ts'
import { bags } from '../../../../worker/db/schema/custody.ts'
import { payments, refunds } from '../../../../worker/db/schema/money.ts'
import { audit, stays } from '../../../../worker/db/schema/stays.ts'
import { readMonth } from '../../../../worker/reports/month-figures.ts'
import { seedStatements } from '../../../bench/server/seed-stays.ts'
import { asStaff } from '../../support/access.ts'
import { errorOf, openTill } from '../../support/till.ts'

const { site } = openTill('month')
const db = database(env)
const headers = await asStaff()
/** Ten days after the end of a month in which Tirana's clocks have changed. */
const now = new Date('2026-11-10T10:00:00Z')
const months = ['2026-10', '2026-11'] as const

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const countBy = (dates: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(dates, (date) => date)].map(([date, all]) => [date, all.length]),
  )

describe('the figures of a month', () => {
  it('equal a recount of every row, by Tirana’s days', async () => {
    for (const sql of seedStatements(0, 2500, now)) await env.DB.prepare(sql).run()
    const read = await Promise.all(months.map((month) => readMonth(db, month)))
    const days = read.flatMap((month) => month.days)
    const onDays = (what: 'bags' | 'stays') =>
      Object.fromEntries(days.filter((day) => day[what] > 0).map((day) => [day.date, day[what]]))

    const kept = await db.select().from(stays)
    const began = kept.filter(({ status }) => /confirmed|checked_in|completed/.test(status))
    expect(onDays('stays')).toEqual(countBy(began.map(({ startDate }) => tiranaDate(startDate))))
    const came = await db
      .select({ at: audit.happenedAt })
      .from(bags)
      .innerJoin(audit, eq(audit.id, bags.inAuditId))
    expect(onDays('bags')).toEqual(countBy(came.map(({ at }) => tiranaDate(at))))

    const paid = await db.select().from(payments)
    const back = await db.select().from(refunds)
    const noted = new Map((await db.select().from(audit)).map(({ id, at }) => [id, at]))
    for (const { month, total, services, days: own } of read) {
      const within = (at: Date | null) => at !== null && monthOf(tiranaDate(at)) === month
      const isNoted = ({ auditId }: { auditId: string }) => within(noted.get(auditId) ?? null)
      const received = sumOf(paid.filter(isNoted).map((row) => row.cents))
      const refunded = sumOf(back.filter(isNoted).map((row) => row.cents))
      expect(received).toBeGreaterThan(0)
      expect(total).toMatchObject({ received, refunded, net: received - refunded })
      expect(sumOf(services.map(({ net }) => net))).toBe(total.net)
      expect(sumOf(own.map(({ net }) => net))).toBe(total.net)
    }
  })

  it('count added bags, and each bag once although its tag was changed', async () => {
    const bagsOf = async () => (await readMonth(db, '2026-10')).total.bags
    const before = await bagsOf()
    const at = new Date('2026-10-20T12:00:00Z')
    const stayId = (await db.select().from(stays).limit(1))[0]?.id ?? ''
    const change = (action: string, version: number) =>
      laterChange({ stayId, action, version, happenedAt: at, at })
    const inAuditId = await change('bags_added', 80)
    const voidAuditId = await change('tag_changed', 81)
    const bag = (tag: number) => ({ id: crypto.randomUUID(), stayId, tag })
    await db.insert(bags).values([
      { ...bag(900_001), inAuditId },
      { ...bag(900_002), inAuditId, voidAuditId },
      { ...bag(900_003), inAuditId: voidAuditId },
    ])
    expect(await bagsOf()).toBe(before + 2)
    const undoneId = await change('undone', 82)
    await db.insert(bags).values({ ...bag(900_004), inAuditId, voidAuditId: undoneId })
    expect(await bagsOf()).toBe(before + 2)
  })

  /** Changes a payment or a refund of October. Returns how much each month changes. */
  async function moved(change: (paymentId: string, refundId: string) => Promise<unknown>) {
    const before = await Promise.all(months.map((month) => readMonth(db, month)))
    const refund = (await db.select().from(refunds)).find(
      ({ at, status, stripeRefundId }) =>
        monthOf(tiranaDate(at)) === '2026-10' && status === 'succeeded' && stripeRefundId === null,
    )
    const plain = (await db.select().from(payments)).find(
      ({ paidAt, status, refundedCents, currency }) =>
        paidAt &&
        monthOf(tiranaDate(paidAt)) === '2026-10' &&
        status === 'succeeded' &&
        currency === 'EUR' &&
        refundedCents === 0,
    )
    await change(plain?.id ?? '', refund?.id ?? '')
    const after = await Promise.all(months.map((month) => readMonth(db, month)))
    return after.map(({ total }, index) => {
      const old = before[index]?.total
      return [total.received - (old?.received ?? 0), total.refunded - (old?.refunded ?? 0)]
    })
  }

  const later = new Date('2026-11-05T12:00:00Z')
  const changeRefund = (id: string, change: Partial<typeof refunds.$inferInsert>) =>
    db.update(refunds).set(change).where(eq(refunds.id, id))

  const changeOf = async (id: string) => (await db.select().from(audit).where(eq(audit.id, id)))[0]

  /** The audit row of a payment or a refund. */
  const changeOfMoney = async (table: typeof payments | typeof refunds, id: string) => {
    const [row] = await db.select().from(table).where(eq(table.id, id))
    const change = await changeOf(row?.auditId ?? '')
    if (!change) throw new Error('money has its change')
    return change
  }

  /** Adds an audit row after all others of a stay. */
  async function laterChange(change: Partial<typeof audit.$inferInsert>) {
    const id = crypto.randomUUID()
    const facts = { actor: 'system', data: {}, version: 90, happenedAt: later, at: later } as const
    await db.insert(audit).values({ id, action: 'undone', ...facts, ...change })
    return id
  }

  it('count a voided payment in the month of its undo, not in a past month', async () => {
    const change = async (id: string) => {
      const { stayId, version } = await changeOfMoney(payments, id)
      const early = new Date('2026-10-20T12:00:00Z')
      // The device's clock was slow, and so are the row's own times.
      await laterChange({ stayId, data: { undone: 'payment_taken', version }, happenedAt: early })
      const voided = { status: 'voided', voidedAt: early, receivedCents: 0 } as const
      await db.update(payments).set(voided).where(eq(payments.id, id))
    }
    expect(await moved(change)).toEqual([
      [0, 0],
      [-600, 0],
    ])
  })

  it('count a failed refund in the month in which it fails', async () => {
    const failed = {
      method: 'stripe',
      status: 'failed',
      failedAt: later,
      stripeRefundId: 're_1',
    } as const
    expect(await moved((_, id) => changeRefund(id, failed))).toEqual([
      [0, 0],
      [0, -300],
    ])
  })

  it('leave out a refund that Stripe refused', async () => {
    const refused = {
      method: 'stripe',
      status: 'failed',
      failedAt: later,
      stripeRefundId: null,
    } as const
    expect(await moved((_, id) => changeRefund(id, refused))).toEqual([
      [0, -300],
      [0, 0],
    ])
  })

  it('count a dashboard refund in the month in which we learn of it', async () => {
    const outside = { method: 'stripe', stripeRefundId: 're_2', reason: 'made_at_stripe' } as const
    const heard = async (id: string) => {
      const { stayId } = await changeOfMoney(refunds, id)
      const auditId = await laterChange({ stayId, action: 'payment_synced', version: 91 })
      await changeRefund(id, { ...outside, auditId })
    }
    expect(await moved((_, id) => heard(id))).toEqual([
      [0, -300],
      [0, 300],
    ])
  })

  it('leave out money that is not in euros', async () => {
    const dollars = {
      method: 'stripe',
      status: 'review',
      currency: 'USD',
      paymentIntentId: 'pi_1',
    } as const
    const change = (id: string) => db.update(payments).set(dollars).where(eq(payments.id, id))
    expect(await moved(change)).toEqual([
      [-600, 0],
      [0, 0],
    ])
  })

  it('count desk money by when it is recorded, not by the device’s time', async () => {
    const change = async (paymentId: string, refundId: string) => {
      const both = [
        await changeOfMoney(payments, paymentId),
        await changeOfMoney(refunds, refundId),
      ]
      for (const { id } of both) await db.update(audit).set({ at: later }).where(eq(audit.id, id))
    }
    const [october, november] = await moved(change)
    // The refund's own payment has the same audit row.
    expect(october).toEqual([-1200, -300])
    expect(november).toEqual([1200, 300])
  })
})

describe('GET /api/staff/month', () => {
  it('returns the requested month, or the current one', async () => {
    const ask = async (query = '') => {
      const answer = await site.fetch(`/api/staff/month${query}`, { headers })
      return (await answer.json<MonthFigures>()).month
    }
    const current = monthOf(tiranaDate(new Date()))
    expect(await ask()).toBe(current)
    expect(await ask(`?month=${monthAfter(current, -1)}`)).toBe(monthAfter(current, -1))
  })

  it.each(['2026-13', '2026-1', 'now', '', '9999-12', '0001-01', '2018-12', '2100-01'])(
    'refuses %j',
    async (month) => {
      const answer = await site.fetch(`/api/staff/month?month=${month}`, { headers })
      expect([answer.status, (await errorOf(answer)).code]).toEqual([422, 'period_invalid'])
    },
  )
})
