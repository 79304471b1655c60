import { describe, expect, it } from 'vitest'
import { passOf } from '../../../../../domain/pass/guest-pass.ts'
import type { Bag, Stay } from '../../../../../domain/stay/stay-record.ts'
import type { ActionContext } from '../../../../../domain/stay/stay-update.ts'
import { tiranaInstant } from '../../../../../domain/time/calendar.ts'
import {
  beyond,
  formOf,
  isRequestedChange,
  type RequestedValues,
  requestedChangeOf,
} from '../../../../../web/guest/pass/change/change-form-values.ts'
import { now, paidRecord } from '../../../../domain/support/stay-records.ts'

const context: ActionContext = { actor: 'guest', at: now, newId: () => 'new' }

/** Two items from 25 July, 10:00 to 27 July, 18:00, unless changed. */
function passWith(changes: Partial<Stay> = {}, bags: Bag[] = []) {
  return passOf({ ...paidRecord({}, changes), bags }, context)
}

const bag = (tag: number): Bag => ({
  id: `bag-${tag}`,
  tag,
  status: 'inside',
  outTo: null,
  collectorId: null,
  photo: null,
})
const later: Partial<RequestedValues> = { pickUpDate: '2026-07-28' }
const endDate = tiranaInstant('2026-07-28', '18:00').toISOString()

describe('the requested change of a guest', () => {
  it('contains only fields that were edited and now differ', () => {
    expect(isRequestedChange(requestedChangeOf(passWith(), {}))).toBe(false)
    expect(
      isRequestedChange(requestedChangeOf(passWith(), { luggageCount: 2, pickUpTime: '18:00' })),
    ).toBe(false)
    expect(requestedChangeOf(passWith(), { ...later, luggageCount: 3 })).toEqual({
      endDate,
      luggageCount: 3,
    })
  })

  it('leaves out a drop-off that the desk has moved meanwhile', () => {
    const moved = passWith({ startDate: tiranaInstant('2026-07-24', '12:00') })
    expect(requestedChangeOf(moved, later)).toEqual({ endDate })
  })

  it('contains only the later pick-up after check-in', () => {
    const brought = passWith({ status: 'checked_in', luggageCount: 3 }, [bag(1), bag(2), bag(3)])
    const touched = { ...later, luggageCount: 4, dropOffDate: '2026-07-26' }
    expect(requestedChangeOf(brought, touched)).toEqual({ endDate })
  })
})

describe('a drop-off date that a guest edits', () => {
  const pass = passWith()
  const dates = (touched: Partial<RequestedValues>) => {
    const { dropOffDate, pickUpDate } = formOf(pass, touched)
    return [dropOffDate, pickUpDate]
  }

  it('moves a pick-up that would be earlier, and keeps the number of days', () => {
    expect(dates({ dropOffDate: '2026-07-30' })).toEqual(['2026-07-30', '2026-08-01'])
    const at = (date: string, time: string) => tiranaInstant(date, time).toISOString()
    expect(requestedChangeOf(pass, { dropOffDate: '2026-07-30' })).toEqual({
      startDate: at('2026-07-30', '10:00'),
      endDate: at('2026-08-01', '18:00'),
    })
  })

  it('leaves a pick-up alone that is still later, or while the date is empty', () => {
    const slip = { dropOffDate: '2026-08-30' }
    expect(dates({ ...slip, dropOffDate: '2026-08-03' })).toEqual(['2026-08-03', '2026-08-05'])
    expect(dates({ ...slip, dropOffDate: '2026-07-26' })).toEqual(['2026-07-26', '2026-07-27'])
    expect(dates({ dropOffDate: '' })).toEqual(['', '2026-07-27'])
  })

  it('leaves a pick-up alone that the guest has chosen', () => {
    const early = { pickUpDate: '2026-07-20' }
    expect(dates(early)).toEqual(['2026-07-25', '2026-07-20'])
    expect(dates({ ...later, dropOffDate: '2026-07-30' })).toEqual(['2026-07-30', '2026-07-28'])
  })

  it('always moves a pick-up that the stay did not name, without requesting it', () => {
    const pickUpAt = tiranaInstant('2026-07-27', '10:00')
    const unnamed = passWith({ endDate: null, duration: 3, pickUpAt })
    const touched = { dropOffDate: '2026-07-26', dropOffTime: '12:00' }
    expect(formOf(unnamed, touched)).toMatchObject({
      pickUpDate: '2026-07-28',
      pickUpTime: '12:00',
    })
    const startDate = tiranaInstant('2026-07-26', '12:00').toISOString()
    expect(requestedChangeOf(unnamed, touched)).toEqual({ startDate })
    expect(requestedChangeOf(unnamed, { ...touched, pickUpTime: '18:00' })).toEqual({
      startDate,
      endDate: tiranaInstant('2026-07-28', '18:00').toISOString(),
    })
  })

  it('moves nothing after check-in', () => {
    const brought = passWith({ status: 'checked_in' }, [bag(1), bag(2)])
    expect(requestedChangeOf(brought, { dropOffDate: '2026-08-30' })).toEqual({})
  })
})

it('the values that a guest edits after starting to pay are not part of that payment', () => {
  const paid = { luggageCount: 3, ...later }
  expect(beyond(paid, paid)).toEqual({})
  expect(beyond({ ...paid, luggageCount: 4 }, paid)).toEqual({ luggageCount: 4 })
  expect(beyond({ pickUpTime: '20:00' }, paid)).toEqual({ pickUpTime: '20:00' })
})
