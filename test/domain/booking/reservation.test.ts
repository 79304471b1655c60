import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reservationRequest } from '../../../domain/booking/reservation.ts'
import { storageTypes } from '../../../domain/business/stay.ts'
import { fieldCodes } from '../../../domain/input/errors.ts'
import { errorsOf } from '../support/parse.ts'

const least = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  startDate: '2026-11-21T11:00:00.000Z',
}

describe('a reservation', () => {
  it('needs a name, an email address and a drop-off, with `website` as default source', () => {
    expect(reservationRequest.parse(least)).toEqual({
      ...least,
      startDate: new Date(least.startDate),
      serviceType: 'storage',
      storageType: 'daily',
      luggageCount: 1,
      source: 'website',
      locale: 'en',
    })
  })

  it('promise 21: reports every invalid field at once', () => {
    expect(errorsOf(reservationRequest, { customerName: '', customerEmail: 'ada' })).toEqual({
      customerName: 'full_name_required',
      customerEmail: 'email_invalid',
      startDate: 'required',
    })
  })

  it.each(storageTypes)('keeps the chosen plan: %s', (storageType) => {
    expect(reservationRequest.parse({ ...least, storageType })).toMatchObject({ storageType })
  })

  it.each([
    ['storageType', 'weekly', 'invalid'],
    ['luggageCount', 21, 'item_count'],
    ['luggageCount', 0, 'item_count'],
    ['endDate', 'later', 'date_invalid'],
    ['source', 'staff', 'invalid'],
    ['source', 'a\nb', 'invalid'],
    ['serviceType', 'laundry', 'invalid'],
  ])('promise 21: is refused for %s %j', (field, value, code) => {
    expect(errorsOf(reservationRequest, { ...least, [field]: value })).toEqual({ [field]: code })
  })

  it('cannot set its own status, price or id', () => {
    const taken = reservationRequest.parse({
      ...least,
      status: 'completed',
      totalPrice: 0,
      id: '1',
    })
    for (const key of ['status', 'totalPrice', 'id']) expect(taken).not.toHaveProperty(key)
  })

  it('promise 21: never throws, and is refused with our own field codes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (value) => {
        for (const code of Object.values(errorsOf(reservationRequest, value)))
          expect(fieldCodes).toContain(code)
      }),
    )
  })
})
