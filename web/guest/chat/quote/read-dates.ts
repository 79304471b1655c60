import {
  addDays,
  addMonths,
  type CalendarDate,
  isCalendarDate,
} from '../../../../domain/time/calendar.ts'
import { UncertainAmount } from './counted.ts'
import { type Mention, mentionsOf, type Named } from './date-mentions.ts'
import { has, type Token, type WrittenDate } from './stay-tokens.ts'

export interface NamedDates {
  first: CalendarDate | null
  last: CalendarDate | null
}

/**
 * Returns the first and last day that a message names, each `null` if not named.
 * `today` is the date in Tirana. Throws `UncertainAmount` for unclear or contradictory dates.
 */
export function readDates(tokens: readonly Token[], today: CalendarDate): NamedDates {
  const mentions = mentionsOf(tokens)
  const [one, two] = mentions
  if (!one) return { first: null, last: null }
  if (mentions.length > 2) throw new UncertainAmount()
  if (!two)
    return one.role === 'until' && !tokens.some((token) => has(token, 'booksFor'))
      ? lastOnly(one, today)
      : alone(one, today)
  if (tokens.slice(one.end, two.start).some((token) => has(token, 'or')))
    throw new UncertainAmount()
  // In 'till Monday, one of them on Sunday', the second day isn't a drop-off.
  if (one.role === 'until' && two.role !== 'from') throw new UncertainAmount()
  const [from, until] = one.role === 'until' ? [two, one] : [one, two]
  const first = dateOf(from, today)
  const last = dateOf(until, first, true, today)
  if (last < first) throw new UncertainAmount()
  return { first, last }
}

function lastOnly(mention: Mention, today: CalendarDate): NamedDates {
  const { named } = mention
  if (named.kind === 'weekend') return { first: null, last: weekendFrom(today).last }
  const last = dateOf(mention, today)
  // 'Until Friday', said on a Friday, may mean today or a week later.
  if (named.kind === 'weekday' && last === today) throw new UncertainAmount()
  return { first: null, last }
}

function alone(mention: Mention, today: CalendarDate): NamedDates {
  if (mention.named.kind === 'weekend') return weekendFrom(today)
  return { first: dateOf(mention, today), last: null }
}

function weekendFrom(today: CalendarDate): { first: CalendarDate; last: CalendarDate } {
  const sunday = nextWeekday(0, today)
  const saturday = addDays(sunday, -1)
  return { first: saturday < today ? today : saturday, last: sunday }
}

const weekdayOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`).getUTCDay()

function nextWeekday(weekday: number, from: CalendarDate): CalendarDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7)
}

/** Like `dateOfNamed`. Also throws `UncertainAmount` if another weekday is named beside the day. */
function dateOf(
  { named, weekday }: Mention,
  base: CalendarDate,
  later = false,
  today: CalendarDate = base,
): CalendarDate {
  const date = dateOfNamed(named, base, later, today)
  if (weekday !== undefined && weekdayOf(date) !== weekday) throw new UncertainAmount()
  return date
}

/**
 * Returns the first matching date from `base` on. An offset counts from `today` instead.
 * A weekend is its Sunday. With `later`, a weekday must be after `base`. Throws `UncertainAmount`
 * if no date matches.
 */
function dateOfNamed(
  named: Named,
  base: CalendarDate,
  later: boolean,
  today: CalendarDate,
): CalendarDate {
  switch (named.kind) {
    case 'offset':
      return addDays(today, named.days)
    case 'weekday':
      return nextWeekday(named.weekday, later || named.isNext ? addDays(base, 1) : base)
    case 'weekend':
      return weekendFrom(base).last
    case 'written':
      return writtenDate(named.date, base)
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function writtenDate({ day, month, year }: WrittenDate, base: CalendarDate): CalendarDate {
  const dayText = twoDigits(day)
  const thisYear = Number(base.slice(0, 4))
  const candidates =
    month === null
      ? [0, 1].map((more) => `${addMonths(`${base.slice(0, 7)}-01`, more).slice(0, 7)}-${dayText}`)
      : [year ?? thisYear, year ?? thisYear + 1].map((y) => `${y}-${twoDigits(month)}-${dayText}`)
  const next = candidates.find((date) => isCalendarDate(date) && date >= base)
  if (!next) throw new UncertainAmount()
  return next
}
