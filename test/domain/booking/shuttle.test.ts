import { describe, expect, it } from 'vitest'
import { passengerErrors, shuttleDirections, shuttleForm } from '../../../domain/booking/shuttle.ts'
import { transport } from '../../../domain/business/partners.ts'
import { fieldErrors } from '../../../domain/input/errors.ts'

const whole = {
  fullName: 'Bo',
  email: 'bo@example.org',
  phone: '06912345',
  passengerCount: '2',
  departureDate: '2026-11-25',
  departureTime: '03:00',
  direction: 'to_airport',
}

function errorsOf(form: object) {
  const { error } = shuttleForm.safeParse(form)
  return error ? fieldErrors(error.issues) : {}
}

describe('a request for a shuttle seat (specification, section 5)', () => {
  it('needs a name of two letters and a phone number of eight characters', () => {
    expect(errorsOf(whole)).toEqual({})
    expect(errorsOf({ ...whole, fullName: 'B' })).toEqual({ fullName: 'full_name_required' })
    expect(errorsOf({ ...whole, fullName: ' B ' })).toEqual({ fullName: 'full_name_required' })
    expect(errorsOf({ ...whole, phone: '0691234' })).toEqual({ phone: 'phone_required' })
  })

  const everything = {
    fullName: 'full_name_required',
    email: 'valid_email_required',
    phone: 'phone_required',
    passengerCount: 'passengers_required',
    departureDate: 'departure_date_required',
    departureTime: 'departure_time_required',
    direction: 'direction_required',
  }

  it('reports every empty or missing field', () => {
    const empty = Object.fromEntries(Object.keys(whole).map((field) => [field, '']))
    expect(errorsOf(empty)).toEqual(everything)
    expect(errorsOf({})).toEqual(everything)
  })

  it('is to the airport or from it', () => {
    for (const direction of shuttleDirections) expect(errorsOf({ ...whole, direction })).toEqual({})
    expect(errorsOf({ ...whole, direction: ' ' })).toEqual({ direction: 'direction_required' })
    for (const direction of ['sideways', 'TO_AIRPORT', 7]) {
      expect(errorsOf({ ...whole, direction })).toEqual({ direction: 'invalid' })
    }
  })

  it('needs a valid email address', () => {
    expect(errorsOf({ ...whole, email: 'bo@' })).toEqual({ email: 'valid_email_required' })
  })

  it('is for one passenger up to the number of seats', () => {
    const { maxPassengers } = transport.shuttle
    for (const count of ['1', String(maxPassengers)]) {
      expect(errorsOf({ ...whole, passengerCount: count })).toEqual({})
    }
    for (const count of ['0', '-1', '1.5', 'two', String(maxPassengers + 1)]) {
      expect(errorsOf({ ...whole, passengerCount: count })).toEqual({ passengerCount: 'invalid' })
    }
  })

  it('has the same passenger limit in the booking, unlike items', () => {
    const seats = (luggageCount: number) =>
      passengerErrors({ serviceType: 'airport-shuttle', luggageCount })
    const { maxPassengers } = transport.shuttle
    expect(seats(maxPassengers)).toEqual({})
    expect(seats(maxPassengers + 1)).toEqual({ luggageCount: 'invalid' })
    expect(passengerErrors({ serviceType: 'storage', luggageCount: 20 })).toEqual({})
  })

  it('accepts only strings', () => {
    expect(errorsOf({ ...whole, passengerCount: 2 })).toEqual({ passengerCount: 'invalid' })
  })
})
