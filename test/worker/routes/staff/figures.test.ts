import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
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

  it('equal a recount after stays have changed and gone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(kept, fc.option(kept)), { maxLength: 20 }),
        async (changes) => {
          await deleteAll()
          const after: Row[] = []
          for (const [index, [before, change]] of changes.entries()) {
            const row = rowOf(before, index)
            await db.insert(stays).values(row)
            if (!change) await db.delete(stays).where(eq(stays.id, row.id))
            else {
              const changed = { ...rowOf(change, index), id: row.id }
              await db.update(stays).set(changed).where(eq(stays.id, row.id))
              after.push(changed)
            }
          }
          expect(await readFigures(db, now)).toEqual(recounted(after, 0))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('budget 16: read as many rows of 2,048 stays as of one', async () => {
    const rowsRead = async () => {
      const statements = figureStatements(db, now).map((each) => each.toSQL())
      const results = await env.DB.batch(
        statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)),
      )
      return results.reduce((sum, { meta }) => sum + meta.rows_read, 0)
    }
    const [row] = fc.sample(kept, { numRuns: 1, seed: 7 })
    if (!row) throw new Error('no sample')
    // Bookings of this week are counted one by one.
    await db.insert(stays).values({ ...rowOf(row, 0), createdAt: new Date(0) })
    const before = await rowsRead()
    const copied =
      'kind, service_type, payment_status, status, customer_name, start_date, pick_up_at, tariff, total_price, net_price, received, refunded, charged_back, balance, created_at'
    const double = env.DB.prepare(
      `INSERT INTO stays (id, reference, ${copied})
       SELECT hex(randomblob(16)), hex(randomblob(16)), ${copied} FROM stays`,
    )
    await env.DB.batch(Array.from({ length: 11 }, () => double))
    expect(await db.$count(stays)).toBe(2048)
    expect(await rowsRead()).toBe(before)
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
