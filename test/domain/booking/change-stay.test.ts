import { describe, expect, it } from 'vitest'
import { changeStay, type RequestedChange } from '../../../domain/booking/change-stay.ts'
import { setStayPrice } from '../../../domain/booking/set-price.ts'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { accountOf } from '../../../domain/payments/account.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { ownerReason } from '../../../domain/who-may.ts'
import {
  cash,
  now,
  onlinePayment,
  paidRecord,
  price,
  received,
  recordOf,
  refund,
  refundsOf,
  staffContext,
  withChange,
} from '../support/stay-records.ts'

describe('a stay that is changed', () => {
  const until = (day: number) => ({ endDate: new Date(`2026-07-${day}T16:00:00Z`) })
  const change = (record: StayRecord, requested: RequestedChange) =>
    changeStay(record, requested, 'changed', staffContext())

  it('that gets shorter goes back in part', () => {
    const shorter = change(paidRecord(), until(26))
    expect(shorter).toMatchObject({ data: { from: 1800, to: 1200 }, agreed: { duration: 2 } })
    expect(refundsOf(shorter)).toEqual([['own', 600, 'requested']])
    expect(withChange(paidRecord(), shorter).stay).toMatchObject({
      ...until(26),
      pickUpAt: until(26).endDate,
      totalPrice: 1200,
      refunded: 600,
      balance: 0,
    })
  })

  it('that gets longer or fuller owes the difference', () => {
    expect(withChange(paidRecord(), change(paidRecord(), until(28))).stay.balance).toBe(600)
    const fuller = withChange(paidRecord(), change(paidRecord(), { luggageCount: 3 })).stay
    expect(fuller).toMatchObject({ luggageCount: 3, totalPrice: 2700, balance: 900 })
  })

  it('has a price for its items again', () => {
    const unpriced = paidRecord({}, { unpricedAt: now })
    expect(withChange(unpriced, change(unpriced, until(28))).stay.unpricedAt).toBeNull()
  })

  it('that costs the same owes the same', () => {
    const record = paidRecord()
    const later = change(record, { startDate: new Date('2026-07-25T10:00:00Z') })
    expect(later).toMatchObject({ charges: [], refunds: [] })
  })

  it('keeps its hours or days where it names no pick-up', () => {
    const record = paidRecord({}, { endDate: null })
    const moved = withChange(
      record,
      change(record, { startDate: new Date('2026-08-01T08:00:00Z') }),
    )
    expect(moved.stay).toMatchObject({ duration: 3, pickUpAt: new Date('2026-08-03T08:00:00Z') })
    expect(moved.stay.totalPrice).toBe(price)
  })

  it('is left to staff where they have to name a price', () => {
    const mid = paidRecord({}, { storageType: 'mid' })
    expect(change(mid, { luggageCount: 3 })).toEqual({ refused: 'price_set_by_staff' })
  })

  it('costs what staff have agreed with the guest, where there is no list price', () => {
    const taxi = recordOf(
      { charges: [], payments: [] },
      { serviceType: 'taxi', luggageCount: 1, endDate: null, duration: 1 },
    )
    const later = { startDate: new Date('2026-07-26T08:00:00Z') }
    expect(change(taxi, later)).toEqual({ refused: 'price_set_by_staff' })
    const priced = withChange(taxi, change(taxi, { ...later, cents: 2200 }))
    expect(priced.stay).toMatchObject({ ...later, totalPrice: 2200, balance: 2200, duration: 1 })
    expect(priced.charges).toEqual([{ kind: 'agreed', cents: 2200 }])
    const same = change(priced, { startDate: new Date('2026-07-27T08:00:00Z'), cents: 2200 })
    expect(same).toMatchObject({ charges: [], data: { from: 2200, to: 2200 } })
  })

  it('promise 37: costs what the list says where it names a price, whatever staff name', () => {
    for (const cents of [price, price + 1, 9900])
      expect(change(paidRecord(), { luggageCount: 20, cents })).toEqual({ refused: 'not_allowed' })
  })

  it('promise 37: costs at least what the list adds, unless an owner names less', () => {
    const record = paidRecord()
    const raised = withChange(record, setStayPrice(record, price + 1, 'large bags', staffContext()))
    const reasonFor = (cents: number) => {
      const changed = change(raised, { luggageCount: 20, cents })
      if (isRefused(changed)) throw new Error(changed.refused)
      expect(withChange(raised, changed).stay).toMatchObject({
        luggageCount: 20,
        totalPrice: cents,
      })
      return ownerReason('POST /api/staff/stays/:id/change', changed)
    }
    const most = price * 10 + 1
    expect([price + 1, most - 1, most, most + 1].map(reasonFor)).toEqual([
      'lower_price',
      'lower_price',
      null,
      null,
    ])
  })

  it('cannot be one that has ended', () => {
    for (const status of stayStatuses) {
      const isOpen = ['pending', 'confirmed', 'checked_in'].includes(status)
      const changed = change(paidRecord({}, { status }), until(28))
      if (isOpen) expect(isRefused(changed)).toBe(false)
      else expect(changed).toEqual({ refused: 'not_allowed' })
    }
  })

  it.each(['pending', 'processing', 'failed'] as const)(
    'waits while a payment is %s at Stripe, which would take the old price',
    (status) => {
      const record = recordOf({ payments: [{ ...onlinePayment, status }] })
      expect(change(record, until(28))).toEqual({ refused: 'payment_open' })
      const second = { ...onlinePayment, id: 'second', paymentIntentId: 'pi_2', status }
      const paid = paidRecord({ payments: [received, second] })
      expect(change(paid, until(28))).toEqual({ refused: 'payment_open' })
    },
  )

  it('does not wait for a payment that is over, or that was made at the counter', () => {
    const canceled = { ...onlinePayment, status: 'canceled' } as const
    for (const payments of [[canceled], [received, cash], []])
      expect(isRefused(change(recordOf({ payments }), until(28)))).toBe(false)
  })

  it('cannot cost less than what was given away already', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'goodwill', cents: -1500 },
    ] as const
    const refunds = [refund({ cents: 1500 })]
    const payments = [{ ...received, refundedCents: 1500 }]
    const record = paidRecord({ charges, refunds, payments })
    expect(change(record, until(26))).toEqual({ refused: 'below_credit' })
    expect(accountOf(record).netPrice).toBe(300)
  })

  it('cannot be one of which a bag has left: the new price would count it', () => {
    const bag = { id: 'bag', tag: 7, outTo: null, collectorId: null, photo: null }
    const here = { ...bag, status: 'inside' } as const
    const gone = { ...bag, id: 'gone', tag: 8, status: 'collected', outTo: 'guest' } as const
    const voided = { ...gone, status: 'voided', outTo: null } as const
    const record = paidRecord({}, { status: 'checked_in' })
    const half = { ...record, bags: [here, gone] }
    expect(change(half, until(28))).toEqual({ refused: 'not_allowed' })
    const bags = [here, { ...here, id: 'second', tag: 9 }, voided]
    expect(isRefused(change({ ...record, bags }, until(28)))).toBe(false)
  })

  it('has as many items as bags are in the house', () => {
    const bags = [7, 8, 9].map((tag) => ({
      id: `${tag}`,
      tag,
      outTo: null,
      collectorId: null,
      photo: null,
      status: 'inside' as const,
    }))
    const unpriced = { ...paidRecord({}, { status: 'checked_in', luggageCount: 3 }), bags }
    expect(change(unpriced, { luggageCount: 2 })).toEqual({ refused: 'not_allowed' })
    expect(change(unpriced, { luggageCount: 3 })).toMatchObject({ charges: [{ cents: 900 }] })
  })
})
