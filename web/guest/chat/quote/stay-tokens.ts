import {
  type Meaning,
  type Meanings,
  meaningsOf,
  type StayLexicon,
  stayKey,
} from './stay-lexicon.ts'

/** A date as written. `month` or `year` is `null` if missing. */
export interface WrittenDate {
  day: number
  month: number | null
  year: number | null
}

/**
 * A word, number or sign in a message.
 * `used` is set once the token has been understood.
 */
export interface Token {
  text: string
  meanings: Meanings
  used: boolean
  /** `null` unless the token is a number in digits. `NaN` for a fraction or an impossible time. */
  number: number | null
  ordinal: boolean
  clock: Clock | null
  /**
   * If `clock` is set too, the token may be a date or a time.
   * `settleDots` decides the clear cases.
   */
  date: WrittenDate | null
}

export interface Clock {
  minutes: number
  half: 'am' | 'pm' | null
}

const noMeanings: Meanings = new Map()

/** Patterns of text whose numbers are never items or lengths of a stay, such as prices. */
const notCounted = [
  /\S+@\S+|https?:\S+|www\.\S+/g,
  /\btir-[\w-]+/g,
  /(?:\+|\b00)\s?\d[\d ()/.-]{5,}\d|(?<![\d.])\d(?:[ /.-]?\d){6,}(?!\d)/g,
  /\b24\s*\/\s*7\b/g,
  /[€$£]\s*\d+(?:[.,]\d+)?/g,
  /\d+(?:[.,]\d+)?\s*(?:[€$£%]|(?:eur|euros?|leke?t?|usd|gbp|chf|kr|kroner|dollars?|dollari|dolares|pounds?|francs?|franken|franchi)\b)/g,
  /\d+(?:[.,]\d+)?\s*[x*]\s*\d+(?:[.,]\d+)?\s*(?:[x*]\s*\d+(?:[.,]\d+)?\s*(?:cm|mm|m|inch)?|cm|mm|m\b|inch)/g,
  /\d+(?:[.,]\d+)?\s*-?\s*(?:kgs?|kilos?|kilogram\w*|lbs?|cm|mm|kms?|m2|mq|qm|m|l|lit[er]{2}s?|litri|litros|met[er]{2}s?|metri|metros|minut\w*|mins?|inch|inches)\b/g,
  /(?<!\b(?:for|fur|fuer|per|pour|por|i) )\d+\s*-?\s*(?:years?|yrs?|yo|jahre?n?|jahrige|anni|ans|anos|ar|vjec|vjet|vjecar)\b/g,
  /\b[a-z]{1,2}\d?\s?\d{3,4}\b/g,
]

// Applied before `notCounted`, because such dates look like phone numbers.
const clearDate =
  /(\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b\d{1,2}[./]\d{1,2}\.?\s*-\s*\d{1,2}[./]\d{1,2}(?:[./](?:\d{4}|\d{2})?)?(?!\d))/

const part =
  /(?<iso>\d{4})-(?<isoMonth>\d{1,2})-(?<isoDay>\d{1,2})(?!\d)|(?<half>\d{1,2})(?:[:.](?<halfMinute>\d{2}))?\s?(?<ap>[ap])\.?m\b\.?|(?<day>\d{1,2})[./](?<month>\d{1,2})(?<end>[./](?<year>\d{4}|\d{2})?)?(?![\d:])|(?<hour>\d{1,2})(?:[:.]|\s?h\s?)(?<minute>\d{2})(?!\d)|(?<fraction>\d+[.,]\d+)|(?<number>\d+)(?<ordinal>(?:st|nd|rd|th|er)\b)?|(?<word>\p{L}+)|(?<sign>[^\s\d\p{L}])/gu

export function tokensOf(text: string, lexicon: StayLexicon): Token[] {
  const key = stayKey(text).replace(/[’'`]/g, ' ')
  const single = key.split(clearDate).flatMap((piece, place) => {
    const isDate = place % 2 === 1
    const counted = isDate ? piece : notCounted.reduce(withoutNumbers, piece)
    return [...counted.matchAll(part)].map((match) => tokenOf(match, lexicon))
  })
  const tokens = joined(single, lexicon)
  settleDots(tokens)
  return tokens
}

/** True for '14.10', which may be a time or a date. */
export const mayBeBoth = ({ clock, date }: Token): boolean => clock !== null && date !== null

const isTime = (token: Token | undefined) => token?.clock != null && !token.date

/**
 * Makes '14.10' a time if the words beside it show that it is one.
 * Otherwise, it stays ambiguous.
 */
function settleDots(tokens: readonly Token[]): void {
  // The second round reads '14.10 bis 18.10 Uhr', where the first time depends on the second.
  for (const [at, token] of [...tokens.entries(), ...tokens.entries()]) {
    if (!mayBeBoth(token)) continue
    const before = tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1]
    const isSaid = has(before, 'atClock') || has(tokens[at + 1], 'oClock', 'hours')
    const isRange = [-1, 1].some((step) => isTime(neighbour(tokens, at, step, true)))
    if (isSaid || (isRange && !hasOwnTime(tokens, at))) token.date = null
  }
}

/** True if a time of day belongs to the date at `at`, as in '14.10 um 9:30'. */
export const hasOwnTime = (tokens: readonly Token[], at: number): boolean =>
  [-1, 1].some((step) => isTime(neighbour(tokens, at, step, false)))

/**
 * Returns the next time or date in direction `step` (1 or -1), with only small words in between.
 * With `isRange`, a dash or a word such as 'until' must join the two. Otherwise, none may.
 */
function neighbour(tokens: readonly Token[], start: number, step: number, isRange: boolean) {
  let isJoined = false
  for (let at = start + step; tokens[at]; at += step) {
    const token = tokens[at]
    if (token?.clock || token?.date) return isJoined === isRange ? token : undefined
    const joins =
      token?.text === '-' || (has(token, 'until', 'and', 'or') && !has(token, 'atClock'))
    if (!joins && token?.text !== '.' && !has(token, 'at', 'on', 'filler')) return undefined
    isJoined ||= joins
  }
  return undefined
}

const withoutNumbers = (text: string, pattern: RegExp) => text.replace(pattern, ' ; ')

function tokenOf(match: RegExpMatchArray, lexicon: StayLexicon): Token {
  const groups = match.groups ?? {}
  const token: Token = {
    text: match[0],
    meanings: noMeanings,
    used: false,
    number: null,
    ordinal: groups.ordinal !== undefined,
    clock: null,
    date: null,
  }
  const of = (name: string) => Number(groups[name])
  if (groups.word) return { ...token, meanings: meaningsOf(groups.word, lexicon) }
  if (groups.sign) return token
  if (groups.number) return { ...token, number: of('number') }
  if (groups.fraction) return { ...token, number: Number.NaN }
  if (groups.iso) {
    return { ...token, date: { day: of('isoDay'), month: of('isoMonth'), year: of('iso') } }
  }
  if (groups.half) {
    const half = groups.ap === 'p' ? 'pm' : 'am'
    const hour = (of('half') % 12) + (half === 'pm' ? 12 : 0)
    return { ...token, clock: { minutes: hour * 60 + Number(groups.halfMinute ?? 0), half } }
  }
  if (groups.hour) return { ...token, ...clockOr(of('hour'), of('minute')) }
  return { ...token, ...dateOr(groups, match[0].includes('/')) }
}

function clockOr(hour: number, minute: number): Pick<Token, 'clock' | 'number'> {
  const isClock = hour <= 24 && minute < 60
  return isClock
    ? { clock: { minutes: hour * 60 + minute, half: null }, number: null }
    : { clock: null, number: Number.NaN }
}

/**
 * Distinguishes dates, times and fractions.
 * `28.11.`, `28/11` and `28.11` are dates, `10.30` is a time, `14.10` may be either, and `2.5` is a
 * fraction.
 */
function dateOr(groups: Record<string, string | undefined>, isSlash: boolean): Partial<Token> {
  const { month: written = '', end, year: ending } = groups
  const [day, month] = [Number(groups.day), Number(written)]
  const isClear = isSlash || end !== undefined || written.length === 2
  if (day >= 1 && day <= 31 && month >= 1 && month <= 12 && isClear) {
    const year = ending ? Number(ending.length === 2 ? `20${ending}` : ending) : null
    const { clock } = clockOr(day, month)
    return { date: { day, month, year }, clock: isSlash || end !== undefined ? null : clock }
  }
  return written.length === 2 ? clockOr(day, month) : { number: Number.NaN }
}

/** Joins the words of each phrase into one token, even if they are hyphenated. */
function joined(tokens: readonly Token[], lexicon: StayLexicon): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = longestPhrase(tokens, at, lexicon)
    const first = tokens[at]
    if (found) result.push(found.token)
    else if (first) result.push(first)
    at = found?.end ?? at + 1
  }
  return result
}

function longestPhrase(tokens: readonly Token[], start: number, lexicon: StayLexicon) {
  const words: string[] = []
  let found: { token: Token; end: number } | null = null
  for (let at = start; at < tokens.length && words.length < lexicon.longest; at += 1) {
    const token = tokens[at] as Token
    if (token.text === '-' && words.length > 0) continue
    if (!isWord(token)) break
    words.push(token.text)
    const text = words.join(' ')
    const meanings = words.length > 1 ? lexicon.phrases.get(text) : undefined
    if (meanings) found = { token: { ...token, text, meanings }, end: at + 1 }
  }
  return found
}

const isWord = ({ text }: Token) => /^\p{L}+$/u.test(text)

export const has = (token: Token | undefined, ...meanings: Meaning[]): boolean =>
  token !== undefined && meanings.some((meaning) => token.meanings.has(meaning))

/**
 * Returns the value of a number in digits or words, `NaN` if it has no clear value.
 * `null` if the token isn't a number or is already used.
 */
export function numberOf(token: Token | undefined): number | null {
  if (!token || token.used) return null
  return token.number ?? token.meanings.get('number') ?? null
}

export function use(tokens: readonly Token[], start: number, end: number): void {
  for (const token of tokens.slice(start, end + 1)) token.used = true
}
