import { business } from '../../../../domain/business/business.ts'
import { type Clock, has, numberOf, type Token, use } from './stay-tokens.ts'
import { type MentionRole, withVerbs } from './verb-roles.ts'

/**
 * Times of day, in minutes after midnight in Tirana.
 * `until` is on the next day unless it is later than `from`.
 */
export interface NamedHours {
  from: number
  until: number
  /** False if `from` may be the time of something else, such as a flight. */
  isDropOff: boolean
}

interface Found {
  end: number
  clock: Clock
  /** True if the token is clearly a time of day, such as 10:00 or 10am. */
  isClear: boolean
}

const halfDay = 12 * 60

/**
 * Returns the two times of a stay, as in 'from 10 to 6'. `null` if the message doesn't name both.
 * Marks all times of day as used.
 */
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
  const spent = byVerbs(tokens)
  dropClocks(tokens)
  return spent
}

/**
 * Reads times by the verbs beside them, as in 'drop off at 20:00, pick up at 9:00'.
 * `null` if the times can't be told apart.
 */
function byVerbs(tokens: readonly Token[]): NamedHours | null {
  const clocks = tokens.flatMap((token, at) => {
    const isBare = !token.clock && !has(tokens[at - 1], 'atClock') && !has(tokens[at + 1], 'oClock')
    const found = has(token, 'at') || isBare ? null : clockAt(tokens, at)
    return found ? [{ ...found, start: at, role: null as MentionRole }] : []
  })
  const [one, two] = withVerbs(clocks, tokens)
  if (!one || !two || clocks.length > 2) return null
  if (two.role === 'until' && one.role !== 'until')
    return { ...settled(one.clock, two.clock), isDropOff: one.role === 'from' }
  return one.role === 'until' && two.role === 'from' ? settled(two.clock, one.clock) : null
}

function clockAt(tokens: readonly Token[], start: number): Found | null {
  const at = behindAt(tokens, start)
  const token = tokens[at]
  if (!token || token.used) return null
  const isNamed = has(tokens[at + 1], 'oClock')
  const end = isNamed ? at + 1 : at
  if (token.clock) return { end, clock: token.clock, isClear: true }
  // A number in words is only a time beside a word such as 'at' or 'o'clock'.
  const isSaid = has(tokens[at - 1], 'atClock') || isNamed
  const hour = isSaid ? numberOf(token) : token.number
  if (hour === null || !(hour >= 0 && hour <= 24) || token.ordinal) return null
  return { end, clock: clockOf(hour, tokens[at + 1]), isClear: isNamed }
}

/** Converts an hour to a time. A phrase such as 'in the evening' decides between a.m. and p.m. */
function clockOf(hour: number, behind: Token | undefined): Clock {
  if (hour > 12 || !has(behind, 'morning', 'evening')) return { minutes: hour * 60, half: null }
  const half = has(behind, 'morning') ? 'am' : 'pm'
  return { minutes: ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60, half }
}

/**
 * Returns the index after a word such as 'at', and after its dot ('kl.').
 * Returns `start` if there is no such word.
 */
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

/** Marks as used the times of day that weren't read, because unread numbers prevent a quote. */
function dropClocks(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1]
    const isWord = has(before, 'atClock') || has(tokens[at + 1], 'oClock')
    const hour = isWord ? numberOf(token) : token.number
    const isHour = hour !== null && hour >= 0 && hour <= 24
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
  return { from: start, until: end, isDropOff: true }
}
