import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recount } from '../../../dev/restore/recount.ts'
import { locales } from '../../../domain/business/locales.ts'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { runningStandIns } from '../running.ts'
import { type Filled, fillQuietly, openDatabase } from './filled.ts'

// Four weeks on a Worker in memory take a while on a busy machine.
vi.setConfig({ hookTimeout: 240_000 })

const tomorrow = addDays(tiranaDate(new Date()), 1)

interface Ledger {
  charges: Stripe.Charge[]
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
  balanceTransactions: Stripe.BalanceTransaction[]
}

/** Cents that Stripe's stand-in has of each PaymentIntent: received, less refunds and disputes. */
function centsAtStripe({ charges, refunds, disputes, balanceTransactions }: Ledger) {
  const intentOf = new Map(
    [...charges, ...refunds, ...disputes].map(({ id, payment_intent: intent }) => [id, intent]),
  )
  const cents: Record<string, number> = {}
  for (const { source, amount } of balanceTransactions) {
    const intent = String(intentOf.get(String(source)))
    cents[intent] = (cents[intent] ?? 0) + amount
  }
  return cents
}

const ours = `SELECT payment_intent_id AS id, received_cents
  - (SELECT coalesce(sum(cents), 0) FROM refunds
    WHERE payment_id = payments.id AND status IN ('pending', 'succeeded'))
  - (SELECT coalesce(sum(cents), 0) FROM disputes
    WHERE payment_id = payments.id AND status IN ('open', 'lost')) AS cents
  FROM payments WHERE method = 'stripe' AND received_cents > 0`

/** Rows whose sums a trigger or the Worker keeps, and which don't match. */
function contradictions({ db, all, values }: Filled) {
  const tally = 'kind, service_type, payment_status, status'
  const sums = 'sum(total_price), sum(received), sum(refunded), sum(charged_back)'
  return {
    references: all('PRAGMA foreign_key_check'),
    accounts: values('SELECT id FROM stays').flatMap((id) => recount(db, String(id)).differences),
    tallies: all(`SELECT ${tally}, count(*), ${sums} FROM stays GROUP BY ${tally}
      EXCEPT SELECT ${tally}, stays, total_price, received, refunded, charged_back FROM stay_tallies`),
    tags: all(`SELECT tag FROM bags WHERE out_audit_id IS NULL GROUP BY tag HAVING count(*) > 1`),
    versions: all(`SELECT id FROM stays WHERE version <>
      (SELECT count(*) FROM audit WHERE stay_id = stays.id)`),
    future: all(`SELECT id FROM audit WHERE at > ${tiranaInstant(tomorrow, '23:59').getTime()}`),
    days: all('SELECT * FROM money_days WHERE stripe_cents <> books_cents'),
  }
}

const none = {
  references: [],
  accounts: [],
  tallies: [],
  tags: [],
  versions: [],
  future: [],
  days: [],
}

describe('a month on this machine', () => {
  const filled = openDatabase()
  let standIns: Awaited<ReturnType<typeof runningStandIns>>
  let ledger: Ledger
  const { values } = filled
  beforeAll(async () => {
    standIns = await runningStandIns()
    await fillQuietly(filled, tiranaInstant(tomorrow, '13:30'), standIns.origin)
    ledger = await standIns.control('GET', '/stripe')
  })
  afterAll(async () => {
    filled.close()
    await standIns.close()
  })

  it('has all that an office meets, in seven languages', () => {
    expect(new Set(values('SELECT locale FROM stays'))).toEqual(new Set(locales))
    expect(new Set(values('SELECT locale FROM contact_messages'))).toEqual(new Set(locales))
    const rare = ['abandoned']
    expect(new Set([...values('SELECT status FROM stays'), ...rare])).toEqual(new Set(stayStatuses))
    const actions = new Set(values('SELECT action FROM audit'))
    for (const action of ['walked_in', 'check_in', 'check_out'])
      expect(actions, action).toContain(action)
    expect(new Set(values('SELECT method FROM payments'))).toEqual(
      new Set(['stripe', 'cash', 'desk_card']),
    )
    expect(values(`SELECT status FROM refunds`)).toEqual(
      expect.arrayContaining(['succeeded', 'failed']),
    )
    expect(values('SELECT status FROM disputes')).toEqual(['open'])
    expect(values(`SELECT kind FROM outbox WHERE delivery = 'bounced'`)).toEqual([
      'booking_confirmed',
    ])
    expect(values('SELECT kind FROM closures ORDER BY kind')).toEqual(['closed', 'full'])
    expect(values('SELECT read FROM contact_messages ORDER BY read')).toEqual([0, 0, 1, 1, 1, 1, 1])
    expect(new Set(values('SELECT service_type FROM stays'))).toEqual(
      new Set(['storage', 'airport-shuttle', 'taxi', 'tours']),
    )
    expect(new Set(values('SELECT kind FROM drawer'))).toEqual(
      new Set(['float', 'payment', 'banked']),
    )
    expect(values(`SELECT id FROM drawer WHERE kind = 'payment' AND taken_lek > 0`)).not.toEqual([])
  })

  it('has bags inside, guests due and guests to come', () => {
    const at = tiranaInstant(tomorrow, '00:00').getTime()
    const expected = (days: string) =>
      values(`SELECT count(*) FROM stays WHERE status = 'confirmed' AND start_date ${days}`)[0]
    expect(values('SELECT count(*) FROM bags WHERE out_audit_id IS NULL')[0]).toBeGreaterThan(8)
    expect(expected(`BETWEEN ${at} AND ${at + 86_399_999}`)).toBeGreaterThan(1)
    expect(expected(`> ${at + 86_400_000}`)).toBeGreaterThan(0)
  })

  it('keeps its books: accounts, tallies, tags, versions, and no act is in the future', () => {
    expect(contradictions(filled)).toEqual(none)
  })

  it('has each cent that Stripe’s stand-in has', () => {
    const books = filled.all(ours).map(({ id, cents }) => [id, cents])
    expect(Object.fromEntries(books)).toEqual(centsAtStripe(ledger))
    expect(books.length).toBeGreaterThan(8)
  })

  it('is refused a second time', async () => {
    const again = fillQuietly(filled, tiranaInstant(tomorrow, '13:30'), standIns.origin)
    await expect(again).rejects.toThrow('The database is in use')
  })
})

describe('a month on staging', () => {
  const filled = openDatabase()
  const { values } = filled
  beforeAll(() => fillQuietly(filled, tiranaInstant(tomorrow, '00:05'), null, 'staging'))
  afterAll(() => filled.close())

  it('can send no email, now or later', () => {
    expect(values('SELECT customer_email FROM stays WHERE customer_email IS NOT NULL')).toEqual([])
    expect(values(`SELECT id FROM outbox WHERE status IN ('queued', 'held')`)).toEqual([])
    expect(values(`SELECT key FROM stay_keys WHERE key LIKE '%@%'`)).toEqual([])
    expect(values('SELECT count(*) FROM stays')[0]).toBeGreaterThan(20)
  })

  it('has no payment that staging’s Stripe doesn’t know', () => {
    expect(values(`SELECT id FROM payments WHERE method = 'stripe'`)).toEqual([])
  })

  it('keeps its books, and has bags inside five minutes after midnight', () => {
    expect(contradictions(filled)).toEqual(none)
    expect(values('SELECT count(*) FROM bags WHERE out_audit_id IS NULL')[0]).toBeGreaterThan(5)
  })

  it('only reaches staging’s own database', () => {
    expect(filled.calls().every((call) => call.endsWith('--env staging'))).toBe(true)
    expect(filled.calls().every((call) => call.includes('d1 execute DB --remote'))).toBe(true)
  })
})
