import { describe, expect, it } from 'vitest'
import { prices } from '../../../../../domain/business/business.ts'
import { tiranaInstant } from '../../../../../domain/time/calendar.ts'
import {
  pickUpDate,
  walkInPickUp,
  walkInPrice,
} from '../../../../../web/staff/desk/forms/walk-in.ts'

const afternoon = tiranaInstant('2026-07-25', '15:20')

describe('a walk-in', () => {
  it('is picked up by closing time, today or tomorrow in Tirana', () => {
    const today = walkInPickUp(pickUpDate({ day: 'today' }, afternoon), afternoon)
    const tomorrow = walkInPickUp(pickUpDate({ day: 'tomorrow' }, afternoon), afternoon)
    expect(today).toEqual(tiranaInstant('2026-07-25', '23:00'))
    expect(tomorrow).toEqual(tiranaInstant('2026-07-26', '23:00'))
  })

  it('uses the current day for "tomorrow" if the form stayed open overnight', () => {
    const morning = tiranaInstant('2026-07-26', '08:05')
    const on = (day: 'today' | 'tomorrow') => pickUpDate({ day }, morning)
    expect([on('today'), on('tomorrow')]).toEqual(['2026-07-26', '2026-07-27'])
    const other = (date: string) => pickUpDate({ day: 'other', date }, morning)
    expect([other('2026-07-25'), other('2026-07-29')]).toEqual(['2026-07-26', '2026-07-29'])
  })

  it('has at least an hour if the office has just closed', () => {
    const night = tiranaInstant('2026-07-25', '23:05')
    expect(walkInPickUp('2026-07-25', night)).toEqual(tiranaInstant('2026-07-26', '00:05'))
  })

  it('costs today’s daily price per item and day', () => {
    const { dayPerItem } = prices
    expect(walkInPrice(2, tiranaInstant('2026-07-25', '23:00'), afternoon)).toBe(2 * dayPerItem)
    expect(walkInPrice(1, tiranaInstant('2026-07-27', '23:00'), afternoon)).toBe(3 * dayPerItem)
  })
})
