import { prices } from '../../../../domain/business/business.ts'
import type { Tag } from './stay-lexicon.ts'
import { has, numberOf, type Token, use } from './stay-tokens.ts'

/** Thrown if an amount can be read in two ways. */
export class UncertainAmount extends Error {}

interface Counted {
  start: number
  end: number
  count: number
}

const mostBetween = 4

/** Finds a number with a noun of these tags behind it, such as '3 large black bags'. */
function countedAt(tokens: readonly Token[], start: number, nouns: readonly Tag[]): Counted | null {
  const count = numberOf(tokens[start])
  if (count === null) return null
  for (let at = start + 1; at <= start + 1 + mostBetween; at += 1) {
    const token = tokens[at]
    if (!token || token.used) return null
    if (has(token, ...nouns)) return { start, end: at, count }
    if (!has(token, 'between')) return null
  }
  return null
}

/** True if another number precedes: '2-3 bags', '2 or 3 days'. */
function isRange(tokens: readonly Token[], start: number): boolean {
  const [before, between] = [tokens[start - 2], tokens[start - 1]]
  const joins = between?.text === '-' || between?.text === '/' || has(between, 'or', 'until')
  return joins && numberOf(before) !== null
}

/** True for '10h' in 'de 10h à 18h'. */
function isTimeOfDay(tokens: readonly Token[], { start, end }: Counted): boolean {
  const isClose = (token: Token | undefined) =>
    token?.text === '-' || has(token, 'at', 'from', 'until')
  const isNext = isClose(tokens[end + 1]) && has(tokens[end + 3], 'oClock')
  return has(tokens[end], 'oClock') && (isClose(tokens[start - 1]) || isNext)
}

/** Reads 'in two hours', which is when the stay starts and not its length. */
function isLater(tokens: readonly Token[], { start, end }: Counted): boolean {
  if (has(tokens[end], 'days', 'nights', 'weeks', 'months')) throw new UncertainAmount()
  if (!has(tokens[end], 'hours')) return false
  use(tokens, start, end)
  return true
}

/** Throws for '2/3 days', which is no date. */
function refuseFractions(tokens: readonly Token[], nouns: readonly Tag[]): void {
  const isFraction = tokens.some(
    ({ date, text }, at) => date && text.includes('/') && has(tokens[at + 1], ...nouns),
  )
  if (isFraction) throw new UncertainAmount()
}

function allCounted(tokens: readonly Token[], nouns: readonly Tag[]): Counted[] {
  refuseFractions(tokens, nouns)
  const found: Counted[] = []
  for (let start = 0; start < tokens.length; start += 1) {
    const counted = countedAt(tokens, start, nouns)
    if (!counted || isTimeOfDay(tokens, counted)) continue
    if (has(tokens[start - 1], 'later') && isLater(tokens, counted)) continue
    const isWritten = tokens[start]?.number !== null
    if (isRange(tokens, start) || Number.isNaN(counted.count)) throw new UncertainAmount()
    if (hasVague(tokens, start) && !isWritten) throw new UncertainAmount()
    use(tokens, counted.start, counted.end)
    found.push(counted)
  }
  return found
}

const hasVague = (tokens: readonly Token[], at: number) => has(tokens[at - 1], 'vague')

/** True if nothing but 'and' or a comma is between two amounts. */
function areJoined(tokens: readonly Token[], one: Counted, next: Counted): boolean {
  const between = tokens.slice(one.end + 1, next.start)
  const isJoin = (token: Token) => has(token, 'and') || /^[+&,]$/.test(token.text)
  return (
    between.every((token) => isJoin(token) || has(token, 'items', 'between')) &&
    between.some(isJoin)
  )
}

/**
 * Returns the number of items, `null` if the message names none.
 * Throws `UncertainAmount` if it names several.
 */
export function readItems(tokens: readonly Token[]): number | null {
  const groups = allCounted(tokens, ['items'])
  const behind = countBehind(tokens)
  if (groups.length === 0) return behind
  const each = tokens.find((token) => has(token, 'each') && !token.used)
  const total = sumOf(tokens, groups)
  const unnumbered = groups.some(({ end }) => isAndMore(tokens, end))
  if (unnumbered) throw new UncertainAmount()
  const people = readPeople(tokens)
  if (!each || has(each, 'per')) return isForEach(tokens) ? perPerson(total, people) : total
  each.used = true
  return perPerson(total, people)
}

/** 'Each' after the items, not before a unit of time as in 'each day'. */
function isForEach(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => has(token, 'each') && !token.used)
  if (at < 0) return false
  const isUnit = has(tokens[at + 1], 'days', 'nights', 'weeks', 'months', 'hours', 'items')
  return !isUnit && tokens.slice(0, at).some((token) => token.used && has(token, 'items'))
}

function perPerson(items: number, people: number | null): number {
  if (people === null) throw new UncertainAmount()
  return items * people
}

function sumOf(tokens: readonly Token[], groups: readonly Counted[]): number {
  const counts = groups.map(({ count }) => count)
  const [first = 0] = counts
  const joined = groups.every((one, place) => {
    const next = groups[place + 1]
    return !next || areJoined(tokens, one, next)
  })
  if (joined) return counts.reduce((sum, count) => sum + count, 0)
  if (counts.every((count) => count === first)) return first
  throw new UncertainAmount()
}

/** True for '1 suitcase and backpack', where the second has no number. */
function isAndMore(tokens: readonly Token[], end: number): boolean {
  const [join, noun] = [tokens[end + 1], tokens[end + 2]]
  const joins = has(join, 'and') || /^[+&]$/.test(join?.text ?? '')
  return joins && has(noun, 'items') && !noun?.used
}

/** Reads 'bags: 3' and 'suitcase x2'. */
function countBehind(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const mark = tokens[at + 1]
    const count = numberOf(tokens[at + 2])
    const isMark = mark?.text === 'x' || mark?.text === ':'
    const isLength = has(tokens[at + 3], 'days', 'nights', 'weeks', 'months', 'hours', 'between')
    if (!has(token, 'items') || token.used || !isMark || count === null || isLength) continue
    use(tokens, at, at + 2)
    return count
  }
  return null
}

/** Uses numbers of people, so that they are not taken for items. */
export function readPeople(tokens: readonly Token[]): number | null {
  const [group] = allCounted(tokens, ['people'])
  if (group) return group.count
  for (const [at, token] of tokens.entries()) {
    const next = has(tokens[at + 1], 'filler', 'between') ? at + 2 : at + 1
    const count = has(token, 'weAre') ? numberOf(tokens[next]) : null
    if (count === null) continue
    use(tokens, at, next)
    return count
  }
  return null
}

const daysOf = { days: 1, weeks: 7, months: prices.long.days } as const

export interface Lengths {
  days: number | null
  hours: number | null
}

/**
 * Returns the length of a stay, in calendar days or hours.
 * A night covers two calendar days. `null` if the message doesn't say. Throws `UncertainAmount` if it names several.
 */
export function readLengths(tokens: readonly Token[]): Lengths {
  const units = ['days', 'nights', 'weeks', 'months', 'hours'] as const
  const lengths = units.map((unit) => {
    const found = allCounted(tokens, [unit])
    if (found.length === 0) return null
    const counts = new Set(found.map(({ count }) => count))
    if (counts.size > 1) throw new UncertainAmount()
    return found[0]?.count ?? null
  })
  const [days = null, nights = null, weeks = null, months = null, hours = null] = lengths
  const whole = [days, weeks && weeks * daysOf.weeks, months && months * daysOf.months]
  const named = whole.filter((length) => length !== null)
  const total = named.length > 0 ? named.reduce((sum, length) => sum + length, 0) : null
  const byNight = nights === null ? null : nights + 1
  if (total !== null && byNight !== null && total !== byNight) throw new UncertainAmount()
  const length = total ?? byNight ?? spanOf(tokens)
  if (length !== null && hours !== null) throw new UncertainAmount()
  if (length !== null || hours !== null) return { days: length, hours }
  return perUnit(tokens)
}

/** Reads 'overnight', 'all day' and their kin. */
function spanOf(tokens: readonly Token[]): number | null {
  const spans = tokens.filter((token) => !token.used && has(token, 'span'))
  for (const token of spans) token.used = true
  return spans[0]?.tags.get('span') ?? null
}

/** Reads a unit without a number: 'per day'. 'A few days' is uncertain. */
function perUnit(tokens: readonly Token[]): Lengths {
  for (const [at, token] of tokens.entries()) {
    const unit = (['days', 'nights', 'weeks', 'months', 'hours'] as const).find((tag) =>
      has(token, tag),
    )
    const before = has(tokens[at - 1], 'between') ? tokens[at - 2] : tokens[at - 1]
    if (!unit || token.used || !before) continue
    if (has(before, 'vague')) throw new UncertainAmount()
    if (!has(before, 'per')) continue
    token.used = true
    before.used = true
    if (unit === 'hours') return { days: null, hours: 1 }
    return { days: unit === 'nights' ? 2 : daysOf[unit], hours: null }
  }
  return { days: null, hours: null }
}
