import { describe, expect, it } from 'vitest'
import { regularOpeningTimes } from '../../../../../domain/opening-hours/opening-times.ts'
import { onFormFields } from '../../../../../web/guest/booking/form/fields/form-fields.ts'
import { bookingCheck } from '../../../../../web/guest/booking/pay/booking-check.ts'
import { reservationCheck } from '../../../../../web/guest/booking/reserve/reservation-check.ts'
import { filledIn } from './filled-in.ts'

const now = new Date('2026-11-21T07:00:00Z')
const check = (changes: Parameters<typeof filledIn>[0]) =>
  bookingCheck(filledIn(changes), now, regularOpeningTimes)

describe('what stands under the fields of a form (specification, section 5)', () => {
  it('is nothing when all is well', () => {
    expect(check({})).toEqual({})
    expect(reservationCheck(filledIn({ pickUpTime: '23:00' }), now, regularOpeningTimes)).toEqual(
      {},
    )
  })

  it('names the missing name and e-mail address', () => {
    expect(check({ customerName: ' ', customerEmail: '' })).toEqual({
      customerName: 'full_name_required',
      customerEmail: 'email_required',
    })
  })

  it('tells a mistyped address from a missing one', () => {
    expect(check({ customerEmail: 'ana@' })).toEqual({ customerEmail: 'email_invalid' })
  })

  it.each(['0', '21', '2.5', ''])('refuses %j items', (luggageCount) => {
    expect(check({ luggageCount })).toEqual({ luggageCount: 'item_count' })
  })

  it('asks for a drop-off date, and lets the pick-up open', () => {
    expect(check({ dropOffDate: '', pickUpDate: '' })).toEqual({ dropOffDate: 'required' })
  })

  it('blames the hour when it is today, and the date when it is over', () => {
    const noon = new Date('2026-11-21T11:00:00Z')
    expect(bookingCheck(filledIn(), noon, regularOpeningTimes)).toEqual({
      dropOffTime: 'in_the_past',
    })
    expect(check({ dropOffDate: '2026-11-20' })).toEqual({ dropOffDate: 'in_the_past' })
  })

  it('blames the hour of a pick-up on the same day, and its date otherwise', () => {
    expect(check({ pickUpTime: '09:00' })).toEqual({ pickUpTime: 'pick_up_before_drop_off' })
    expect(check({ dropOffDate: '2026-11-25', pickUpDate: '2026-11-24' })).toEqual({
      pickUpDate: 'pick_up_before_drop_off',
    })
  })

  it('blames the day on which the office is closed or full', () => {
    const [from, to] = [new Date('2026-11-21T15:00:00Z'), new Date('2026-11-22T23:00:00Z')]
    const closed = (kind: 'closed' | 'full', changes = {}) =>
      bookingCheck(filledIn(changes), now, {
        ...regularOpeningTimes,
        closures: [{ kind, from, to }],
      })
    expect(closed('closed')).toEqual({ pickUpDate: 'office_closed' })
    expect(closed('full')).toEqual({})
    const sunday = { dropOffDate: '2026-11-22', pickUpDate: '2026-11-23' }
    expect(closed('full', sunday)).toEqual({ dropOffDate: 'office_full' })
  })

  it('tells of wrong times and wrong names together', () => {
    expect(check({ customerName: '', pickUpTime: '09:00' })).toEqual({
      customerName: 'full_name_required',
      pickUpTime: 'pick_up_before_drop_off',
    })
  })

  it('takes 23:00 at the desk only', () => {
    expect(check({ pickUpTime: '23:00' })).toEqual({ pickUpTime: 'outside_opening_hours' })
  })
})

describe('what the Worker refused', () => {
  it('is shown at the field that it came from', () => {
    const refused = { 'customerData.customerEmail': 'email_invalid', amount: 'invalid' } as const
    expect(onFormFields(refused, filledIn(), now)).toEqual({ customerEmail: 'email_invalid' })
  })
})
