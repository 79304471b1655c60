import { describe, expect, it } from 'vitest'
import { tiranaInstant } from '../../../../domain/calendar.ts'
import { pickUpDay, walkInPickUp, walkInPrice } from '../../../../web/features/desk/walk-in.ts'

const afternoon = tiranaInstant('2026-07-25', '15:20')

describe('a guest without a booking', () => {
  it('collects by closing, today or tomorrow in Tirana', () => {
    const today = walkInPickUp(pickUpDay('today', afternoon), afternoon)
    const tomorrow = walkInPickUp(pickUpDay('tomorrow', afternoon), afternoon)
    expect(today).toEqual(tiranaInstant('2026-07-25', '23:00'))
    expect(tomorrow).toEqual(tiranaInstant('2026-07-26', '23:00'))
  })

  it('has an hour where the office has just closed', () => {
    const night = tiranaInstant('2026-07-25', '23:05')
    expect(walkInPickUp('2026-07-25', night)).toEqual(tiranaInstant('2026-07-26', '00:05'))
  })

  it('pays 3 euros an item and day', () => {
    expect(walkInPrice(2, tiranaInstant('2026-07-25', '23:00'), afternoon)).toBe(600)
    expect(walkInPrice(1, tiranaInstant('2026-07-27', '23:00'), afternoon)).toBe(900)
  })
})
