import { textKey } from '../../../../domain/reports/search-key.ts'
import { differByOneSlip } from '../../../../domain/search/slip.ts'
import type { StayWords } from './stay-words.ts'

/** Lists of `StayWords` whose words get a tag of the same name. */
const lists = [
  ...['items', 'between', 'days', 'nights', 'weeks', 'months', 'hours', 'per', 'later', 'vague'],
  ...[
    'people',
    'weAre',
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
 * In `Tags`, the value of `span` is a number of calendar days, of `offset` a number of days from
 * today, of `weekday` 0 (Sunday) to 6, and of `monthName` 1 to 12.
 */
export type Tag =
  | Exclude<keyof StayWords, 'numbers' | 'oneDay' | 'twoDays' | 'fortnight' | 'weekdays'>
  | ('number' | 'span' | 'offset' | 'weekday' | 'monthName')

export type Tags = ReadonlyMap<Tag, number>

export interface StayLexicon {
  phrases: ReadonlyMap<string, Tags>
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
  const phrases = new Map<string, Map<Tag, number>>()
  const add = (phrase: string, tag: Tag, value: number) => {
    for (const key of spellingsOf(phrase)) {
      const tags = phrases.get(key) ?? new Map<Tag, number>()
      phrases.set(key, tags.set(tag, tags.get(tag) ?? value))
    }
  }
  const addAll = (list: string, tag: Tag, value: number) => {
    for (const phrase of partsOf(list)) add(phrase, tag, value)
  }
  const addCounted = (list: string, tag: Tag, first: number) => {
    partsOf(list).forEach((forms, place) => {
      for (const form of partsOf(forms, '/')) add(form, tag, first + place)
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

const noTags: Tags = new Map()
const leastForSlip = 6
const mayBeMisspelled: readonly Tag[] = ['items', 'days', 'weeks', 'months', 'weekday', 'monthName']

/** Returns the tags of a word or phrase, empty if unknown. Accepts one slip in a long noun. */
export function tagsOf(key: string, { phrases }: StayLexicon): Tags {
  const tags = phrases.get(key)
  if (tags || key.length < leastForSlip || key.includes(' ')) return tags ?? noTags
  for (const [word, meant] of phrases) {
    const isNoun = word.length >= leastForSlip && mayBeMisspelled.some((tag) => meant.has(tag))
    if (isNoun && word[0] === key[0] && differByOneSlip(word, key)) return meant
  }
  return noTags
}
