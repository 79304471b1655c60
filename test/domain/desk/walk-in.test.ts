import { describe, expect, it } from 'vitest'
import { prices } from '../../../domain/business/business.ts'
import {
  type WalkInRequest,
  walkIn,
  walkInErrors,
  walkInRecord,
  walkInRequest,
} from '../../../domain/desk/walk-in.ts'
import { recordAfter } from '../../../domain/stay/stay-update.ts'
import { staffContext, withChange } from '../support/stay-records.ts'

const at = new Date('2026-07-25T09:00:00Z')
const sent = {
  id: '0b8f0d4e-6f2c-4f0e-9a51-0c1f5b9f3a11',
  customerName: ' Mira  Walker ',
  tags: [4, 5],
  idSeen: true,
  endDate: '2026-07-26T18:00',
  locale: 'it',
}
/** The price of the two bags, for a day and for both days. */
const oneDay = 2 * prices.dayPerItem
const twoDays = 2 * oneDay

const request = (changes: object = {}): WalkInRequest =>
  walkInRequest.parse({ ...sent, ...changes })

function taken(asked: WalkInRequest) {
  const before = walkInRecord(asked, 'TIR-2026-206-WALK', at)
  return withChange(before, walkIn(before, asked, staffContext(at, true)))
}

describe('a guest without a booking', () => {
  it('owes the days of each item from now on, and the bags are inside', () => {
    const { stay, bags } = taken(request())
    expect(stay).toMatchObject({
      status: 'checked_in',
      version: 1,
      luggageCount: 2,
      duration: 2,
      startDate: at,
      totalPrice: twoDays,
      balance: twoDays,
      paymentStatus: 'pending',
      source: 'desk',
    })
    expect(bags.map(({ tag }) => tag)).toEqual([4, 5])
  })

  it('can pay in full or in part', () => {
    const paid = request({ payment: { method: 'desk_card', cents: twoDays } })
    expect(taken(paid).stay).toMatchObject({ balance: 0, paymentStatus: 'paid' })
    const part = request({ payment: { method: 'cash', cents: 200 } })
    expect(taken(part).stay).toMatchObject({ balance: twoDays - 200, status: 'checked_in' })
  })

  it('is refused if paying more than due or if a tag is given twice', () => {
    const before = walkInRecord(request(), 'TIR-2026-206-WALK', at)
    const more = request({ payment: { method: 'cash', cents: twoDays + 1 } })
    expect(walkIn(before, more, staffContext(at))).toEqual({ refused: 'more_than_due' })
    const twice = request({ tags: [4, 4] })
    expect(walkIn(before, twice, staffContext(at))).toEqual({ refused: 'tags_invalid' })
  })

  it('is refused if the pick-up has passed', () => {
    expect(walkInErrors(request(), at)).toEqual({})
    const past = request({ endDate: '2026-07-25T08:00' })
    expect(walkInErrors(past, at)).toEqual({ endDate: 'pick_up_before_drop_off' })
  })

  it('promise 33: is never refused if checked in offline, whatever the times and amount', () => {
    const late = request({
      endDate: '2026-07-25T08:00',
      doneAt: '2026-07-25T09:00',
      payment: { method: 'cash', cents: oneDay + 1300 },
    })
    expect(walkInErrors(late, at)).toEqual({})
    const before = walkInRecord(late, 'TIR-2026-206-WALK', at)
    expect(before.stay).toMatchObject({ startDate: at, pickUpAt: at, duration: 1 })
    const fact = { ...staffContext(at, true), hasHappened: true }
    const { stay } = withChange(before, walkIn(before, late, fact))
    expect(stay).toMatchObject({
      status: 'checked_in',
      received: oneDay + 1300,
      balance: -1300,
    })
  })

  it('is one update with version 1', () => {
    const before = walkInRecord(request(), 'TIR-2026-206-WALK', at)
    const change = walkIn(before, request(), staffContext(at))
    expect(change).toMatchObject({ action: 'walked_in', data: { tags: '4 5', idSeen: 1 } })
    if ('refused' in change) throw new Error(change.refused)
    expect(recordAfter(before, change, at).stay.version).toBe(1)
  })
})
