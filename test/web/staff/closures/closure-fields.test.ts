import { describe, expect, it } from 'vitest'
import { parseInstant } from '../../../../domain/input/instant.ts'
import {
  type ClosureFields,
  fromTimes,
  isBackwards,
  termsOf,
  toTimes,
} from '../../../../web/staff/closures/closure-fields.ts'

const fields: ClosureFields = {
  kind: 'closed',
  span: 'day',
  date: '2026-10-25',
  lastDate: '2026-10-27',
  fromTime: '12:00',
  toTime: '15:30',
  reason: 'Holiday',
}

const hoursOf = (changes: Partial<ClosureFields>) => {
  const terms = termsOf({ ...fields, ...changes })
  const [from, to] = [terms?.from, terms?.to].map((text) => parseInstant(text ?? '')?.getTime())
  return ((to ?? 0) - (from ?? 0)) / 3_600_000
}

describe('the times of a closure form', () => {
  it('are from midnight to midnight for a day, even if the clocks change', () => {
    expect(termsOf(fields)).toEqual({ kind: 'closed', from: '2026-10-25', to: '2026-10-26' })
    expect(hoursOf({})).toBe(25)
    expect(hoursOf({ date: '2027-03-28' })).toBe(23)
  })

  it('include the last of several days', () => {
    expect(hoursOf({ span: 'days' })).toBe(25 + 48)
    expect(hoursOf({ span: 'days', lastDate: '2026-10-25' })).toBe(25)
  })

  it('may be hours of a day, up to midnight', () => {
    expect(hoursOf({ span: 'hours' })).toBe(3.5)
    const evening = termsOf({ ...fields, span: 'hours', toTime: '24:00' })
    expect(evening).toMatchObject({ from: '2026-10-25T12:00', to: '2026-10-26' })
    expect([fromTimes[0], toTimes.at(-2), toTimes.at(-1)]).toEqual(['08:00', '23:00', '24:00'])
  })

  it('are null without a date, and backwards if the end is not after the start', () => {
    expect(termsOf({ ...fields, date: '' })).toBeNull()
    expect(termsOf({ ...fields, span: 'days', lastDate: '' })).toBeNull()
    const backwards = (changes: Partial<ClosureFields>) => {
      const terms = termsOf({ ...fields, ...changes })
      return terms && isBackwards(terms)
    }
    expect(backwards({ span: 'days', lastDate: '2026-10-24' })).toBe(true)
    expect(backwards({ span: 'hours', toTime: '12:00' })).toBe(true)
    expect(backwards({ span: 'hours', toTime: '12:30' })).toBe(false)
    expect(backwards({ span: 'hours', toTime: '24:00' })).toBe(false)
  })
})
