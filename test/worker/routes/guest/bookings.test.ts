import { describe, expect, it } from 'vitest'
import { limits } from '../../../../domain/business/business.ts'
import { transport } from '../../../../domain/business/partners.ts'
import { asStaff } from '../../support/access.ts'
import { officeAddress } from '../../support/names.ts'
import { at, bookingRequest, submitKey } from '../../support/requests.ts'
import { openSite } from '../../support/site.ts'
import { errorOf } from '../../support/till.ts'

const site = openSite()
const request = { ...bookingRequest, totalPrice: 600, currency: 'EUR' }

describe('a request for a service', () => {
  it('for storage is pending and unpaid, and the office is notified', async () => {
    const answer = await site.post('/api/bookings', request)
    expect(answer.status).toBe(201)
    const booking = await answer.json<Record<string, string>>()
    expect(booking).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      totalPrice: 600,
      currency: 'EUR',
    })
    const email = site.mailbox.sent.find(({ subject }) =>
      subject.includes(booking.reference ?? '?'),
    )
    expect(email).toMatchObject({
      to: officeAddress,
      replyTo: 'ada@guest.example',
    })
  })

  it('for a taxi has the price 0', async () => {
    const taxi = { ...request, serviceType: 'taxi', totalPrice: 0 }
    const answer = await site.post('/api/bookings', taxi)
    expect(await answer.json()).toMatchObject({ totalPrice: 0 })
  })

  it('for a shuttle or a taxi is accepted at night, unlike storage', async () => {
    const { endDate: _, ...open } = request
    const night = { ...open, startDate: at(3, '03:00'), totalPrice: 0 }
    const seat = await site.post('/api/bookings', { ...night, serviceType: 'airport-shuttle' })
    expect(seat.status).toBe(201)
    const { reference } = await seat.json<{ reference: string }>()
    const email = site.mailbox.sent.find(({ subject }) => subject.includes(reference))
    expect(email?.text).toMatch(/Passengers:? 2/)
    const taxi = await site.post('/api/bookings', { ...night, serviceType: 'taxi' })
    expect(taxi.status).toBe(201)
    expect((await site.post('/api/bookings', night)).status).toBe(422)
  })

  it('is refused for more passengers than allowed', async () => {
    const { endDate: _, ...open } = request
    const luggageCount = transport.shuttle.maxPassengers + 1
    const crowd = { ...open, serviceType: 'airport-shuttle', luggageCount, totalPrice: 0 }
    const answer = await site.post('/api/bookings', crowd)
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).fields).toMatchObject({ luggageCount: { code: 'invalid' } })
  })

  it.each([
    ['too little', 300],
    ['too much', 900],
    ['a price for a taxi', 300, 'taxi'],
  ])(
    'promise 6: is refused with a wrong price: %s',
    async (_, totalPrice, serviceType = 'storage') => {
      const answer = await site.post('/api/bookings', { ...request, totalPrice, serviceType })
      expect(answer.status).toBe(409)
      const right = serviceType === 'taxi' ? 0 : 600
      expect(await errorOf(answer)).toMatchObject({ code: 'price_mismatch', totalPrice: right })
    },
  )

  it('by the hour is limited to a day', async () => {
    const { endDate: _, ...open } = request
    const hours = { ...open, storageType: 'short', luggageCount: 1 }
    const one = await site.post('/api/bookings', { ...hours, duration: 1, totalPrice: 200 })
    expect(one.status).toBe(201)
    const answer = await site.post('/api/bookings', { ...hours, duration: 25, totalPrice: 600 })
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).fields).toHaveProperty('duration.code', 'short_hours')
  })

  it('is refused if the pick-up is outside opening hours or too far ahead', async () => {
    const { endDate: _, ...open } = request
    const night = { ...open, startDate: at(3, '22:00'), storageType: 'short', duration: 5 }
    const far = { ...open, storageType: 'long', duration: limits.maxDays }
    for (const [stay, code] of [
      [night, 'outside_opening_hours'],
      [far, 'too_far_ahead'],
    ] as const) {
      const answer = await site.post('/api/bookings', stay)
      expect(answer.status).toBe(422)
      expect((await errorOf(answer)).fields).toMatchObject({ duration: { code } })
    }
  })

  it.each(['en', 'de'])('is stored once per submission, sent again in %s', async (locale) => {
    const key = submitKey()
    const [one, again] = [
      await site.post('/api/bookings', request, key),
      await site.post('/api/bookings', { ...request, locale }, key),
    ]
    expect(again.status).toBe(201)
    expect(await again.json()).toEqual(await one.json())
  })
})

describe('the list of bookings', () => {
  it('is newest first', async () => {
    const answer = await site.fetch('/api/bookings', { headers: await asStaff() })
    const rows = await answer.json<Record<string, unknown>[]>()
    const instants = rows.map(({ createdAt }) => String(createdAt))
    expect(new Set(instants).size).toBeGreaterThan(2)
    expect(instants).toEqual(instants.toSorted().toReversed())
    expect(rows[0]).toMatchObject({ customerEmail: 'ada@guest.example', currency: 'EUR' })
    expect(answer.headers.get('link')).toBeNull()
  })

  it('has the named fields only', async () => {
    const answer = await site.fetch('/api/bookings', { headers: await asStaff() })
    const [row = {}] = await answer.json<object[]>()
    expect(Object.keys(row).toSorted()).toEqual([
      'amountRefunded',
      'createdAt',
      'currency',
      'customerEmail',
      'customerName',
      'customerPhone',
      'disputed',
      'duration',
      'endDate',
      'id',
      'luggageCount',
      'paymentId',
      'paymentStatus',
      'reference',
      'serviceType',
      'specialRequests',
      'startDate',
      'status',
      'storageType',
      'totalPrice',
      'updatedAt',
    ])
  })
})
