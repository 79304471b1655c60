import { describe, expect, it } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { setStayPrice } from '../../../domain/booking/set-price.ts'
import { checkIn } from '../../../domain/desk/custody.ts'
import {
  atTheCounter,
  cash,
  now,
  paidRecord,
  price,
  recordOf,
  staffContext,
  withChange,
} from '../support/stay-records.ts'

const request = () =>
  recordOf({ charges: [], payments: [] }, { storageType: 'mid', luggageCount: 3 })

describe('a price that staff set', () => {
  it('is what the guest owes, until staff set another', () => {
    const record = withChange(
      request(),
      setStayPrice(request(), 7700, 'three bags', staffContext()),
    )
    expect(record.stay).toMatchObject({ totalPrice: 7700, netPrice: 7700, balance: 7700 })
    const less = withChange(record, setStayPrice(record, 7000, 'agreed by phone', staffContext()))
    expect(less.stay).toMatchObject({ totalPrice: 7000, balance: 7000 })
  })

  it('resolves that items were unpriced, but not a conflict', () => {
    const unpriced = { ...request(), stay: { ...request().stay, unpricedAt: now, conflictAt: now } }
    const { stay } = withChange(unpriced, setStayPrice(unpriced, 7700, 'x', staffContext()))
    expect(stay).toMatchObject({ unpricedAt: null, conflictAt: now })
  })

  it('refunds what was paid above it', () => {
    const named = setStayPrice(paidRecord(), price - 500, 'kind', staffContext())
    expect(named).toMatchObject({ refunds: [{ cents: 500, status: 'requested', reason: 'kind' }] })
    const inCash = recordOf({ payments: [cash] }, { status: 'confirmed' })
    const handed = setStayPrice(inCash, 400, 'kind', atTheCounter())
    expect(handed).toMatchObject({ refunds: [{ cents: 200, method: 'cash', status: 'succeeded' }] })
  })

  it('is refused if negative, fractional, unchanged, after the end, or with a payment open', () => {
    for (const cents of [-1, 0.5, price])
      expect(setStayPrice(paidRecord(), cents, 'x', staffContext())).toEqual({
        refused: 'not_allowed',
      })
    expect(setStayPrice(recordOf(), 100, 'x', staffContext())).toEqual({ refused: 'payment_open' })
    const ended = paidRecord({}, { status: 'completed' })
    expect(setStayPrice(ended, 100, 'x', staffContext())).toEqual({ refused: 'not_allowed' })
  })

  it('is refused if it is below the credits already given', () => {
    const charges = [
      { kind: 'quote' as const, cents: price },
      { kind: 'goodwill' as const, cents: -1000 },
    ]
    const record = recordOf({ charges, payments: [] }, { status: 'confirmed' })
    expect(setStayPrice(record, 900, 'x', staffContext())).toEqual({ refused: 'below_credit' })
  })

  it('stays when dates change, unless staff set a price for the change', () => {
    const named = withChange(
      paidRecord(),
      setStayPrice(paidRecord(), price - 500, 'regular guest', staffContext()),
    )
    const longer = { endDate: new Date('2026-07-29T16:00:00Z') }
    expect(changeStay(named, longer, 'longer', staffContext())).toEqual({
      refused: 'price_set_by_staff',
    })
    const agreed = changeStay(named, { ...longer, cents: 2000 }, 'longer', staffContext())
    expect(agreed).toMatchObject({
      data: { from: price - 500, to: 2000 },
      charges: [
        { kind: 'changed', cents: 1200 },
        { kind: 'agreed', cents: -500 },
      ],
      agreed: { duration: 5 },
    })
    expect(withChange(named, agreed).stay).toMatchObject({ totalPrice: 2000, ...longer })
    const byList = { ...longer, cents: price - 500 + 1200 }
    expect(changeStay(named, byList, 'longer', staffContext())).toMatchObject({
      charges: [{ kind: 'agreed', cents: 1200 }],
    })
  })

  it('stays if another number of bags is checked in, and needs attention', () => {
    const named = withChange(
      paidRecord(),
      setStayPrice(paidRecord(), price - 500, 'regular guest', staffContext()),
    )
    const came = checkIn(
      named,
      { tags: [7, 8, 9], idSeen: false },
      staffContext(named.stay.startDate),
    )
    expect(came).toMatchObject({
      data: { attention: 'unpriced', refused: 'price_set_by_staff' },
      agreed: { luggageCount: 3 },
      charges: [],
    })
  })
})
