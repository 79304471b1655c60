import type { Locale } from '../../../../domain/business/locales.ts'
import { foldKey } from './chat-key.ts'
import type { ChatMatter } from './chat-topics.ts'

export interface ChatWords {
  /**
   * Greetings and similar phrases.
   * Removed before matching, because 'good night' would otherwise ask for hours.
   */
  greetings: string
  thanks: string
  /**
   * Reactions to an answer.
   * They count as thanks if the message says nothing else.
   */
  nods: string
  /**
   * Topics the chat can't answer, such as the weather.
   * A match gives the default answer, unless `phrases` match.
   */
  beside: string
  /**
   * Circumstances of a question, such as 'while we have lunch'.
   * Their words are matched only if no other `words` match.
   */
  circumstances: string
  /** Phrases that take precedence, such as 'is that two days'. */
  phrases: Partial<Record<ChatMatter, string>>
  words: Record<ChatMatter, string>
  /** Broad words that are used only if no `words` match. */
  hints: Partial<Record<ChatMatter, string>>
  /** Correct words that aren't typos of a similar keyword. */
  ordinary: string
}

/**
 * Compiles comma-separated keywords into an expression.
 * The expression matches a key with a space at each end. In a keyword, `*` is any part of a word, `#` a number,
 * `..` up to five words, `(a/b)` an alternative, and `!(a/b)` words that must not come before the next word or, at
 * the end, after the last.
 */
export function patternOf(keywords: string, locale: Locale, flags = 'u'): RegExp {
  // Longest first, because the first alternative that matches wins.
  // A shorter one would remove only part of a greeting.
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
