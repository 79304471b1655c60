import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { serviceTypes } from '../../../../domain/business/services.ts'
import { type StayStatus, stayStatuses } from '../../../../domain/business/stay.ts'
import { type PaidStatus, paidStatuses } from '../../../../domain/payments/payment.ts'
import type { Figures } from '../../../../domain/reports/figures.ts'
import { tiranaDate } from '../../../../domain/time/calendar.ts'
import { database } from '../../../../worker/db/database.ts'
import { contactMessages } from '../../../../worker/db/schema/post.ts'
import { stays } from '../../../../worker/db/schema/stays.ts'
import { figureStatements, readFigures } from '../../../../worker/reports/figures.ts'
import { asStaff } from '../../support/access.ts'
import {
  contactRequest,
  paymentRequest,
  reservationRequest,
  submitKey,
} from '../../support/requests.ts'
import { openTill } from '../../support/till.ts'

const till = openTill('figures')
const { site, stripe } = till
const db = database(env)
/** Shortly after midnight in Tirana, when the day is still yesterday's in London. */
const now = new Date('2026-11-21T23:30:00Z')
const hour = 3_600_000

interface Kept {
  kind: 'booking' | 'reservation'
  serviceType: (typeof serviceTypes)[number]
  paymentStatus: PaidStatus
  status: StayStatus
  euros: number
  overpaid: number
  refunded: number
  lost: number
  hoursAgo: number
}

const kept: fc.Arbitrary<Kept> = fc.record({
  kind: fc.constantFrom('booking', 'reservation'),
  serviceType: fc.constantFrom(...serviceTypes),
  paymentStatus: fc.constantFrom(...paidStatuses),
  status: fc.constantFrom(...stayStatuses),
  euros: fc.integer({ min: 0, max: 60 }),
  overpaid: fc.integer({ min: 0, max: 900 }),
  refunded: fc.integer({ min: 0, max: 100 }),
  lost: fc.integer({ min: 0, max: 100 }),
  hoursAgo: fc.integer({ min: 0, max: 24 * 9 }),
})

function rowOf({ euros, overpaid, refunded, lost, hoursAgo, ...rest }: Kept, index: number) {
  const createdAt = new Date(now.getTime() - hoursAgo * hour)
  const price = euros * 100
  const received = price + overpaid
  const back = Math.min(received, refunded)
  return {
    ...rest,
    id: crypto.randomUUID(),
    reference: `figures-${index}`,
    customerName: 'Ada Guest',
    startDate: createdAt,
    pickUpAt: createdAt,
    tariff: 1,
    totalPrice: price,
    netPrice: price,
    received,
    refunded: back,
    chargedBack: lost,
    balance: back + lost - overpaid,
    createdAt,
  }
}

type Row = ReturnType<typeof rowOf>

/** The same figures, counted row by row. */
function recounted(rows: Row[], messages: number): Figures {
  const bookings = rows.filter(({ kind }) => kind === 'booking')
  const paid = bookings.filter(({ paymentStatus }) => /^pa(id|rtially)/.test(paymentStatus))
  const open = bookings.filter(
    ({ paymentStatus, status, totalPrice }) =>
      /^(pending|processing|failed)$/.test(paymentStatus) &&
      /^(pending|confirmed|checked_in)$/.test(status) &&
      totalPrice > 0,
  )
  const services = serviceTypes
    .map((serviceType) => ({
      serviceType,
      bookings: bookings.filter((row) => row.serviceType === serviceType).length,
    }))
    .filter((service) => service.bookings > 0)
  return {
    paidBookings: paid.length,
    unpaidBookings: open.length,
    reservations: rows.length - bookings.length,
    totalRevenue: paid.reduce((total, { totalPrice }) => total + totalPrice, 0),
    received: paid.reduce((total, row) => total + row.received, 0),
    refunded: paid.reduce((total, row) => total + row.refunded + row.chargedBack, 0),
    net: paid.reduce((total, row) => total + row.received - row.refunded - row.chargedBack, 0),
    services: services.toSorted((one, other) => other.bookings - one.bookings),
    createdToday: bookings.filter(({ createdAt }) => tiranaDate(createdAt) === tiranaDate(now))
      .length,
    createdThisWeek: bookings.filter(
      ({ createdAt }) => now.getTime() - createdAt.getTime() <= 7 * 24 * hour,
    ).length,
    messages,
  }
}

async function deleteAll() {
  await db.delete(stays)
  await db.delete(contactMessages)
}

describe('the figures of the dashboard', () => {
  beforeEach(deleteAll)

  it('equal a recount of every row', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(kept, { maxLength: 40 }),
        fc.nat({ max: 3 }),
        async (wanted, messages) => {
          await deleteAll()
          const rows = wanted.map(rowOf)
          const [first, ...rest] = rows.map((row) => db.insert(stays).values(row))
          if (first) await db.batch([first, ...rest])
          const email = { name: 'Ada', email: 'ada@guest.example', message: 'Hello' }
          for (let index = 0; index < messages; index += 1) {
            await db.insert(contactMessages).values({ ...email, id: crypto.randomUUID() })
          }
          expect(await readFigures(db, now)).toEqual(recounted(rows, messages))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('are read from covering indexes only', async () => {
    for (const statement of figureStatements(db, now)) {
      const { sql, params } = statement.toSQL()
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>()
      const steps = plan.results.map(({ detail }) => detail)
      expect(steps.filter((step) => !/USING COVERING INDEX/.test(step))).toEqual([])
    }
  })
})

describe('GET /api/staff/figures', () => {
  it('counts what was just booked, paid, reserved and written', async () => {
    await deleteAll()
    const paid = await till.book()
    await stripe.pay(paid.paymentIntentId)
    await till.comeBack(paid)
    await till.book(paymentRequest)
    await site.post('/api/reservations', reservationRequest, submitKey())
    await site.post('/api/contacts', contactRequest, submitKey())

    const answer = await site.fetch('/api/staff/figures', { headers: await asStaff() })
    expect(await answer.json()).toEqual({
      paidBookings: 1,
      unpaidBookings: 1,
      reservations: 1,
      totalRevenue: paid.totalPrice,
      received: paid.totalPrice,
      refunded: 0,
      net: paid.totalPrice,
      services: [{ serviceType: 'storage', bookings: 2 }],
      createdToday: 2,
      createdThisWeek: 2,
      messages: 1,
    })
  })

  it('takes two trips to D1', async () => {
    const headers = await asStaff()
    await site.fetch('/api/staff/session', { headers })
    expect((await site.fetch('/api/staff/figures', { headers })).trips).toBe(2)
  })
})
