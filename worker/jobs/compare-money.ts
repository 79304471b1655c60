import { and, desc, eq, gte, lt, lte, ne, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { dayToCompare, differenceMemory, type MoneyDay } from '../../domain/reports/money-day.ts'
import { addDays, type CalendarDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { daysOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import type { Job } from '../db/job.ts'
import { payments } from '../db/schema/money.ts'
import { moneyDays } from '../db/schema/watch.ts'
import { log } from '../log.ts'
import { knownCharges } from '../stripe/known-money.ts'
import { entryOf } from '../stripe/ledger-entries.ts'
import { stripePayments } from '../stripe/payments.ts'
import { retrieveIntent } from '../stripe/stripe.ts'
import { stripePageSize, wholeList } from '../stripe/stripe-lists.ts'

const mostCharges = 20_000
/** Milliseconds after which a day whose sums differed is compared again. */
const again = 10 * 60_000
/** Maximum number of payments per day that are looked up at Stripe one by one. */
const mostLookups = 25

/** Cents by PaymentIntent id. */
type Sums = Map<string, number>

/**
 * Compares our records of online payments with Stripe's, for each completed Tirana date.
 * A day whose sums differ is compared again until they agree, for at most `differenceMemory` days.
 */
export const compareMoney: Job = async (env, now) => {
  const { db, stripe } = stripePayments(env)
  const dates = await datesDue(db, now)
  const counts = { days: 0, differing: 0 }
  for (const date of dates) {
    const day = await compareDay(db, stripe, date, now)
    counts.days += 1
    if (day.stripeCents !== day.booksCents) counts.differing += 1
  }
  return { counts, failure: null }
}

/**
 * Returns the completed days to compare, for the first time or again.
 * On a new site, only returns the newest completed day.
 */
async function datesDue(db: Database, now: Date): Promise<CalendarDate[]> {
  const { date, stripeCents, booksCents, comparedAt } = moneyDays
  const newest = dayToCompare(now)
  const [[last], differing] = await db.batch([
    db.select({ date }).from(moneyDays).orderBy(desc(date)).limit(1),
    db
      .select({ date })
      .from(moneyDays)
      .where(
        and(
          ne(stripeCents, booksCents),
          gte(date, addDays(newest, -differenceMemory)),
          lte(comparedAt, new Date(now.getTime() - again)),
        ),
      ),
  ])
  const next = last ? addDays(last.date, 1) : newest
  const memory = { from: addDays(newest, -differenceMemory), to: newest }
  const since = daysOf(memory).filter((day) => day >= next)
  return [...since, ...differing.map((row) => row.date)]
}

async function compareDay(
  db: Database,
  stripe: Stripe,
  date: CalendarDate,
  now: Date,
): Promise<MoneyDay<Date>> {
  const [from, to] = [tiranaInstant(date, '00:00'), tiranaInstant(addDays(date, 1), '00:00')]
  const charged = await chargedBetween(stripe, from, to)
  const stripeCents = sum(charged.values())
  const booksCents = (await recorded(db, charged)) + (await unlisted(db, stripe, charged, from, to))
  const day = { date, stripeCents, booksCents, comparedAt: now }
  await db
    .insert(moneyDays)
    .values(day)
    .onConflictDoUpdate({
      target: moneyDays.date,
      set: { stripeCents, booksCents, comparedAt: now },
    })
  log(stripeCents === booksCents ? 'info' : 'warn', 'daily_money', {
    date,
    stripeCents,
    booksCents,
  })
  return day
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0)
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000)

async function chargedBetween(stripe: Stripe, from: Date, to: Date): Promise<Sums> {
  const list = stripe.balanceTransactions.list({
    created: { gte: secondsOf(from), lt: secondsOf(to) },
    limit: stripePageSize,
    expand: ['data.source'],
  })
  const charged: Sums = new Map()
  for (const entry of (await wholeList(list, mostCharges)).map(entryOf)) {
    if (entry?.category !== 'charge') continue
    const { paymentIntentId: id, cents } = entry
    charged.set(id, (charged.get(id) ?? 0) + cents)
  }
  return charged
}

/**
 * Returns the cents that our records have for the payments in `charged`.
 * Payments recorded as belonging to no stay count with Stripe's amount, so they never differ.
 */
async function recorded(db: Database, charged: Sums): Promise<number> {
  if (charged.size === 0) return 0
  const { received, orphans } = await knownCharges(db, [...charged.keys()])
  return sum([...charged].map(([id, cents]) => (orphans.has(id) ? cents : (received.get(id) ?? 0))))
}

/**
 * Returns the cents recorded as received from `from` until `to` that Stripe didn't receive.
 * Only checks payments that aren't in `charged`, at most `mostLookups`. Their intents are requested
 * from Stripe, because they may have been recorded a day late. Never negative.
 */
async function unlisted(
  db: Database,
  stripe: Stripe,
  charged: Sums,
  from: Date,
  to: Date,
): Promise<number> {
  const { paymentIntentId, receivedCents, method, paidAt } = payments
  const ids = JSON.stringify([...charged.keys()])
  const rows = await db
    .select({ paymentIntentId, receivedCents })
    .from(payments)
    .where(
      and(
        eq(method, 'stripe'),
        gte(paidAt, from),
        lt(paidAt, to),
        sql`${paymentIntentId} NOT IN (SELECT value FROM json_each(${ids}))`,
      ),
    )
    .limit(mostLookups)
  let cents = 0
  for (const row of rows) {
    const intent = row.paymentIntentId && (await retrieveIntent(stripe, row.paymentIntentId))
    cents += row.receivedCents - (intent ? intent.amount_received : 0)
  }
  return Math.max(0, cents)
}
