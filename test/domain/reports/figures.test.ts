import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { paidStatuses } from '../../../domain/payments/payment.ts'
import { figuresOf, type StayTally } from '../../../domain/reports/figures.ts'

const others = { createdToday: 1, createdThisWeek: 4, messages: 2 }

function tally(given: Partial<StayTally>): StayTally {
  return {
    kind: 'booking',
    serviceType: 'storage',
    paymentStatus: 'paid',
    status: 'confirmed',
    stays: 1,
    priced: given.stays ?? 1,
    totalPrice: 300,
    received: 300,
    refunded: 0,
    chargedBack: 0,
    ...given,
  }
}

const figures = (...tallies: Partial<StayTally>[]) => figuresOf(tallies.map(tally), others)

describe('the dashboard figures', () => {
  it('are zero without any stays', () => {
    expect(figuresOf([], { createdToday: 0, createdThisWeek: 0, messages: 0 })).toEqual({
      paidBookings: 0,
      unpaidBookings: 0,
      reservations: 0,
      totalRevenue: 0,
      received: 0,
      refunded: 0,
      net: 0,
      services: [],
      createdToday: 0,
      createdThisWeek: 0,
      messages: 0,
    })
  })

  it('count paid and partially refunded bookings as paid', () => {
    const { paidBookings, totalRevenue } = figures(
      { stays: 2, totalPrice: 900 },
      { paymentStatus: 'partially_refunded', totalPrice: 1200, refunded: 300 },
    )
    expect({ paidBookings, totalRevenue }).toEqual({ paidBookings: 3, totalRevenue: 2100 })
  })

  it('have revenue from prices, and received and refunded from payments', () => {
    const { totalRevenue, received, refunded, net } = figures(
      { totalPrice: 300, received: 600, refunded: 300 },
      { totalPrice: 900, received: 900 },
    )
    expect({ totalRevenue, received, refunded, net }).toEqual({
      totalRevenue: 1200,
      received: 1500,
      refunded: 300,
      net: 1200,
    })
  })

  it('count lost disputes as refunded', () => {
    const lost = { paymentStatus: 'partially_refunded', received: 900 } as const
    expect(figures({ ...lost, refunded: 100, chargedBack: 300 })).toMatchObject({
      received: 900,
      refunded: 400,
      net: 500,
    })
  })

  it('exclude fully refunded, open and in-review bookings from revenue', () => {
    const statuses = ['refunded', 'pending', 'processing', 'failed', 'canceled', 'needs_review']
    const unpaid = paidStatuses.filter((status) => statuses.includes(status))
    expect(
      figures(...unpaid.map((paymentStatus) => ({ paymentStatus, received: 300, refunded: 300 }))),
    ).toMatchObject({ paidBookings: 0, totalRevenue: 0, received: 0, refunded: 0, net: 0 })
  })

  it('count bookings that wait for their payment as unpaid, and none twice', () => {
    const all = figures(...paidStatuses.map((paymentStatus) => ({ paymentStatus })))
    expect(all).toMatchObject({ unpaidBookings: 3, paidBookings: 2 })
    expect(figures({ paymentStatus: 'canceled' }).unpaidBookings).toBe(0)
  })

  it('do not count ended or unpriced bookings as unpaid', () => {
    const open = { paymentStatus: 'pending', stays: 2 } as const
    expect(figures({ ...open, priced: 0 }).unpaidBookings).toBe(0)
    expect(figures({ ...open, priced: 1 }).unpaidBookings).toBe(1)
    const waiting = stayStatuses.filter(
      (status) => figures({ ...open, status }).unpaidBookings === 2,
    )
    expect(waiting).toEqual(['pending', 'confirmed', 'checked_in'])
  })

  it('count reservations separately, paid or not', () => {
    expect(
      figures(
        { kind: 'reservation', stays: 4, paymentStatus: 'pending' },
        { kind: 'reservation', stays: 2, totalPrice: 600 },
      ),
    ).toMatchObject({ reservations: 6, paidBookings: 0, totalRevenue: 0, services: [] })
  })

  it('count every booking under its service, the most booked first', () => {
    const { services } = figures(
      { serviceType: 'taxi', paymentStatus: 'pending', stays: 3 },
      { stays: 2 },
      { paymentStatus: 'canceled', stays: 5 },
      { serviceType: 'tours', paymentStatus: 'pending' },
    )
    expect(services).toEqual([
      { serviceType: 'storage', bookings: 7 },
      { serviceType: 'taxi', bookings: 3 },
      { serviceType: 'tours', bookings: 1 },
    ])
  })

  it('include the counts that are passed in', () => {
    expect(figures()).toMatchObject(others)
  })
})
