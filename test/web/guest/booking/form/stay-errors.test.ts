import { describe, expect, it } from 'vitest'
import { regularOpeningTimes } from '../../../../../domain/opening-hours/opening-times.ts'
import { onFormFields } from '../../../../../web/guest/booking/form/fields/form-fields.ts'
import { bookingCheck } from '../../../../../web/guest/booking/pay/booking-check.ts'
import { reservationCheck } from '../../../../../web/guest/booking/reserve/reservation-check.ts'
import { filledIn } from './filled-in.ts'

const now = new Date('2026-11-21T07:00:00Z')
const check = (changes: Parameters<typeof filledIn>[0]) =>
  bookingCheck(filledIn(changes), now, regularOpeningTimes)

describe('the errors of the booking form (specification, section 5)', () => {
  it('are empty for a valid form', () => {
    expect(check({})).toEqual({})
    expect(reservationCheck(filledIn({ pickUpTime: '23:00' }), now, regularOpeningTimes)).toEqual(
      {},
    )
  })

  it('name a missing name and a missing email address', () => {
    expect(check({ customerName: ' ', customerEmail: '' })).toEqual({
      customerName: 'full_name_required',
      customerEmail: 'email_required',
    })
  })

  it('differ for an invalid and a missing email address', () => {
    expect(check({ customerEmail: 'ana@' })).toEqual({ customerEmail: 'email_invalid' })
  })

  it.each(['0', '21', '2.5', ''])('refuse %j items', (luggageCount) => {
    expect(check({ luggageCount })).toEqual({ luggageCount: 'item_count' })
  })

  it('require a drop-off date, but no pick-up date', () => {
    expect(check({ dropOffDate: '', pickUpDate: '' })).toEqual({ dropOffDate: 'required' })
  })

  it('are at the hour if it has passed today, and at the date if the day is over', () => {
    const noon = new Date('2026-11-21T11:00:00Z')
    expect(bookingCheck(filledIn(), noon, regularOpeningTimes)).toEqual({
      dropOffTime: 'in_the_past',
    })
    expect(check({ dropOffDate: '2026-11-20' })).toEqual({ dropOffDate: 'in_the_past' })
  })

  it('are at the pick-up hour on the same day, else at the pick-up date', () => {
    expect(check({ pickUpTime: '09:00' })).toEqual({ pickUpTime: 'pick_up_before_drop_off' })
    expect(check({ dropOffDate: '2026-11-25', pickUpDate: '2026-11-24' })).toEqual({
      pickUpDate: 'pick_up_before_drop_off',
    })
  })

  it('are at the date on which the office is closed or full', () => {
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

  it('list wrong times and wrong names together', () => {
    expect(check({ customerName: '', pickUpTime: '09:00' })).toEqual({
      customerName: 'full_name_required',
      pickUpTime: 'pick_up_before_drop_off',
    })
  })

  it('allow 23:00 only for a reservation', () => {
    expect(check({ pickUpTime: '23:00' })).toEqual({ pickUpTime: 'outside_opening_hours' })
  })
})

describe("the Worker's errors of a booking", () => {
  it('are shown at their fields in the form', () => {
    const refused = { 'customerData.customerEmail': 'email_invalid', amount: 'invalid' } as const
    expect(onFormFields(refused, filledIn(), now)).toEqual({ customerEmail: 'email_invalid' })
  })
})
