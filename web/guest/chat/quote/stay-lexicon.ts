import { textKey } from '../../../../domain/reports/search-key.ts'
import { differByOneSlip } from '../../../../domain/search/slip.ts'
import type { StayWords } from './stay-words.ts'

/** Lists of `StayWords` whose words have a meaning of the same name. */
const lists = [
  ...['items', 'between', 'days', 'nights', 'weeks', 'months', 'hours', 'per', 'later', 'vague'],
  ...[
    'people',
    'weAre',
    'iAm',
    'each',
    'weekend',
    'from',
    'until',
    'change',
    'booksFor',
    'dropsOff',
    'picksUp',
    'parties',
    'on',
    'atClock',
    'at',
    'oClock',
    'morning',
    'evening',
    'and',
    'or',
  ],
  ...['label', 'filler'],
] as const satisfies readonly (keyof StayWords)[]

/**
 * Meanings of a word.
 * In `Meanings`, the value of `span` is a number of calendar days, of `offset` a number of days
 * from today, of `weekday` 0 (Sunday) to 6, and of `monthName` 1 to 12.
 */
export type Meaning =
  | Exclude<keyof StayWords, 'numbers' | 'oneDay' | 'twoDays' | 'fortnight' | 'weekdays'>
  | ('number' | 'span' | 'offset' | 'weekday' | 'monthName')

export type Meanings = ReadonlyMap<Meaning, number>

export interface StayLexicon {
  phrases: ReadonlyMap<string, Meanings>
  /** Number of words in the longest phrase. */
  longest: number
}

const special: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ø', 'o'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]

/** Lower-cases text, removes accents, and replaces letters that keyboards may lack. */
export function stayKey(text: string): string {
  return special.reduce((key, [sign, plain]) => key.replaceAll(sign, plain), textKey(text))
}

const digraphs: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
]

function spellingsOf(phrase: string): string[] {
  const spelled = digraphs.reduce((text, [sign, two]) => text.replaceAll(sign, two), phrase)
  return [...new Set([stayKey(phrase), stayKey(spelled)])]
}

const partsOf = (list: string, mark = ',') =>
  list
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean)

export function lexiconOf(words: StayWords): StayLexicon {
  const phrases = new Map<string, Map<Meaning, number>>()
  const add = (phrase: string, meaning: Meaning, value: number) => {
    for (const key of spellingsOf(phrase)) {
      const meanings = phrases.get(key) ?? new Map<Meaning, number>()
      phrases.set(key, meanings.set(meaning, meanings.get(meaning) ?? value))
    }
  }
  const addAll = (list: string, meaning: Meaning, value: number) => {
    for (const phrase of partsOf(list)) add(phrase, meaning, value)
  }
  const addCounted = (list: string, meaning: Meaning, first: number) => {
    partsOf(list).forEach((forms, place) => {
      for (const form of partsOf(forms, '/')) add(form, meaning, first + place)
    })
  }
  for (const list of lists) addAll(words[list], list, 1)
  addAll(words.atClock, 'at', 1)
  addAll(words.morning, 'oClock', 1)
  addAll(words.evening, 'oClock', 1)
  addAll(words.oneDay, 'span', 1)
  addAll(words.twoDays, 'span', 2)
  addAll(words.fortnight, 'span', 14)
  addAll(words.today, 'offset', 0)
  addAll(words.tomorrow, 'offset', 1)
  addAll(words.inTwoDays, 'offset', 2)
  addCounted(words.numbers, 'number', 1)
  addCounted(words.weekdays, 'weekday', 0)
  addCounted(words.monthNames, 'monthName', 1)
  const lengths = [...phrases.keys()].map((phrase) => phrase.split(' ').length)
  return { phrases, longest: Math.max(...lengths) }
}

const noMeanings: Meanings = new Map()
const leastForSlip = 6
const mayBeMisspelled: readonly Meaning[] = [
  'items',
  'days',
  'weeks',
  'months',
  'weekday',
  'monthName',
]

/** Returns the meanings of a word or phrase, empty if unknown. Accepts one slip in a long noun. */
export function meaningsOf(key: string, { phrases }: StayLexicon): Meanings {
  const meanings = phrases.get(key)
  if (meanings || key.length < leastForSlip || key.includes(' ')) return meanings ?? noMeanings
  for (const [word, meant] of phrases) {
    const isNoun =
      word.length >= leastForSlip && mayBeMisspelled.some((meaning) => meant.has(meaning))
    if (isNoun && word[0] === key[0] && differByOneSlip(word, key)) return meant
  }
  return noMeanings
}
