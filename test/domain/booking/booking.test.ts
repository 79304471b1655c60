import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bookingRequest,
  luggageCount,
  paymentIntentRequest,
  shortHoursErrors,
  shownBookingRequest,
} from '../../../domain/booking/booking.ts'
import { limits } from '../../../domain/business/business.ts'
import { serviceTypes } from '../../../domain/business/services.ts'
import { storageTypes } from '../../../domain/business/stay.ts'
import { fieldCodes, fieldErrors } from '../../../domain/input/errors.ts'
import { anyText } from '../support/arbitraries.ts'
import { errorOf, errorsOf } from '../support/parse.ts'

const least = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  startDate: '2026-11-21T09:00:00.000Z',
}

const full = {
  ...least,
  customerPhone: '+355 69 000 0000',
  serviceType: 'storage',
  storageType: 'mid',
  luggageCount: 2,
  endDate: '2026-11-28T16:00:00.000Z',
  duration: 8,
  specialRequests: 'A pram.',
  locale: 'de',
}

describe('a booking', () => {
  it('needs a name, an email address and a drop-off, and defaults the rest', () => {
    expect(bookingRequest.parse(least)).toEqual({
      ...least,
      startDate: new Date(least.startDate),
      serviceType: 'storage',
      storageType: 'daily',
      luggageCount: 1,
      locale: 'en',
    })
  })

  it('keeps every field that the guest sent', () => {
    expect(bookingRequest.parse(full)).toEqual({
      ...full,
      startDate: new Date(full.startDate),
      endDate: new Date(full.endDate),
    })
  })

  it('ignores fields that a guest must not set', () => {
    const others = {
      id: 'mine',
      status: 'confirmed',
      paymentStatus: 'paid',
      totalPrice: 1,
      reference: 'TIR-2026-325-AAAA',
    }
    // In a literal, `__proto__` would set the prototype; JSON makes it a field.
    const sent = JSON.stringify({ ...least, ...others }).replace(
      '{',
      '{"__proto__":{"admin":true},',
    )
    const booking = bookingRequest.parse(JSON.parse(sent))
    expect(booking).toEqual(bookingRequest.parse(least))
    expect(Object.getPrototypeOf(booking)).toBe(Object.prototype)
  })

  it('promise 21: reports every missing field at once', () => {
    expect(errorsOf(bookingRequest, {})).toEqual({
      customerName: 'full_name_required',
      customerEmail: 'email_required',
      startDate: 'required',
    })
  })

  it.each([[], 'text', 7, true])('promise 21: is refused as a whole if it is %j', (value) => {
    expect(errorsOf(bookingRequest, value)).toEqual({ '': 'invalid' })
  })

  it.each([
    ['serviceType', 'laundry', 'invalid'],
    ['storageType', 'weekly', 'invalid'],
    ['duration', 0, 'invalid'],
    ['duration', 1.5, 'invalid'],
    ['duration', limits.maxDays + 1, 'invalid'],
    ['duration', '3', 'invalid'],
    ['locale', 'pt', 'invalid'],
    ['endDate', '2026-02-30', 'date_invalid'],
    ['customerPhone', 'call me', 'phone_invalid'],
    ['specialRequests', 'a\u0000b', 'invalid_characters'],
  ])('promise 21: is refused for %s %j: %s', (field, value, code) => {
    expect(errorsOf(bookingRequest, { ...least, [field]: value })).toEqual({ [field]: code })
  })

  it('accepts every service and plan that the site offers', () => {
    for (const serviceType of serviceTypes)
      for (const storageType of storageTypes)
        expect(errorsOf(bookingRequest, { ...least, serviceType, storageType })).toEqual({})
  })
})

describe('the number of items', () => {
  it.each([1, 2, 19, 20])('may be %d', (count) => {
    expect(luggageCount.parse(count)).toBe(count)
  })

  it.each([0, -1, 21, 1.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY, '2', null, [3], true])(
    'is refused if it is %j',
    (count) => {
      expect(errorOf(luggageCount, count)).toBe('item_count')
    },
  )
})

describe('the hours of the hourly plan', () => {
  const hours = (duration?: number, endDate?: string, storageType = 'short') =>
    shortHoursErrors(bookingRequest.parse({ ...least, storageType, duration, endDate }))

  it('are at most 24', () => {
    expect(hours()).toEqual({})
    expect(hours(1)).toEqual({})
    expect(hours(24)).toEqual({})
    expect(hours(25)).toEqual({ duration: 'short_hours' })
  })

  it('are counted up to the pick-up if one is named', () => {
    expect(hours(undefined, '2026-11-22T09:00:00Z')).toEqual({})
    expect(hours(undefined, '2026-11-22T09:01:00Z')).toEqual({ duration: 'short_hours' })
    expect(hours(1, '2026-12-01T09:00:00Z')).toEqual({ duration: 'short_hours' })
  })

  it('do not limit the other plans', () => {
    expect(hours(30, undefined, 'daily')).toEqual({})
    expect(hours(30, undefined, 'long')).toEqual({})
  })
})

describe('a booking with the price that the form showed', () => {
  it('has that price in cents and accepts only euros', () => {
    const shown = { ...least, totalPrice: 300 }
    expect(shownBookingRequest.parse(shown)).toMatchObject({ totalPrice: 300, currency: 'EUR' })
    expect(errorsOf(shownBookingRequest, { ...shown, currency: 'ALL' })).toEqual({
      currency: 'invalid',
    })
    expect(errorsOf(shownBookingRequest, { ...shown, totalPrice: '300' })).toEqual({
      totalPrice: 'invalid',
    })
    expect(errorsOf(shownBookingRequest, least)).toEqual({ totalPrice: 'required' })
  })
})

describe('a request to pay', () => {
  const request = { amount: 3, currency: 'eur', customerData: least }

  it('has the amount in euros and the booking', () => {
    expect(paymentIntentRequest.parse(request)).toMatchObject({
      amount: 3,
      currency: 'eur',
      customerData: { customerName: 'Ada Lovelace', storageType: 'daily' },
    })
  })

  it('promise 21: reports missing fields by their path', () => {
    expect(errorsOf(paymentIntentRequest, {})).toEqual({
      amount: 'required',
      currency: 'required',
      customerData: 'required',
    })
    expect(
      errorsOf(paymentIntentRequest, { ...request, customerData: { ...least, customerName: ' ' } }),
    ).toEqual({
      'customerData.customerName': 'full_name_required',
    })
  })

  it.each([
    ['amount', '3', 'invalid'],
    ['amount', Number.NaN, 'invalid'],
    ['amount', Number.POSITIVE_INFINITY, 'invalid'],
    ['amount', [3], 'invalid'],
    ['currency', 'usd', 'invalid'],
    ['currency', 'EUR', 'invalid'],
    ['customerData', 'Ada', 'invalid'],
    ['customerData', [], 'invalid'],
  ])('promise 21: is refused for %s %j', (field, value, code) => {
    expect(errorsOf(paymentIntentRequest, { ...request, [field]: value })).toEqual({
      [field]: code,
    })
  })
})

describe('promise 21: any value that is sent', () => {
  const field = fc.oneof(
    fc.anything(),
    fc.jsonValue(),
    anyText,
    fc.double(),
    fc.date({ noInvalidDate: false }),
    fc.constantFrom('2026-02-30', '2026-03-29T02:30', '9999-12-31T23:00:00-12:00', 1e308, -0),
  )
  const anyBooking = fc.record(Object.fromEntries(Object.keys(full).map((key) => [key, field])), {
    requiredKeys: [],
  })
  const schemas = [bookingRequest, shownBookingRequest, paymentIntentRequest]
  const told = (value: unknown) => {
    for (const schema of schemas) {
      const result = schema.safeParse(value)
      if (result.success) continue
      const errors = Object.values(fieldErrors(result.error.issues))
      expect(errors.length).toBeGreaterThan(0)
      for (const code of errors) expect(fieldCodes).toContain(code)
    }
  }

  it('is accepted or refused with our own field codes, and never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.jsonValue()), told))
    fc.assert(fc.property(anyBooking, told))
    fc.assert(
      fc.property(field, anyBooking, (amount, customerData) =>
        told({ amount, currency: 'eur', customerData }),
      ),
    )
  })

  it('only becomes a booking with a valid item count, name and drop-off', () => {
    const nearly = anyBooking.map((changes) => ({ ...least, ...changes }))
    fc.assert(
      fc.property(nearly, (value) => {
        const result = bookingRequest.safeParse(value)
        if (!result.success) return
        expect(result.data.luggageCount).toBeGreaterThanOrEqual(1)
        expect(result.data.luggageCount).toBeLessThanOrEqual(20)
        expect(result.data.customerName.trim()).not.toBe('')
        expect(result.data.startDate.getTime()).not.toBeNaN()
      }),
    )
  })
})
