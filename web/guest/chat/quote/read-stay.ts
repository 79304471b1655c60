import type { Locale } from '../../../../domain/business/locales.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  daysBetween,
} from '../../../../domain/time/calendar.ts'
import { UncertainAmount } from './counted.ts'
import { readDates } from './read-dates.ts'
import { readHours } from './read-hours.ts'
import { readItems, readPeople } from './read-items.ts'
import { hoursOfDay, type Lengths, readLengths } from './read-lengths.ts'
import { lexiconOf, type StayLexicon } from './stay-lexicon.ts'
import { has, hasOwnTime, mayBeBoth, type Token, tokensOf } from './stay-tokens.ts'
import type { StayWords } from './stay-words.ts'
import { stayWordsDa } from './stay-words-da.ts'
import { stayWordsDe } from './stay-words-de.ts'
import { stayWordsEn } from './stay-words-en.ts'
import { stayWordsEs } from './stay-words-es.ts'
import { stayWordsFr } from './stay-words-fr.ts'
import { stayWordsIt } from './stay-words-it.ts'
import { stayWordsSq } from './stay-words-sq.ts'

/**
 * A stay as a message describes it.
 * A field is `null` if the message leaves it open. `from` and `until` are only set with `hours`.
 */
export interface ReadStay {
  items: number | null
  first: CalendarDate | null
  last: CalendarDate | null
  /** Calendar days, including the first and the last. */
  days: number | null
  /** Full hours, rounded up from times of day. `null` if `days` or `last` is known. */
  hours: number | null
  from: ClockTime | null
  until: ClockTime | null
  /** True if a length was mentioned, not only dates or times of day. */
  isLengthSaid: boolean
  /** True if the message says nothing besides the stay. */
  isBare: boolean
}

interface Reading {
  stay: ReadStay | null
  /** Number of tokens that were understood. */
  understood: number
  isUncertain: boolean
}

const stayWords: Record<Locale, StayWords> = {
  en: stayWordsEn,
  sq: stayWordsSq,
  it: stayWordsIt,
  de: stayWordsDe,
  fr: stayWordsFr,
  es: stayWordsEs,
  da: stayWordsDa,
}

const lexicons = new Map<Locale, StayLexicon>()

function lexiconIn(locale: Locale): StayLexicon {
  const known = lexicons.get(locale)
  if (known) return known
  const lexicon = lexiconOf(stayWords[locale])
  lexicons.set(locale, lexicon)
  return lexicon
}

/**
 * Reads a stay from a message in the page's language or in English.
 * Returns `null` if the message describes no stay or is unclear. `today` is the date in Tirana.
 */
export function readStay(text: string, locale: Locale, today: CalendarDate): ReadStay | null {
  const own = readIn(text, lexiconIn(locale), today)
  if (locale === 'en' || own.isUncertain) return own.stay
  const english = readIn(text, lexiconIn('en'), today)
  return own.understood > 0 && own.understood >= english.understood ? own.stay : english.stay
}

function readIn(text: string, lexicon: StayLexicon, today: CalendarDate): Reading {
  const tokens = tokensOf(text, lexicon)
  try {
    refuseDots(tokens, lexicon)
    const stay = read(tokens, today)
    const understood = tokens.filter(({ used }) => used).length
    return { stay, understood, isUncertain: false }
  } catch (error) {
    if (error instanceof UncertainAmount) return { stay: null, understood: 0, isUncertain: true }
    throw error
  }
}

/**
 * Throws `UncertainAmount` if it is unclear whether a token such as '14.10' is a date or a time.
 * In English, it always is. In other languages, it is if the message has a time of day elsewhere.
 */
function refuseDots(tokens: readonly Token[], lexicon: StayLexicon): void {
  const hasTimes = tokens.some(({ clock, date }) => clock && !date)
  const isUnclear = (token: Token, at: number) =>
    mayBeBoth(token) && (lexicon === lexiconIn('en') || (hasTimes && !hasOwnTime(tokens, at)))
  if (tokens.some(isUnclear)) throw new UncertainAmount()
}

function read(tokens: readonly Token[], today: CalendarDate): ReadStay | null {
  if (tokens.some((token) => has(token, 'change'))) throw new UncertainAmount()
  const items = readItems(tokens)
  const length = readLengths(tokens, items !== null)
  const people = readPeople(tokens)
  if (items === null && people !== null && people > 1) throw new UncertainAmount()
  const dates = readDates(tokens, today)
  const clocks = readHours(tokens)
  dropLabels(tokens)
  if (tokens.some(isUnexplained)) return null
  if (dates.last === null && !clocks && isPickUpUnread(tokens, length)) return null
  const isDayOnly = dates.first === today && dates.last === null
  const isSaid = items !== null || dates.last || (dates.first && !isDayOnly)
  if (!isSaid && length.days === null && length.hours === null && !clocks) return null
  const isLong = dates.last !== null || length.days !== null
  const isAsked = clocks !== null || tokens.some(({ text, clock }) => text === '?' || clock)
  const said = daysOfStay(dates, length, isAsked, today)
  const hours = isLong ? null : clocks ? spentHours(clocks) : length.hours
  const overnight = !isLong && clocks && clocks.until <= clocks.from ? 2 : null
  if (overnight && !clocks?.isDropOff) throw new UncertainAmount()
  const sameDay = hours !== null && clocks && !overnight
  return {
    items,
    ...settledDates(dates, said ?? overnight, today),
    hours: overnight ? null : hours,
    from: sameDay ? clockText(clocks.from) : null,
    until: sameDay ? clockText(clocks.until) : null,
    isLengthSaid: length.days !== null || length.hours !== null,
    isBare: tokens.every(isAside),
  }
}

/**
 * True for a number or calendar word that wasn't understood.
 * False for fillers, because a word such as 'so' may mean something else.
 */
function isUnexplained(token: Token): boolean {
  const amount = token.number ?? token.meanings.get('number') ?? 0
  const isNumber = token.number !== null || amount > 1
  const isDay = token.date || has(token, 'weekday', 'monthName', 'weeks', 'months')
  return !token.used && (isNumber || isDay) && !has(token, 'filler')
}

/** True if the message mentions a pick-up, but no length of stay and no time near the pick-up. */
function isPickUpUnread(tokens: readonly Token[], { days, hours }: Lengths): boolean {
  if (days !== null || hours !== null) return false
  const isTime = (token: Token, at: number) =>
    token.clock || has(token, 'oClock') || (token.number !== null && has(tokens[at - 1], 'at'))
  return tokens.some((verb, place) => {
    const isClose = (at: number) => Math.abs(at - place) <= mostBeside
    const hasTime = tokens.some((token, at) => isClose(at) && isTime(token, at))
    return has(verb, 'picksUp') && !has(verb, 'filler') && !hasTime
  })
}

/** Maximum distance between 'pick up' and its time, in tokens. */
const mostBeside = 4

function spentHours({ from, until }: { from: number; until: number }): number {
  return Math.max(1, Math.ceil((until - from) / 60))
}

const clockText = (minutes: number): ClockTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Returns the calendar days that the message names, `null` if it names none.
 * Also `null` if the dates decide, as in 'until tomorrow, is that one day?'. Throws
 * `UncertainAmount` if the length can't fit the dates.
 */
function daysOfStay(
  { first, last }: Pick<ReadStay, 'first' | 'last'>,
  { days, hours }: Lengths,
  isAsked: boolean,
  today: CalendarDate,
): number | null {
  if (last === null) return days
  const between = daysBetween(first ?? today, last)
  if (hours !== null && hours > between * hoursOfDay + hoursOfDay) throw new UncertainAmount()
  // 'Pick up on Sunday, is that one day?' doesn't say when the stay starts.
  if (first === null && days === 1 && between > 1) throw new UncertainAmount()
  const isAssumed = days === between && (isAsked || first === null)
  return isAssumed ? null : days
}

type SaidDates = Pick<ReadStay, 'first' | 'last' | 'days'>

function settledDates(
  { first, last }: Pick<ReadStay, 'first' | 'last'>,
  days: number | null,
  today: CalendarDate,
): SaidDates {
  if (first && last) {
    const between = daysBetween(first, last) + 1
    if (days !== null && days !== between) throw new UncertainAmount()
    return { first, last, days: between }
  }
  if (first && days !== null) return { first, last: addDays(first, days - 1), days }
  if (last && days !== null) {
    const start = addDays(last, 1 - days)
    if (start < today) throw new UncertainAmount()
    return { first: start, last, days }
  }
  return { first, last, days }
}

/** Marks numbers that identify something as used, for example the number of a room. */
function dropLabels(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const before = /^[.#:]$/.test(tokens[at - 1]?.text ?? '') ? tokens[at - 2] : tokens[at - 1]
    const isNamed = has(before, 'label') || (token.ordinal && has(tokens[at + 1], 'label'))
    if (token.number !== null && isNamed) token.used = true
  }
}

function isAside(token: Token): boolean {
  const isWord = /\p{L}/u.test(token.text)
  return (
    token.used ||
    !isWord ||
    has(token, 'filler', 'between', 'items', 'from', 'until', 'on', 'at', 'per', 'and', 'oClock')
  )
}
