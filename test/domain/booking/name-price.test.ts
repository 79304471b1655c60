import { describe, expect, it } from 'vitest'
import { amendStay } from '../../../domain/booking/amend-stay.ts'
import { namePrice } from '../../../domain/booking/name-price.ts'
import { checkIn } from '../../../domain/desk/custody.ts'
import {
  atTheCounter,
  cash,
  fileOf,
  now,
  paidFile,
  price,
  staffDoing,
  withChange,
} from '../support/stay-files.ts'

const request = () => fileOf({ charges: [], payments: [] }, { storageType: 'mid', luggageCount: 3 })

describe('a price that staff name', () => {
  it('is owed from then on', () => {
    const file = withChange(request(), namePrice(request(), 7700, 'three bags', staffDoing()))
    expect(file.stay).toMatchObject({ totalPrice: 7700, netPrice: 7700, balance: 7700 })
    const less = withChange(file, namePrice(file, 7000, 'agreed by phone', staffDoing()))
    expect(less.stay).toMatchObject({ totalPrice: 7000, balance: 7000 })
  })

  it('settles that items had none', () => {
    const unpriced = { ...request(), stay: { ...request().stay, unpricedAt: now, conflictAt: now } }
    const { stay } = withChange(unpriced, namePrice(unpriced, 7700, 'x', staffDoing()))
    expect(stay).toMatchObject({ unpricedAt: null, conflictAt: now })
  })

  it('gives back what was paid beyond it', () => {
    const named = namePrice(paidFile(), price - 500, 'kind', staffDoing())
    expect(named).toMatchObject({ refunds: [{ cents: 500, status: 'requested', reason: 'kind' }] })
    const inCash = fileOf({ payments: [cash] }, { status: 'confirmed' })
    const handed = namePrice(inCash, 400, 'kind', atTheCounter())
    expect(handed).toMatchObject({ refunds: [{ cents: 200, method: 'cash', status: 'succeeded' }] })
  })

  it('is never negative, the same, or named while Stripe may take the other one', () => {
    for (const cents of [-1, 0.5, price])
      expect(namePrice(paidFile(), cents, 'x', staffDoing())).toEqual({ refused: 'not_allowed' })
    expect(namePrice(fileOf(), 100, 'x', staffDoing())).toEqual({ refused: 'payment_open' })
    const ended = paidFile({}, { status: 'completed' })
    expect(namePrice(ended, 100, 'x', staffDoing())).toEqual({ refused: 'not_allowed' })
  })

  it('is never less than what was given away', () => {
    const charges = [
      { kind: 'quote' as const, cents: price },
      { kind: 'goodwill' as const, cents: -1000 },
    ]
    const file = fileOf({ charges, payments: [] }, { status: 'confirmed' })
    expect(namePrice(file, 900, 'x', staffDoing())).toEqual({ refused: 'below_credit' })
  })

  it('stands when dates or items change: staff name the next one too', () => {
    const named = withChange(
      paidFile(),
      namePrice(paidFile(), price - 500, 'regular guest', staffDoing()),
    )
    const longer = { endDate: new Date('2026-07-29T16:00:00Z') }
    expect(amendStay(named, longer, 'longer', staffDoing())).toEqual({
      refused: 'price_set_by_staff',
    })
    const agreed = amendStay(named, { ...longer, cents: 2000 }, 'longer', staffDoing())
    expect(agreed).toMatchObject({
      data: { from: price - 500, to: 2000 },
      charges: [
        { kind: 'changed', cents: 1200 },
        { kind: 'agreed', cents: -500 },
      ],
      agreed: { duration: 5 },
    })
    expect(withChange(named, agreed).stay).toMatchObject({ totalPrice: 2000, ...longer })
  })

  it('stands when another number of bags comes, until staff name another one', () => {
    const named = withChange(
      paidFile(),
      namePrice(paidFile(), price - 500, 'regular guest', staffDoing()),
    )
    const came = checkIn(
      named,
      { tags: [7, 8, 9], idSeen: false },
      staffDoing(named.stay.startDate),
    )
    expect(came).toMatchObject({
      data: { attention: 'unpriced', refused: 'price_set_by_staff' },
      agreed: { luggageCount: 3 },
      charges: [],
    })
  })
})
