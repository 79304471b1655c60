import { env } from 'cloudflare:workers'
import { isNotNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ClosuresResponse } from '../../../../domain/api.ts'
import type { Closure } from '../../../../domain/opening-hours/opening-times.ts'
import { recordChange } from '../../../../worker/db/audit.ts'
import { database } from '../../../../worker/db/database.ts'
import { closures } from '../../../../worker/db/schema/custody.ts'
import { outbox } from '../../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../../worker/db/schema/stays.ts'
import { closuresCacheKey } from '../../../../worker/routes/guest/opening-times.ts'
import {
  at,
  bookingPrice,
  bookingRequest,
  paymentRequest,
  reservationRequest,
  submitKey,
} from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('closures')
const { site, stripe } = till
const db = database(env)

const hour = (days: number, time: string) => new Date(at(days, time))
const closed = (from: Date, to: Date): Closure => ({ kind: 'closed', from, to })
const full = (from: Date, to: Date): Closure => ({ kind: 'full', from, to })
/** The day on which all that the tests book begins. */
const wholeDay = [hour(3, '00:00'), hour(4, '00:00')] as const

async function close({ kind, from, to }: Closure, liftedAt: Date | null = null) {
  const auditId = crypto.randomUUID()
  const row = { id: auditId, auditId, kind, reason: 'Holiday', fromAt: from, toAt: to, liftedAt }
  const change = {
    id: auditId,
    action: 'closure_added',
    actor: 'system',
    subjectId: auditId,
  } as const
  await db.batch([
    recordChange(db, change, sql`WHERE true`, new Date()),
    db.insert(closures).values(row),
  ])
}

beforeEach(async () => {
  await db.delete(closures)
  await caches.default.delete(closuresCacheKey)
})

describe('GET /api/opening-times', () => {
  const ask = () => site.fetch('/api/opening-times')

  it('lists coming closures in order, without their reason', async () => {
    await close(full(hour(9, '10:00'), hour(9, '12:00')))
    await close(closed(...wholeDay))
    await close(closed(hour(-1, '08:00'), hour(1, '08:00')))
    const answer = await ask()
    expect(await answer.json<ClosuresResponse>()).toEqual({
      closures: [
        { kind: 'closed', from: at(-1, '08:00'), to: at(1, '08:00') },
        { kind: 'closed', from: at(3, '00:00'), to: at(4, '00:00') },
        { kind: 'full', from: at(9, '10:00'), to: at(9, '12:00') },
      ],
    })
  })

  it('leaves out closures that are over, lifted or too far ahead', async () => {
    await close(closed(hour(-2, '08:00'), hour(-1, '08:00')))
    await close(closed(...wholeDay), new Date())
    await close(closed(hour(400, '00:00'), hour(401, '00:00')))
    expect(await (await ask()).json()).toEqual({ closures: [] })
  })

  it('is cached for a minute, and read from D1 once', async () => {
    const first = await ask()
    expect(first.trips).toBe(1)
    await close(closed(...wholeDay))
    const second = await ask()
    expect(second.trips).toBe(0)
    expect(await second.json()).toEqual({ closures: [] })
    for (const answer of [first, second]) {
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    }
    const kept = await caches.default.match(closuresCacheKey)
    expect(kept?.headers.get('cache-control')).toBe('public, max-age=60')
  })
})

const ways = [
  ['/api/reservations', reservationRequest, ''],
  ['/api/bookings', { ...bookingRequest, totalPrice: bookingPrice }, ''],
  ['/api/create-payment-intent', paymentRequest, 'customerData.'],
] as const

describe.each(ways)('a drop-off during a closure: %s', (path, request, below) => {
  const send = (key = submitKey(), body: object = request) => site.post(path, body, key)
  const rows = async () =>
    (
      await Promise.all([
        db.$count(stays),
        db.$count(outbox),
        db.$count(audit, isNotNull(audit.stayId)),
      ])
    ).join()

  it('is refused at its field, and leaves no row, email or intent', async () => {
    expect((await send()).ok).toBe(true)
    const before = [await rows(), (await stripe.api.paymentIntents.list()).data.length]
    for (const [closure, code] of [
      [closed(...wholeDay), 'office_closed'],
      [full(...wholeDay), 'office_full'],
    ] as const) {
      await db.delete(closures)
      await close(closure)
      const answer = await send()
      expect(answer.status).toBe(422)
      expect(answer.trips).toBeLessThanOrEqual(2)
      const { code: failure, fields } = await errorOf(answer)
      expect(failure).toBe('validation_failed')
      expect(fields?.[`${below}startDate`]).toMatchObject({ code })
    }
    // No row, email or intent is left.
    expect([await rows(), (await stripe.api.paymentIntents.list()).data.length]).toEqual(before)
  })

  it('is accepted if the closure is lifted, over or at another hour', async () => {
    await close(closed(...wholeDay), new Date())
    await close(closed(hour(-1, '08:00'), new Date(Date.now() - 1)))
    await close(closed(hour(3, '13:00'), hour(3, '14:00')))
    await close(full(hour(3, '17:00'), hour(5, '00:00')))
    const answer = await send()
    expect(answer.ok).toBe(true)
    expect(answer.trips).toBeLessThanOrEqual(2)
  })

  it('gets its first response again if it was sent before the closure', async () => {
    const key = submitKey()
    const first = await (await send(key)).json<{ reference: string }>()
    await close(closed(...wholeDay))
    const again = await send(key)
    expect(again.ok).toBe(true)
    expect((await again.json<{ reference: string }>()).reference).toBe(first.reference)
  })
})

describe('a pick-up during a closure', () => {
  const lastDay = [hour(4, '00:00'), hour(5, '00:00')] as const

  it('is refused if the office is closed, but not if it is full', async () => {
    await close(full(...lastDay))
    expect((await site.post('/api/reservations', reservationRequest)).status).toBe(201)
    await close(closed(...lastDay))
    const answer = await site.post('/api/reservations', reservationRequest)
    expect((await errorOf(answer)).fields).toMatchObject({ endDate: { code: 'office_closed' } })
  })

  it('is reported under the duration that leads to it', async () => {
    await close(closed(...lastDay))
    const { endDate: _, ...open } = bookingRequest
    const request = { ...open, duration: 2, totalPrice: 2 * bookingPrice }
    const answer = await site.post('/api/bookings', request)
    expect((await errorOf(answer)).fields).toEqual({
      duration: { code: 'office_closed', message: 'The office is closed at this time' },
    })
  })
})

describe('a service other than storage', () => {
  it.each(['taxi', 'tours'])(
    'can be requested for four in the morning of a closed day: %s',
    async (serviceType) => {
      await close(closed(hour(3, '00:00'), hour(4, '00:00')))
      const { endDate: _, ...open } = bookingRequest
      const ride = { ...open, serviceType, startDate: at(3, '04:00'), totalPrice: 0 }
      expect((await site.post('/api/bookings', ride)).status).toBe(201)
      const { totalPrice: __, ...reserved } = ride
      expect((await site.post('/api/reservations', reserved)).status).toBe(201)
    },
  )
})
