import { describe, expect, it } from 'vitest'
import { reserveHours, roundTheClock } from '../../../../../domain/opening-hours/opening-hours.ts'
import { tiranaInstant } from '../../../../../domain/time/calendar.ts'
import {
  localTimeOf,
  requestedChangeFrom,
  timesOffered,
} from '../../../../../web/staff/desk/forms/change-fields.ts'
import { recordOf } from '../../../../domain/support/stay-records.ts'

/** Two items from 25 July, 10:00 to 27 July, 18:00. */
const { stay } = recordOf({}, { startDate: tiranaInstant('2026-07-25', '10:00') })
const other = { date: '2026-07-28', time: '12:30' }

describe('the change that staff request', () => {
  it('contains only values that differ from the stay', () => {
    expect(requestedChangeFrom(stay, {})).toEqual({})
    const same = {
      dropOff: localTimeOf(stay.startDate),
      pickUp: localTimeOf(stay.pickUpAt),
      luggageCount: 2,
    }
    expect(requestedChangeFrom(stay, same)).toEqual({})
    expect(requestedChangeFrom(stay, { ...same, pickUp: other, luggageCount: 3 })).toEqual({
      endDate: tiranaInstant('2026-07-28', '12:30'),
      luggageCount: 3,
    })
  })

  it('leaves out a pick-up that the stay does not name and that moves with the drop-off', () => {
    const unnamed = { ...stay, endDate: null, pickUpAt: tiranaInstant('2026-07-27', '10:00') }
    const startDate = tiranaInstant('2026-07-28', '12:30')
    const moved = tiranaInstant('2026-07-30', '12:30')
    expect(requestedChangeFrom(unnamed, { dropOff: other, pickUp: localTimeOf(moved) })).toEqual({
      startDate,
    })
  })
})

it("the times to choose from are the office's, and the agreed one", () => {
  const offered = timesOffered(reserveHours, '10:10')
  expect(offered.slice(0, 3)).toEqual(['08:00', '08:30', '09:00'])
  expect(offered).toContain('10:10')
  expect(offered.at(-1)).toBe('23:00')
  expect(new Set(offered).size).toBe(offered.length)
  expect(timesOffered(roundTheClock, '00:00').at(-1)).toBe('23:30')
})
