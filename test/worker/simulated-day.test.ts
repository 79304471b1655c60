import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf } from '../../domain/payments/account.ts'
import { chanceOf } from './bad-week/chance.ts'
import { openCounter } from './simulated-day/counter.ts'
import { closes, dateOf, lastDay, openDays, opens } from './simulated-day/days.ts'
import { openGuests } from './simulated-day/guests.ts'
import { type Notes, openHands } from './simulated-day/hands.ts'
import { say } from './support/logs.ts'
import { openTill } from './support/till.ts'

const seed = 150
const ahead = { books: 45, reserves: 45, asks: 6 }
const walkIns = 54

const till = openTill('simulated_day')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lives through the days. Returns everybody who kept records of them. */
async function live() {
  const chance = chanceOf(seed)
  const counts = new Map<string, number>()
  const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1)
  const days = openDays(till.stripe)
  const hands = openHands()
  const counter = await openCounter(till.site, chance)
  const world = openGuests({ chance, counter, days, hands, till, count })

  async function moves(kind: 'float' | 'banked', notes: Notes): Promise<void> {
    const member = counter.whoever()
    await counter.moves(member, kind, notes)
    hands.passes(days.date(), member, kind, notes)
  }

  /** The drawer is counted; `lost` was lost since. */
  async function counted(lost: Notes): Promise<void> {
    const expected = { ...hands.drawer }
    hands.loses(lost)
    const answer = await counter.counts(counter.whoever(), { ...hands.drawer })
    expect(answer).toMatchObject({ expected, counted: hands.drawer })
    count('counts')
  }

  await days.begin()
  await moves('float', { cents: 60_000, lek: 60_000 })
  for (let number = 0; number < ahead.reserves; number += 1) await world.reserves()
  for (let number = 0; number < ahead.books; number += 1) await world.books()
  for (let number = 0; number < ahead.asks; number += 1) await world.asks()
  for (let number = 0; number < walkIns; number += 1) {
    const day = chance.oneOf([1, 2, lastDay, lastDay, lastDay])
    days.later(day, chance.whole(opens + 20, closes - 90), () => world.walksIn())
  }
  for (let day = 0; day <= lastDay; day += 1) {
    days.later(day, 14 * 60, () => counted({ cents: 0, lek: chance.oneOf([0, 0, 50, 100]) }))
    days.later(day, closes - 2, () => counted({ cents: chance.oneOf([0, 200]), lek: 0 }))
    days.later(day, closes - 1, () => moves('banked', { cents: 5000, lek: 2000 }))
  }
  await days.pass()
  await counted({ cents: 0, lek: 0 })
  return { ...world, counter, hands, counts }
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

async function stripesBooks() {
  const { charges, refunds } = await till.stripe.control<{
    charges: { amount: number; status: string }[]
    refunds: { amount: number; status: string }[]
  }>('GET', '')
  const isMade = ({ status }: { status: string }) => status === 'succeeded' || status === 'pending'
  return {
    charged: sum(charges.filter(isMade), ({ amount }) => amount),
    refunded: sum(refunds.filter(isMade), ({ amount }) => amount),
    failed: refunds.filter((refund) => !isMade(refund)).length,
  }
}

describe('promise 13: a day of 150 stays at the desk', () => {
  it('ends with matching accounts, drawer, till reports and Stripe balance', async () => {
    const { guests, counter, hands, counts } = await live()
    expect(guests).toHaveLength(150)

    const records = await Promise.all(guests.map(({ id }) => till.record(id)))
    for (const [index, record] of records.entries()) {
      expect(record.stay).toMatchObject(accountOf(record))
      guests[index]?.agrees(JSON.parse(JSON.stringify(record)))
    }

    for (let day = 0; day <= lastDay; day += 1) {
      const { total, members } = await counter.report(dateOf(day))
      expect({ total, members }).toEqual(hands.reportOf(dateOf(day)))
    }

    const { charged, refunded, failed } = await stripesBooks()
    const online = records
      .flatMap(({ payments }) => payments)
      .filter(({ method }) => method === 'stripe')
    expect(sum(online, ({ receivedCents }) => receivedCents)).toBe(charged)
    expect(sum(online, ({ refundedCents }) => refundedCents)).toBe(refunded)
    const byGuests = guests
      .flatMap(({ account }) => account.paid)
      .filter(({ way }) => way === 'stripe')
    expect([charged, refunded]).toEqual([
      sum(byGuests, ({ cents }) => cents),
      sum(byGuests, ({ back }) => back),
    ])

    const months = new Set([dateOf(0), dateOf(lastDay)].map((date) => date.slice(0, 7)))
    const totals = await Promise.all(
      [...months].map(async (month) => (await counter.month(month)).total),
    )
    expect([
      sum(totals, ({ received }) => received),
      sum(totals, ({ refunded }) => refunded),
    ]).toEqual([
      sum(guests, ({ account }) => account.received),
      sum(guests, ({ account }) => account.refunded),
    ])

    // A day on which one of these never happened proves nothing about it.
    const happened = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
    expect(happened.map(([what]) => what)).toEqual([
      'acts undone',
      'bookings paid online',
      'cancelled',
      'counts',
      'early arrivals',
      'early departures',
      'goodwill',
      'late departures',
      'no-shows',
      'other days',
      'other numbers of items',
      'payments by cash',
      'payments by desk_card',
      'refunds by cash',
      'refunds by desk_card',
      'refunds by stripe',
      'refunds that failed later',
      'requests',
      'reservations',
      'walk-ins',
    ])
    const lines = [
      ...happened,
      ...[...counter.calls].map(([name, times]) => [`POST ${name}`, times]),
      ['refunds that failed at Stripe', failed],
      ['cents at Stripe', charged - refunded],
      ['cents in the drawer', hands.drawer.cents],
      ['Lek in the drawer', hands.drawer.lek],
    ]
    say(`150 stays:\n${lines.map(([name, value]) => `  ${name}: ${value}`).join('\n')}`)
  }, 600_000)
})
