import { business } from '../../../../domain/business/business.ts'
import { type Clock, has, numberOf, type Token, use } from './stay-tokens.ts'

/** Times of day, in minutes from midnight in Tirana. `until` is on the next day unless it is later than `from`. */
export interface NamedHours {
  from: number
  until: number
}

interface Found {
  end: number
  clock: Clock
  /** True if the token is clearly a time of day, such as 10:00 or 10am. */
  isClear: boolean
}

const halfDay = 12 * 60

/** Returns the hours that a message names ('from 10 to 6'), `null` if it names none. */
export function readHours(tokens: readonly Token[]): NamedHours | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const from = clockAt(tokens, at)
    const until = from && untilBehind(tokens, from.end)
    if (!until) continue
    const isSaid = has(tokens[at - 1], 'from', 'at') || from.isClear || until.isClear
    const isShort = tokens[from.end + 1]?.text === '-' || has(tokens[from.end + 1], 'until')
    if (!isSaid && !isShort) continue
    use(tokens, at, until.end)
    dropClocks(tokens)
    return settled(from.clock, until.clock)
  }
  dropClocks(tokens)
  return null
}

function clockAt(tokens: readonly Token[], start: number): Found | null {
  const at = behindAt(tokens, start)
  const token = tokens[at]
  if (!token || token.used) return null
  const isNamed = has(tokens[at + 1], 'oClock')
  const end = isNamed ? at + 1 : at
  if (token.clock) return { end, clock: token.clock, isClear: true }
  const hour = token.number
  if (hour === null || !(hour >= 0 && hour <= 24) || token.ordinal) return null
  return { end, clock: { minutes: hour * 60, half: null }, isClear: isNamed }
}

/** Returns the index after 'at', or after 'kl.' and its dot, otherwise `start`. */
function behindAt(tokens: readonly Token[], start: number): number {
  if (!has(tokens[start], 'at') || numberOf(tokens[start]) !== null) return start
  return tokens[start + 1]?.text === '.' ? start + 2 : start + 1
}

function untilBehind(tokens: readonly Token[], end: number): Found | null {
  const join = tokens[end + 1]
  if (join?.text !== '-' && !has(join, 'until', 'and')) return null
  const isSkipped = has(tokens[end + 2], 'filler') && !has(tokens[end + 2], 'at')
  return clockAt(tokens, isSkipped ? end + 3 : end + 2)
}

/** Marks single times of day as used, because they don't say how long the stay lasts. */
function dropClocks(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const isHour = token.number !== null && token.number >= 0 && token.number <= 24
    const before = tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1]
    const isSaid = has(before, 'at', 'from', 'until') || has(tokens[at + 1], 'oClock')
    if (token.used || !(token.clock || (isHour && isSaid))) continue
    use(tokens, at, has(tokens[at + 1], 'oClock') ? at + 1 : at)
  }
}

/** Chooses a.m. or p.m.: 'from 10 to 6' ends at 18:00, 'from 2 to 6' starts at 14:00. */
function settled(from: Clock, until: Clock): NamedHours {
  let [start, end] = [from.minutes, until.minutes]
  const isEarly = start < business.opensAt * 60
  if (!from.half && until.half !== 'am' && isEarly && start > 0) {
    const isLater = start + halfDay < end || (!until.half && end <= halfDay)
    if (isLater) start += halfDay
  }
  if (!until.half && end <= start && end + halfDay > start && end <= halfDay) end += halfDay
  return { from: start, until: end }
}
