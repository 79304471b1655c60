import type { Meaning } from './stay-lexicon.ts'
import { has, numberOf, type Token, use } from './stay-tokens.ts'

/** Thrown if the amounts, dates or times in a message are unclear or contradictory. */
export class UncertainAmount extends Error {}

/** A number and its noun. `start` is the index of the number's token, `end` of the noun's. */
export interface Counted {
  start: number
  end: number
  count: number
}

const mostBetween = 4

/**
 * Returns the number at `start` if a noun with one of the meanings follows, as in '3 large black
 * bags'. Otherwise, returns `null`.
 */
function countedAt(
  tokens: readonly Token[],
  start: number,
  nouns: readonly Meaning[],
): Counted | null {
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

/** True if a range or choice of numbers ends at `start`, as in '2-3 bags' and '2 or 3 days'. */
function isRange(tokens: readonly Token[], start: number): boolean {
  const [before, between] = [tokens[start - 2], tokens[start - 1]]
  const joins = between?.text === '-' || between?.text === '/' || has(between, 'or', 'until')
  return joins && numberOf(before) !== null
}

/** True if the number is a time of day, such as '10h' in 'de 10h à 18h'. */
function isTimeOfDay(tokens: readonly Token[], { start, end }: Counted): boolean {
  const isClose = (token: Token | undefined) =>
    token?.text === '-' || has(token, 'at', 'from', 'until')
  const isNext = isClose(tokens[end + 1]) && has(tokens[end + 3], 'oClock')
  const isBehindDay =
    has(tokens[start - 1], 'monthName', 'weekday', 'offset') || tokens[start - 1]?.date != null
  return has(tokens[end], 'oClock') && (isClose(tokens[start - 1]) || isNext || isBehindDay)
}

/**
 * True for 'in two hours', which says when the stay starts, not how long it lasts.
 * Marks the number and its noun as used. Throws `UncertainAmount` for longer units, as in 'in two
 * days'.
 */
function isLater(tokens: readonly Token[], { start, end }: Counted): boolean {
  if (has(tokens[end], 'days', 'nights', 'weeks', 'months')) throw new UncertainAmount()
  if (!has(tokens[end], 'hours')) return false
  use(tokens, start, end)
  return true
}

/** Throws `UncertainAmount` for '2/3 days', which looks like a date but is a fraction. */
function refuseFractions(tokens: readonly Token[], nouns: readonly Meaning[]): void {
  const isFraction = tokens.some(({ date, text }, at) => {
    // Italian 'ore' is a noun in '2/3 ore', but comes before the time in '2/3 ore 10'.
    const next = tokens[at + 2]
    const isTime = has(tokens[at + 1], 'atClock') && (numberOf(next) !== null || next?.clock)
    return date && text.includes('/') && has(tokens[at + 1], ...nouns) && !isTime
  })
  if (isFraction) throw new UncertainAmount()
}

/** True for 'or two days', and for 'one day or two'. */
function isChoice(tokens: readonly Token[], { start, end }: Counted): boolean {
  const isOther = numberOf(tokens[end + 2]) !== null || has(tokens[end + 2], 'per')
  return has(tokens[start - 1], 'or') || (has(tokens[end + 1], 'or') && isOther)
}

/**
 * Returns the numbers followed by a noun with one of the meanings, and marks their tokens as used.
 * Leaves out times of day and phrases such as 'in two hours'. Throws `UncertainAmount` if a number
 * is unclear.
 */
export function allCounted(tokens: readonly Token[], nouns: readonly Meaning[]): Counted[] {
  refuseFractions(tokens, nouns)
  const found: Counted[] = []
  for (let start = 0; start < tokens.length; start += 1) {
    const counted = countedAt(tokens, start, nouns)
    if (!counted || isTimeOfDay(tokens, counted)) continue
    if (has(tokens[start - 1], 'later') && isLater(tokens, counted)) continue
    const isWritten = tokens[start]?.number !== null
    if (isRange(tokens, start) || isChoice(tokens, counted) || Number.isNaN(counted.count))
      throw new UncertainAmount()
    if (hasVague(tokens, start) && !isWritten) throw new UncertainAmount()
    use(tokens, counted.start, counted.end)
    found.push(counted)
  }
  return found
}

const hasVague = (tokens: readonly Token[], at: number) => has(tokens[at - 1], 'vague')
