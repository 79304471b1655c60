import { allCounted, type Counted, UncertainAmount } from './counted.ts'
import { has, numberOf, type Token, use } from './stay-tokens.ts'

/** Number of tokens within which amounts are joined, and 'each' belongs to the items after it. */
const mostWords = 4

/**
 * Returns the number of items, `null` if the message names none.
 * Adds joined amounts, such as 'two bags and one suitcase', and multiplies 'two bags each' by the
 * number of people. Throws `UncertainAmount` if the number is unclear.
 */
export function readItems(tokens: readonly Token[]): number | null {
  const groups = allCounted(tokens, ['items'])
  if (isForParties(tokens)) throw new UncertainAmount()
  if (groups.length === 0) return countBehind(tokens)
  if (groups.some((group) => isAndMore(tokens, group))) throw new UncertainAmount()
  const total = sumOf(tokens, groups)
  return isForEach(tokens, groups) ? perPerson(total, readPeople(tokens)) : total
}

/** True for '2 couples' and 'per family', which don't say how many people have the items. */
function isForParties(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const before = tokens[at - 1]
    const isCounted = (numberOf(before) ?? 0) > 1 || has(before, 'per', 'each')
    return has(token, 'parties') && isCounted
  })
}

/** Maximum distance from items to 'each' after them, in tokens. */
const mostBetween = 2

const units = ['days', 'nights', 'weeks', 'months', 'hours'] as const

/**
 * True for 'two bags each', but not for 'each bag' or 'each day'.
 * Throws `UncertainAmount` if 'each' comes long after the items.
 */
function isForEach(tokens: readonly Token[], groups: readonly Counted[]): boolean {
  return tokens.some((token, at) => {
    if (!has(token, 'each') || token.used) return false
    if (has(tokens[at + 1], ...units, 'items') || has(tokens[at + 2], ...units)) return false
    const isFar = groups.some(({ end }) => end < at && at - end > mostBetween)
    if (isFar) throw new UncertainAmount()
    return groups.some(({ start, end }) => end < at || (start > at && start - at <= mostWords))
  })
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

/**
 * True for '1 suitcase and backpack', where one item has no number.
 * Also true for '1 suitcase and a daypack', where one noun is unknown.
 */
function isAndMore(tokens: readonly Token[], { start, end }: Counted): boolean {
  const isUncounted = (token: Token | undefined) => has(token, 'items') && !token?.used
  const next = tokens[end + 2]
  const isMore = joins(tokens[end + 1]) && (isUncounted(next) || isCountOfMore(tokens, end + 2))
  return isMore || (joins(tokens[start - 1]) && isUncounted(tokens[start - 2]))
}

const joins = (token: Token | undefined) => has(token, 'and') || /^[+&]$/.test(token?.text ?? '')

/** True for a number whose noun may be an item, such as 'a daypack'. */
function isCountOfMore(tokens: readonly Token[], at: number): boolean {
  const next = has(tokens[at + 1], 'between') ? tokens[at + 2] : tokens[at + 1]
  const isKnown = has(next, ...units, 'people', 'monthName')
  return numberOf(tokens[at]) !== null && next !== undefined && !isKnown
}

/**
 * Returns the number in 'bags: 3' and 'suitcase x2', and marks the tokens as used.
 * `null` if there is none.
 */
function countBehind(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const mark = tokens[at + 1]
    const count = numberOf(tokens[at + 2])
    const isMark = mark?.text === 'x' || mark?.text === ':'
    const isLength = has(tokens[at + 3], ...units, 'between')
    if (!has(token, 'items') || token.used || !isMark || count === null || isLength) continue
    use(tokens, at, at + 2)
    return count
  }
  return null
}

/**
 * True if 'and' or a comma joins two amounts, with only a few words between them.
 * Throws `UncertainAmount` if a day is between them, as in '3 bags from Friday and 1 bag from
 * Sunday'.
 */
function areJoined(tokens: readonly Token[], one: Counted, next: Counted): boolean {
  const between = tokens.slice(one.end + 1, next.start)
  const isClose = between.length <= mostWords || between.every((token) => has(token, 'between'))
  const isJoined = isClose && between.some((token) => joins(token) || token.text === ',')
  if (isJoined && between.some((token) => token.date || has(token, 'weekday', 'offset', 'weekend')))
    throw new UncertainAmount()
  return isJoined
}

/**
 * Returns the number of people, `null` if the message names none.
 * Marks the number as used, because a number that wasn't understood prevents a quote. Throws
 * `UncertainAmount` if the number is unclear.
 */
export function readPeople(tokens: readonly Token[]): number | null {
  const [group] = allCounted(tokens, ['people'])
  if (group) return group.count
  for (const [at, token] of tokens.entries()) {
    const next = has(tokens[at + 1], 'filler', 'between') ? at + 2 : at + 1
    const count = has(token, 'weAre', 'iAm') ? numberOf(tokens[next]) : null
    if (count === null) continue
    use(tokens, at, next)
    if (has(token, 'weAre')) return count
  }
  return null
}
