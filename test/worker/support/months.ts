import { expect, vi } from 'vitest'
import { tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { type CalendarMonth, monthAfter, monthOf, periodOf } from '../../../domain/time/period.ts'
import { payments, refunds } from '../../../worker/db/schema/money.ts'
import { isOther } from '../../../worker/reports/export-money.ts'
import { moneyOfPeriod } from '../../../worker/reports/money-lines.ts'
import { readMonth } from '../../../worker/reports/month-figures.ts'
import type { openTill } from './till.ts'

interface Money {
  received: number
  refunded: number
  net: number
}

const moneyIn = ({ received, refunded, net }: Money): Money => ({ received, refunded, net })
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

/** Months that end while guests and staff go on, for the Worker and for Stripe alike. */
export function openMonths({ db, stripe }: ReturnType<typeof openTill>) {
  const first = monthOf(tiranaDate(new Date()))
  let month = first

  async function moveTo(time: Date) {
    vi.setSystemTime(time)
    await stripe.control('POST', '/clock', { frozenTime: Math.floor(time.getTime() / 1000) })
  }

  /** Day by day and service by service, without what a month says of stays, which may turn out otherwise. */
  async function moneyOf(wanted: CalendarMonth) {
    const { days, services, total } = await readMonth(db, wanted)
    return {
      days: days.map((day) => ({ date: day.date, ...moneyIn(day) })),
      services: services.map((of) => ({ serviceType: of.serviceType, ...moneyIn(of) })),
      total: moneyIn(total),
    }
  }

  /** What the exported file of a month says. */
  async function moneyInFile(wanted: CalendarMonth): Promise<Money> {
    const lines = await moneyOfPeriod(db, periodOf(wanted))
    const of = (...kinds: string[]) =>
      sum(
        lines
          .filter(({ kind, currency }) => kinds.includes(kind) && !isOther(currency))
          .map(({ cents }) => cents ?? 0),
      )
    const [received, refunded] = [of('payment', 'void'), 0 - of('refund', 'refund_failed')]
    return { received, refunded, net: received - refunded }
  }

  /** To the last minutes of the next month. */
  async function next() {
    month = monthAfter(month, 1)
    await moveTo(tiranaInstant(periodOf(month).to, '23:58'))
  }

  /** To the first minutes after it; answers with what makes sure that nothing of its money has changed since. */
  async function pass() {
    await moveTo(tiranaInstant(`${monthAfter(month, 1)}-01`, '00:02'))
    const [over, before] = [month, await moneyOf(month)]
    return async () => expect(await moneyOf(over)).toEqual(before)
  }

  /** What all months say together is what the rows say: what came, less what went back. */
  async function expectSums() {
    let net = 0
    // The jobs of the last walk look a month ahead.
    for (let wanted = first; wanted <= monthAfter(month, 3); wanted = monthAfter(wanted, 1)) {
      const { total } = await moneyOf(wanted)
      net += total.net
      expect(await moneyInFile(wanted)).toEqual(total)
    }
    const received = (await db.select().from(payments)).map((row) => row.receivedCents)
    const refunded = (await db.select().from(refunds))
      .filter(({ status }) => status === 'succeeded' || status === 'pending')
      .map(({ cents }) => cents)
    expect(net).toBe(sum(received) - sum(refunded))
  }

  const later = (months: number) =>
    moveTo(tiranaInstant(`${monthAfter(month, months)}-15`, '12:00'))

  return { next, pass, later, expectSums }
}
