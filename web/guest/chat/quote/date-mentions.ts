import { UncertainAmount } from './counted.ts'
import { has, numberOf, type Token, use, type WrittenDate } from './stay-tokens.ts'
import { isVerb, type MentionRole, type Placed, withVerbs } from './verb-roles.ts'

/** A day or weekend as a message names it. With `isNext`, the weekday isn't today. */
export type Named =
  | { kind: 'written'; date: WrittenDate }
  | { kind: 'weekday'; weekday: number; isNext: boolean }
  | { kind: 'offset'; days: number }
  | { kind: 'weekend' }

export interface Mention extends Placed {
  named: Named
  /** Weekday that is named beside the day, as in 'Friday the 14th'. 0 is Sunday. */
  weekday?: number
}

/**
 * Returns the days and weekends that a message names, and marks their tokens as used.
 * Throws `UncertainAmount` if a word may or may not be part of a date, as in Italian 'mar 3'.
 */
export function mentionsOf(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const found = writtenAt(tokens, at) ?? namedAt(tokens, at)
    if (!found) continue
    use(tokens, at, found.end)
    mentions.push({ start: at, end: found.end, role: roleAt(tokens, at), named: found.named })
    const more =
      found.named.kind === 'written' ? dayBehind(tokens, found.end, found.named.date) : null
    if (more) mentions.push(more)
    at = more?.end ?? found.end
  }
  return withVerbs(merged(mentions, tokens), tokens)
}

const isDay = (number: number | null): number is number =>
  number !== null && number >= 1 && number <= 31

/** Returns the index after the number at `at`, and after its dot and 'of' if they follow. */
function behindDay(tokens: readonly Token[], at: number): number {
  const behindDot = tokens[at + 1]?.text === '.' ? at + 2 : at + 1
  const isOf = /^(of|de|di|te)$/.test(tokens[behindDot]?.text ?? '')
  return isOf && has(tokens[behindDot + 1], 'monthName') ? behindDot + 1 : behindDot
}

function writtenAt(tokens: readonly Token[], at: number): { end: number; named: Named } | null {
  const token = tokens[at]
  if (!token || token.used) return null
  if (token.date) return { end: at, named: { kind: 'written', date: token.date } }
  const day = token.number
  if (isDay(day)) {
    const next = behindDay(tokens, at)
    const month = monthAt(tokens, next)
    if (!month && isAfterClockWord(tokens, at)) return null
    if (month) return withYear(tokens, next, day, month)
    const other = monthOfRange(tokens, at)
    if (other) return written(next - 1, day, other)
    const isOn = has(tokens[at - 1], 'on') || token.ordinal
    const isFloor = has(tokens[at + 1], 'label')
    // After a word for a time, such as 'at', a bare number is more likely to be a time of day.
    const isDated = token.ordinal || tokens[at + 1]?.text === '.' || !has(tokens[at - 1], 'at')
    return isOn && isDated && !isFloor && isNoClock(tokens, at) ? written(at, day, null) : null
  }
  const month = monthAt(tokens, at)
  const number = tokens[at + 1]?.used ? null : (tokens[at + 1]?.number ?? null)
  // In Italian and Spanish, 'mar 3' may be Tuesday the 3rd or 3 March.
  if (month && number !== null && has(token, 'weekday')) throw new UncertainAmount()
  return month && isDay(number) ? withYear(tokens, at + 1, number, month) : null
}

function isAfterClockWord(tokens: readonly Token[], at: number): boolean {
  return has(tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1], 'atClock')
}

const isNoClock = (tokens: readonly Token[], at: number) =>
  !has(tokens[at + 1], 'oClock', 'hours') && !has(tokens[at + 2], 'oClock')

function monthAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  return token && !token.used ? (token.meanings.get('monthName') ?? null) : null
}

/** Returns the month of the second day in '28 to 30 November', `null` if there is none. */
function monthOfRange(tokens: readonly Token[], at: number): number | null {
  let next = tokens[at + 1]?.text === '.' ? at + 2 : at + 1
  const joins = tokens[next]?.text === '-' || has(tokens[next], 'until', 'and')
  if (!joins) return null
  next += 1
  while (next < tokens.length && has(tokens[next], 'on', 'filler')) next += 1
  const other = tokens[next]
  if (other?.date) return other.date.month
  return other && isDay(other.number) ? monthAt(tokens, behindDay(tokens, next)) : null
}

const written = (end: number, day: number, month: number | null, year: number | null = null) => ({
  end,
  named: { kind: 'written', date: { day, month, year } } as const,
})

function withYear(tokens: readonly Token[], at: number, day: number, month: number) {
  const year = tokens[at + 1]?.number ?? null
  const isYear = year !== null && year >= 2000 && year < 2100
  return isYear ? written(at + 1, day, month, year) : written(at, day, month)
}

/**
 * Returns the second day in 'November 28-30', and marks its tokens as used.
 * `null` if there is none.
 */
function dayBehind(tokens: readonly Token[], at: number, { month }: WrittenDate): Mention | null {
  // Italian 'alle' joins times, not days.
  const isUntil = has(tokens[at + 1], 'until') && !has(tokens[at + 1], 'atClock')
  const joins = tokens[at + 1]?.text === '-' || isUntil
  const day = joins ? numberOf(tokens[at + 2]) : null
  const isNext =
    isDay(day) &&
    tokens[at + 2]?.number === day &&
    monthAt(tokens, behindDay(tokens, at + 2)) === null
  if (!isNext || !isNoClock(tokens, at + 2)) return null
  use(tokens, at + 1, at + 2)
  const { named } = written(at + 2, day, month)
  return { start: at + 2, end: at + 2, role: 'until', named }
}

function namedAt(tokens: readonly Token[], at: number): { end: number; named: Named } | null {
  const token = tokens[at]
  if (!token || token.used) return null
  const days = token.meanings.get('offset')
  if (days !== undefined) return { end: at, named: { kind: 'offset', days } }
  if (has(token, 'weekend')) return { end: at, named: { kind: 'weekend' } }
  const weekday = token.meanings.get('weekday')
  if (isLostWeekday(tokens, at)) throw new UncertainAmount()
  const isClear = token.text.length > 3 || isClearShort(tokens, at)
  const isNext = has(tokens[at - 1], 'vague')
  return weekday !== undefined && isClear
    ? { end: at, named: { kind: 'weekday', weekday, isNext } }
    : null
}

/** 'Mar' and 'mer' mean the sea more often than a weekday. */
const seas = /^(?:mar|mer)$/
/** 'Sun' means the weather more often than a weekday. */
const weather = /^sun$/

function isClearShort(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  const isNamed = (token: Token, place: number) =>
    place !== at && (token.date !== null || has(token, 'weekday') || isMonthOfDay(tokens, place))
  if (seas.test(text)) return tokens.some(isNamed)
  if (weather.test(text)) return isBesideDate(tokens, at) || tokens.some(isNamed)
  return isBesideDate(tokens, at) || isAmongDays(tokens, at)
}

/**
 * True for a common word that must be a weekday, such as German 'so' in 'Abgabe so, Abholung mi'.
 */
function isLostWeekday(tokens: readonly Token[], at: number): boolean {
  if (!has(tokens[at], 'weekday') || !has(tokens[at], 'filler')) return false
  const isOther = tokens.some((token, place) => place !== at && has(token, 'weekday', 'offset'))
  const [before, behind] = [tokens[at - 1], tokens[at + 1]]
  const isAtEnd = !behind || /^[,;]$/.test(behind.text) || has(behind, 'and')
  return isOther && !isBesideDate(tokens, at) && (isVerb(before) || isAtEnd)
}

/**
 * True if a short form such as 'sat' is probably a day.
 * For example, because the message names another day.
 */
function isAmongDays(tokens: readonly Token[], at: number): boolean {
  const names = (token: Token, place: number) =>
    place !== at &&
    (token.date || has(token, 'weekday', 'offset', 'weekend') || isMonthOfDay(tokens, place))
  const isWord = has(tokens[at], 'filler')
  return !isWord && tokens.some((token, place) => names(token, place) || isVerb(token))
}

function isMonthOfDay(tokens: readonly Token[], at: number): boolean {
  const isNumber = (token: Token | undefined) => token !== undefined && token.number !== null
  return has(tokens[at], 'monthName') && (isNumber(tokens[at - 1]) || isNumber(tokens[at + 1]))
}

function isBesideDate(tokens: readonly Token[], at: number): boolean {
  const [before, behind] = [tokens[at - 1], tokens[at + 1]]
  if (has(before, 'from', 'until') || before?.text === '-' || has(before, 'on')) return true
  const next = behind?.text === '-' || has(behind, 'until', 'and') ? tokens[at + 2] : behind
  // Danish 'man' and German 'so' often come before a number without being a weekday.
  const isNumber = !has(tokens[at], 'filler') && isDay(next?.number ?? null)
  return has(next, 'weekday') || isNumber || next?.date != null
}

const mostBefore = 3

function roleAt(tokens: readonly Token[], start: number): MentionRole {
  for (let at = start - 1; at >= Math.max(0, start - mostBefore); at -= 1) {
    const token = tokens[at]
    if (token?.text === '-' || has(token, 'until')) return 'until'
    if (has(token, 'from')) return 'from'
    if (!has(token, 'on', 'filler', 'at', 'vague')) return null
  }
  return null
}

/** Merges two names of the same day, as in 'Saturday 28 November'. */
function merged(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const result: Mention[] = []
  for (const next of mentions) {
    const before = result.at(-1)
    if (!before || !isSameDay(before, next, tokens)) {
      result.push(next)
      continue
    }
    const isExact = next.named.kind === 'written' || before.named.kind === 'weekday'
    const [{ named }, beside] = isExact ? [next, before.named] : [before, next.named]
    const weekday = beside.kind === 'weekday' ? { weekday: beside.weekday } : {}
    result[result.length - 1] = { ...before, end: next.end, named, ...weekday }
  }
  return result
}

function isSameDay(before: Mention, next: Mention, tokens: readonly Token[]): boolean {
  const between = tokens.slice(before.end + 1, next.start)
  // Spanish 'hasta el' also has the meaning `on`, but a second day follows it.
  const isAside = (token: Token) =>
    !has(token, 'until') && (/^[.,]$/.test(token.text) || has(token, 'on'))
  return before.named.kind !== next.named.kind && between.every(isAside)
}
