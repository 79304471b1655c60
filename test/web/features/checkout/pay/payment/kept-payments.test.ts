import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaidBooking } from '../../../../../../domain/api.ts'
import type { PaymentStatus } from '../../../../../../domain/payment.ts'
import {
  hasLapsed,
  type KeptPayment,
  keepPayment,
  keptPayment,
  keptPayments,
  noteStanding,
  paymentsInTheWay,
  type StayPeriod,
  startAnotherStay,
  unsettledPayment,
} from '../../../../../../web/features/checkout/pay/payment/kept-payments.ts'
import { tabStorage } from '../../../../tab-storage.ts'

const day = 86_400_000
const today = Date.parse('2026-11-21T08:00:00Z')
const stay = { startDate: '2026-11-21T09:00:00Z', endDate: '2026-11-23T16:00:00Z' }

function payment(id: string, changes: Partial<KeptPayment> = {}): KeptPayment {
  const secret = `${id}_secret`
  const about = { reference: 'TIR-2026-325-K7QM', luggageCount: 2, totalPrice: 1800 }
  return {
    paymentIntentId: id,
    clientSecret: secret,
    key: id,
    ...about,
    ...stay,
    startedAt: Date.now(),
    ...changes,
  }
}

function tell(id: string, paymentStatus: PaymentStatus): void {
  const { reference, luggageCount, totalPrice } = payment(id)
  const told = { reference, luggageCount, totalPrice, ...stay, paymentStatus, awaits: null }
  noteStanding(id, told as PaidBooking)
}

const idsOf = (payments: KeptPayment[]) => payments.map(({ paymentIntentId }) => paymentIntentId)
const ids = () => idsOf(keptPayments())
const inTheWay = (stay: StayPeriod) => idsOf(paymentsInTheWay(stay))

beforeEach(() => {
  vi.useFakeTimers({ now: today })
  vi.stubGlobal('localStorage', tabStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('promise 28: a payment that nobody knows the end of', () => {
  it('is unsettled until Stripe has said how it ended', () => {
    keepPayment(payment('pi_1'))
    for (const open of ['pending', 'processing', 'failed', 'needs_review'] as const) {
      tell('pi_1', open)
      expect(unsettledPayment()?.paymentIntentId).toBe('pi_1')
    }
    tell('pi_1', 'paid')
    expect(unsettledPayment()).toBeUndefined()
  })

  it.each(['canceled', 'refunded'] as const)('is over once it is %s', (status) => {
    keepPayment(payment('pi_1'))
    tell('pi_1', status)
    expect(inTheWay(stay)).toEqual([])
  })

  it('stands in the way of every stay, since the guest may have changed a field', () => {
    keepPayment(payment('pi_1'))
    expect(inTheWay({ startDate: '2026-12-01T09:00:00Z' })).toEqual(['pi_1'])
  })

  it('and a paid one of a stay on the same days, until the guest means another', () => {
    keepPayment(payment('pi_1'))
    tell('pi_1', 'paid')
    const later = { startDate: '2026-11-21T17:30:00Z', endDate: '2026-11-23T09:00:00Z' }
    expect(inTheWay(later)).toEqual(['pi_1'])
    expect(inTheWay({ ...stay, endDate: '2026-11-24T16:00:00Z' })).toEqual([])
    startAnotherStay()
    expect(inTheWay(later)).toEqual([])
    expect(keptPayment('pi_1')).toMatchObject({ ended: 'paid' })
  })

  it('may go on at the bank while the guest books another stay', () => {
    keepPayment(payment('pi_1'))
    startAnotherStay()
    expect(unsettledPayment()).toBeUndefined()
  })

  it('has lapsed an hour after it was first tried, whatever was tried since', () => {
    keepPayment(payment('pi_1'))
    vi.advanceTimersByTime(59 * 60_000)
    keepPayment(payment('pi_1'))
    expect(hasLapsed('pi_1')).toBe(false)
    vi.advanceTimersByTime(60_000)
    expect(hasLapsed('pi_1')).toBe(true)
  })
})

describe('the payments that a browser remembers', () => {
  it('each keep their own place, the newest first', () => {
    keepPayment(payment('pi_1'))
    tell('pi_1', 'paid')
    keepPayment(payment('pi_2'))
    tell('pi_2', 'failed')
    expect(ids()).toEqual(['pi_2', 'pi_1'])
    expect(keptPayment('pi_1')).toMatchObject({ ended: 'paid' })
  })

  it('are the last ten', () => {
    for (let number = 1; number <= 12; number += 1) keepPayment(payment(`pi_${number}`))
    expect(ids()).toHaveLength(10)
    expect(ids()[0]).toBe('pi_12')
    expect(ids()).not.toContain('pi_2')
  })

  it('go after thirty days, and a day after the bags did', () => {
    keepPayment(payment('pi_1'))
    keepPayment(payment('pi_2', { startDate: '', endDate: '' }))
    const end = Date.parse(stay.endDate)
    vi.setSystemTime(end + day - 1)
    expect(ids()).toEqual(['pi_2', 'pi_1'])
    vi.setSystemTime(end + day)
    expect(ids()).toEqual(['pi_2'])
    vi.setSystemTime(today + 30 * day)
    expect(ids()).toEqual([])
  })

  it('are none where the browser holds what is not ours', () => {
    for (const other of ['{"a":1}', '[null, 7, {}]', '"text"', 'not JSON']) {
      localStorage.setItem('payments', other)
      expect(keptPayments()).toEqual([])
    }
    localStorage.setItem('payments', JSON.stringify([payment('pi_1', { startDate: 'soon' })]))
    expect(keptPayments()).toEqual([])
  })

  it('last as long as the page where the browser keeps nothing', () => {
    const off = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: off, setItem: off })
    keepPayment(payment('pi_1'))
    tell('pi_1', 'failed')
    expect(unsettledPayment()?.paymentIntentId).toBe('pi_1')
  })

  it('and where it has no more room', () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { ...tabStorage(), setItem: full })
    keepPayment(payment('pi_1'))
    expect(ids()).toEqual(['pi_1'])
  })
})
