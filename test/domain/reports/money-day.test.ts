import { describe, expect, it } from 'vitest'
import { booksCheck, dayToCompare, type MoneyDay } from '../../../domain/reports/money-day.ts'

const day = (date: string, booksCents = 1800): MoneyDay<Date> => ({
  date,
  stripeCents: 1800,
  booksCents,
  comparedAt: new Date('2026-11-22T00:01:00Z'),
})

describe('the day whose payments are compared', () => {
  it.each([
    ['2026-11-21T23:59:00Z', '2026-11-20', 'before one in the morning, late events can still come'],
    ['2026-11-22T00:00:00Z', '2026-11-21', 'from one in the morning, yesterday is over'],
    ['2026-07-20T22:59:00Z', '2026-07-19', 'in summer, Tirana is two hours ahead'],
    ['2026-07-20T23:00:00Z', '2026-07-20', 'and one in the morning comes earlier'],
  ])('at %s is %s: %s', (now, date) => {
    expect(dayToCompare(new Date(now))).toBe(date)
  })
})

describe('the books', () => {
  it('agree on a new site, and show the newest day otherwise', () => {
    expect(booksCheck({ last: null, differing: null })).toEqual({ state: 'agree', day: null })
    const last = day('2026-11-21')
    expect(booksCheck({ last, differing: null })).toEqual({ state: 'agree', day: last })
  })

  it('differ while any day does, and show that day', () => {
    const differing = day('2026-11-19', 900)
    expect(booksCheck({ last: day('2026-11-21'), differing })).toEqual({
      state: 'differ',
      day: differing,
    })
  })

  it('are unknown while the database is unreachable', () => {
    expect(booksCheck(null)).toEqual({ state: 'unknown', day: null })
  })
})
