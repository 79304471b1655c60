import { prices } from '../../../../domain/business/business.ts'
import { allCounted, UncertainAmount } from './counted.ts'
import { has, type Token } from './stay-tokens.ts'

const daysOf = { days: 1, weeks: 7, months: prices.long.days } as const

export const hoursOfDay = 24

export interface Lengths {
  days: number | null
  hours: number | null
}

/**
 * Returns the length of a stay, in calendar days or hours.
 * At least one of the two is `null`, and both if the message names no length. One night covers two
 * calendar days. Throws `UncertainAmount` for unclear or contradictory lengths.
 */
export function readLengths(tokens: readonly Token[], hasItems: boolean): Lengths {
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
  // 'Is 24 hours one day?' names one length twice.
  if (length === 1 && hours === hoursOfDay) return { days: null, hours }
  if (length !== null && hours !== null) throw new UncertainAmount()
  if (length !== null || hours !== null) return { days: length, hours }
  const unit = perUnit(tokens)
  // Without items, 'per day' asks for the price list, not for a quote.
  return hasItems ? unit : { days: null, hours: null }
}

/**
 * Returns the calendar days of a phrase such as 'overnight' or 'all day', `null` if there is none.
 * Marks all such phrases as used. Throws `UncertainAmount` for 'the day after Christmas'.
 */
function spanOf(tokens: readonly Token[]): number | null {
  const spans = tokens.filter((token) => !token.used && has(token, 'span'))
  if (tokens.some(isDayAfterEvent)) throw new UncertainAmount()
  for (const token of spans) token.used = true
  return spans[0]?.meanings.get('span') ?? null
}

/** True for 'the day after Christmas', which isn't a length of stay. */
function isDayAfterEvent({ text, meanings }: Token, at: number, tokens: readonly Token[]): boolean {
  const next = tokens[at + 1]
  const isOpen = meanings.has('span') && / (?:after|efter|despues|apres|pas|dopo)$/.test(text)
  const isWord = next !== undefined && /^\p{L}+$/u.test(next.text)
  return isOpen && isWord && !has(next, 'at', 'atClock', 'and', 'morning', 'evening', 'filler')
}

/**
 * Reads a unit of time without a number, as in 'per day'.
 * Throws `UncertainAmount` for 'a few days'.
 */
function perUnit(tokens: readonly Token[]): Lengths {
  for (const [at, token] of tokens.entries()) {
    const unit = (['days', 'nights', 'weeks', 'months', 'hours'] as const).find((meaning) =>
      has(token, meaning),
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
