import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  daysOf,
  isCalendarMonth,
  isPeriod,
  monthAfter,
  periodOf,
} from '../../../domain/time/period.ts'

describe('a period', () => {
  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2026-01-01', '2026-12-31'],
    ['2028-01-01', '2028-12-31'],
  ])('can be from %s to %s', (from, to) => {
    expect(isPeriod({ from, to })).toBe(true)
  })

  it.each([
    ['', ''],
    ['2026-11-02', '2026-11-01'],
    ['2026-02-30', '2026-03-01'],
    ['2026-11-01', 'tomorrow'],
    ['2026-01-01', '2027-01-02'],
    ['9999-12-01', '9999-12-31'],
    ['0001-01-01', '0001-01-31'],
    ['2018-12-31', '2019-01-01'],
    ['2099-12-31', '2100-01-01'],
  ])('cannot be from %j to %j', (from, to) => {
    expect(isPeriod({ from, to })).toBe(false)
  })

  it('begins and ends at midnight in Tirana, also when the clocks change', () => {
    expect(boundsOf({ from: '2026-10-25', to: '2026-10-25' })).toEqual({
      from: new Date('2026-10-24T22:00:00Z'),
      until: new Date('2026-10-25T23:00:00Z'),
    })
  })
})

describe('a month', () => {
  it('has all its days', () => {
    expect(periodOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(daysOf(periodOf('2026-11'))).toHaveLength(30)
  })

  it('promise 35: has the right days at the end of the calendar, none if invalid', () => {
    expect(daysOf(periodOf('2099-12')).at(-1)).toBe('2099-12-31')
    expect(daysOf({ from: '9999-12-30', to: '9999-12-31' })).toEqual(['9999-12-30', '9999-12-31'])
    expect(daysOf({ from: '2026-11-02', to: '2026-11-01' })).toEqual([])
    expect(daysOf({ from: '', to: 'tomorrow' })).toEqual([])
  })

  it('has a month before and after it', () => {
    expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01'])
  })

  it.each([
    ['2026-11', true],
    ['2026-13', false],
    ['2026-1', false],
    ['2026-11-01', false],
    ['', false],
    ['2019-01', true],
    ['2018-12', false],
    ['2099-12', true],
    ['2100-01', false],
    ['9999-12', false],
    ['0001-01', false],
    ['0000-01', false],
  ])('with the text %j is valid: %j', (text, is) => {
    expect(isCalendarMonth(text)).toBe(is)
  })
})
