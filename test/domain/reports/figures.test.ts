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

describe('what staff read of how the business goes', () => {
  it('is zero everywhere on the first day', () => {
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

  it('counts as paid what is paid, in part given back or not', () => {
    const { paidBookings, totalRevenue } = figures(
      { stays: 2, totalPrice: 900 },
      { paymentStatus: 'partially_refunded', totalPrice: 1200, refunded: 300 },
    )
    expect({ paidBookings, totalRevenue }).toEqual({ paidBookings: 3, totalRevenue: 2100 })
  })

  it('tells the price from the money: a guest who paid twice got one payment back', () => {
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

  it('counts as returned what a cardholder’s bank took back', () => {
    const lost = { paymentStatus: 'partially_refunded', received: 900 } as const
    expect(figures({ ...lost, refunded: 100, chargedBack: 300 })).toMatchObject({
      received: 900,
      refunded: 400,
      net: 500,
    })
  })

  it('leaves out of the revenue what was given back whole, is open, or waits for a person', () => {
    const statuses = ['refunded', 'pending', 'processing', 'failed', 'canceled', 'needs_review']
    const unpaid = paidStatuses.filter((status) => statuses.includes(status))
    expect(
      figures(...unpaid.map((paymentStatus) => ({ paymentStatus, received: 300, refunded: 300 }))),
    ).toMatchObject({ paidBookings: 0, totalRevenue: 0, received: 0, refunded: 0, net: 0 })
  })

  it('counts as unpaid what still waits for its money, and nothing twice', () => {
    const all = figures(...paidStatuses.map((paymentStatus) => ({ paymentStatus })))
    expect(all).toMatchObject({ unpaidBookings: 3, paidBookings: 2 })
    expect(figures({ paymentStatus: 'canceled' }).unpaidBookings).toBe(0)
  })

  it('counts as unpaid no stay that is over, and none of which staff have yet to name the price', () => {
    const open = { paymentStatus: 'pending', stays: 2 } as const
    expect(figures({ ...open, priced: 0 }).unpaidBookings).toBe(0)
    expect(figures({ ...open, priced: 1 }).unpaidBookings).toBe(1)
    const waiting = stayStatuses.filter(
      (status) => figures({ ...open, status }).unpaidBookings === 2,
    )
    expect(waiting).toEqual(['pending', 'confirmed', 'checked_in'])
  })

  it('counts reservations by themselves, whether they were paid at the desk or not', () => {
    expect(
      figures(
        { kind: 'reservation', stays: 4, paymentStatus: 'pending' },
        { kind: 'reservation', stays: 2, totalPrice: 600 },
      ),
    ).toMatchObject({ reservations: 6, paidBookings: 0, totalRevenue: 0, services: [] })
  })

  it('counts every booking under its service, the most booked one first', () => {
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

  it('passes on what was counted elsewhere', () => {
    expect(figures()).toMatchObject(others)
  })
})
