import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { deskColumnOf, type ExpectedStay } from '../../../domain/desk/desk-day.ts'
import { rideDayOf } from '../../../domain/desk/rides.ts'
import { database } from '../../../worker/db/database.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { staysOfDay } from '../../../worker/desk/desk-stays.ts'

const db = database(env)
const hour = 3_600_000
/** Midnights in Tirana, two of them on days on which the clocks change. */
const midnights = ['2026-11-21T23:00:00Z', '2026-10-24T22:00:00Z', '2026-03-28T23:00:00Z']

const kept = fc.record({
  serviceType: fc.constantFrom('storage' as const, 'storage' as const, 'taxi' as const),
  status: fc.oneof(fc.constantFrom('confirmed' as const), fc.constantFrom(...stayStatuses)),
  starts: fc.integer({ min: -60, max: 60 }),
  hours: fc.integer({ min: 0, max: 72 }),
})

interface KeptStay {
  serviceType: 'storage' | 'taxi'
  status: (typeof stayStatuses)[number]
  starts: number
  hours: number
}

function rowOf(now: Date, { serviceType, status, starts, hours }: KeptStay) {
  const startDate = new Date(now.getTime() + starts * hour)
  const pickUpAt = new Date(startDate.getTime() + hours * hour)
  const id = crypto.randomUUID()
  return {
    id,
    reference: id,
    customerName: 'Ada Guest',
    kind: 'reservation' as const,
    serviceType,
    tariff: 1,
    status,
    startDate,
    pickUpAt,
    totalPrice: 0,
    netPrice: 0,
    received: 0,
    refunded: 0,
    balance: 0,
    createdAt: startDate,
  }
}

const isListed = (row: ExpectedStay, now: Date) =>
  deskColumnOf(row, now) !== null || rideDayOf(row, now) !== null

describe('the stays of a day', () => {
  it('are those that have a column, and the rides that have a day', async () => {
    const minutes = fc.integer({ min: -90, max: 90 })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...midnights),
        minutes,
        fc.array(kept, { minLength: 1, maxLength: 30 }),
        async (midnight, past, wanted) => {
          await db.delete(stays)
          const now = new Date(Date.parse(midnight) + past * 60_000)
          const rows = wanted.map((stay) => rowOf(now, stay))
          const [first, ...rest] = rows.map((row) => db.insert(stays).values(row))
          if (first) await db.batch([first, ...rest])
          const due = rows.filter((row) => isListed(row, now))
          const found = (await staysOfDay(db, now)).map(({ stay }) => stay.id)
          expect(found.toSorted()).toEqual(due.map(({ id }) => id).toSorted())
        },
      ),
      { numRuns: 60 },
    )
  })
})
