import type { Locale } from '../../../../domain/business/locales.ts'
import { foldKey } from './chat-key.ts'
import type { ChatMatter } from './chat-topics.ts'

/** The words by which the assistant understands a language, as travellers type them. */
export interface ChatWords {
  /** What is said around a question; left aside, so that 'good night' asks for no hours. */
  greetings: string
  thanks: string
  /** What is said to what was answered; thanks where nothing else is said. */
  nods: string
  /** What nobody here can answer, as the weather: better nothing than a word of it taken for more. */
  beside: string
  /**
   * On what occasion something is asked, as 'while we have lunch': left aside, unless nothing else
   * tells what the message is about.
   */
  circumstances: string
  /** What is asked in so many words that nothing else in the message decides, as 'is that two days'. */
  phrases: Partial<Record<ChatMatter, string>>
  words: Record<ChatMatter, string>
  /** Wide words, which decide only where none of `words` stands. */
  hints: Partial<Record<ChatMatter, string>>
  /** No keywords, but one slip away from some: left as they are. */
  ordinary: string
}

/**
 * A list of keywords, parted by commas, as one expression over a key with a space at either end. In a
 * keyword `*` is any rest of a word, `#` a number, `..` up to five words, `(a/b)` one of several, and
 * `!(a/b)` what must not stand before the next word or, at its end, behind the last.
 */
export function patternOf(keywords: string, locale: Locale, flags = 'u'): RegExp {
  // The longest first: of what may stand in one place, a list that is cut out takes the most.
  const sources = partsOf(keywords)
    .map((keyword) => foldKey(keyword, locale))
    .sort((a, b) => b.length - a.length)
  return new RegExp(` (?:${sources.map(sourceOf).join('|')})(?= )`, flags)
}

export function partsOf(keywords: string): string[] {
  return keywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '')
}

function sourceOf(keyword: string): string {
  return keyword
    .replace(/ !\(([^)]*)\)$/, '(?! ($1) )')
    .replace(/!\(([^)]*)\) /g, '(?<! ($1) )')
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll('/', '|')
    .replaceAll(' .. ', ' (?:[^ ]+ ){0,5}')
    .replaceAll('*', '[^ ]*')
    .replaceAll('#', '\\d+')
}
