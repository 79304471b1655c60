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

describe('a change of a stay', () => {
  const until = (day: number) => ({ endDate: new Date(`2026-07-${day}T16:00:00Z`) })
  const change = (record: StayRecord, requested: RequestedChange) =>
    changeStay(record, requested, 'changed', staffContext())

  it('to an earlier pick-up refunds the difference', () => {
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

  it('to a longer stay or more items adds the difference to the balance', () => {
    expect(withChange(paidRecord(), change(paidRecord(), until(28))).stay.balance).toBe(600)
    const fuller = withChange(paidRecord(), change(paidRecord(), { luggageCount: 3 })).stay
    expect(fuller).toMatchObject({ luggageCount: 3, totalPrice: 2700, balance: 900 })
  })

  it('gives unpriced items a price', () => {
    const unpriced = paidRecord({}, { unpricedAt: now })
    expect(withChange(unpriced, change(unpriced, until(28))).stay.unpricedAt).toBeNull()
  })

  it('that costs the same adds no charges or refunds', () => {
    const record = paidRecord()
    const later = change(record, { startDate: new Date('2026-07-25T10:00:00Z') })
    expect(later).toMatchObject({ charges: [], refunds: [] })
  })

  it('of the drop-off keeps the duration if the stay has no pick-up', () => {
    const record = paidRecord({}, { endDate: null })
    const moved = withChange(
      record,
      change(record, { startDate: new Date('2026-08-01T08:00:00Z') }),
    )
    expect(moved.stay).toMatchObject({ duration: 3, pickUpAt: new Date('2026-08-03T08:00:00Z') })
    expect(moved.stay.totalPrice).toBe(price)
  })

  it('is refused if staff have to set the price', () => {
    const mid = paidRecord({}, { storageType: 'mid' })
    expect(change(mid, { luggageCount: 3 })).toEqual({ refused: 'price_set_by_staff' })
  })

  it('costs what staff agreed with the guest if there is no list price', () => {
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

  it('promise 37: costs the list price if there is one, and staff cannot set another', () => {
    for (const cents of [price, price + 1, 9900])
      expect(change(paidRecord(), { luggageCount: 20, cents })).toEqual({ refused: 'not_allowed' })
  })

  it('promise 37: needs an owner if its price adds less than the list price', () => {
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

  it('is refused once the stay has ended', () => {
    for (const status of stayStatuses) {
      const isOpen = ['pending', 'confirmed', 'checked_in'].includes(status)
      const changed = change(paidRecord({}, { status }), until(28))
      if (isOpen) expect(isRefused(changed)).toBe(false)
      else expect(changed).toEqual({ refused: 'not_allowed' })
    }
  })

  it.each(['pending', 'processing', 'failed'] as const)(
    'is refused while a payment of the old price is %s at Stripe',
    (status) => {
      const record = recordOf({ payments: [{ ...onlinePayment, status }] })
      expect(change(record, until(28))).toEqual({ refused: 'payment_open' })
      const second = { ...onlinePayment, id: 'second', paymentIntentId: 'pi_2', status }
      const paid = paidRecord({ payments: [received, second] })
      expect(change(paid, until(28))).toEqual({ refused: 'payment_open' })
    },
  )

  it('is allowed if the payments are canceled, received or made at the desk', () => {
    const canceled = { ...onlinePayment, status: 'canceled' } as const
    for (const payments of [[canceled], [received, cash], []])
      expect(isRefused(change(recordOf({ payments }), until(28)))).toBe(false)
  })

  it('is refused if the new price is below the credits already given', () => {
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

  it('is refused once a bag has left, but not because of voided bags', () => {
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

  it('is refused if the items differ from the bags checked in', () => {
    const bags = [7, 8, 9].map((tag) => ({
      id: `${tag}`,
      tag,
      outTo: null,
      collectorId: null,
      photo: null,
      status: 'inside' as const,
    }))
    const stay = { status: 'checked_in', luggageCount: 3, unpricedAt: now } as const
    const unpriced = { ...paidRecord({}, stay), bags }
    expect(change(unpriced, { luggageCount: 2 })).toEqual({ refused: 'not_allowed' })
    expect(change(unpriced, { luggageCount: 3 })).toMatchObject({ charges: [{ cents: 900 }] })
  })
})
