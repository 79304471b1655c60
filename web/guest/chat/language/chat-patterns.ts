import { foldKey, partsOf, type Spelling } from './chat-key.ts'
import type { ChatMatter } from './chat-topics.ts'

/** Words by which a `ChatMatter` is recognized. */
export interface MatterWords {
  /** Phrases that take precedence over all `words`, such as 'is that two days'. */
  phrases?: string
  words?: string
  /** Broad words, used only if no `phrases` or `words` match. */
  hints?: string
}

/**
 * Words of one language by which the assistant finds an answer.
 * See `docs/decisions/0090-the-assistant-answers-like-a-clerk.md`. Quotes use `StayWords`.
 */
export interface ChatWords {
  /**
   * Greetings and similar phrases.
   * They are removed before matching, because 'good night' would otherwise match the opening hours.
   */
  greetings: string
  thanks: string
  /**
   * Reactions to an answer.
   * They count as thanks if the message says nothing else.
   */
  nods: string
  /**
   * Praise, and what guests say once they have their bags back.
   * A message with praise and thanks that asks for nothing is a goodbye.
   */
  praise: string
  /**
   * Remarks that describe the guest's situation, such as 'while we have lunch'.
   * Their words are matched only if no other `words` match.
   */
  circumstances: string
  /** Words that join two questions, such as 'and'. */
  joints: string
  /** Words that begin a question. */
  asks: string
  /** Pairs such as `ae a`, for keyboards without special letters. */
  letters: string
  /** Pairs of an abbreviation and what it means. */
  shortForms: string
  /** Correct words that must not be mistaken for typos of a similar keyword. */
  ordinary: string
  matters: Record<ChatMatter, MatterWords>
}

/**
 * Compiles comma-separated keywords into an expression that finds any of them.
 * The text searched must be padded with a space at each end. In a keyword, `*` stands for any
 * characters of a word or none, `#` for a number, `..` for up to five words or none, `...` for any
 * number of words or none, and `(a/b)` for alternatives. In front of a word, `!(a/b)` excludes
 * matches with `a` or `b` right before that word. At the end of a keyword, it excludes matches with
 * `a` or `b` right after the keyword.
 */
export function patternOf(keywords: string, spelling: Spelling, flags = 'u'): RegExp {
  // Longest first, because the first alternative that matches wins.
  // A shorter one would remove only part of a greeting.
  const sources = partsOf(keywords)
    .map((keyword) => foldKey(keyword, spelling))
    .sort((a, b) => b.length - a.length)
  return new RegExp(` (?:${sources.map(sourceOf).join('|')})(?= )`, flags)
}

function sourceOf(keyword: string): string {
  return keyword
    .replace(/ !\(([^)]*)\)$/, '(?! ($1) )')
    .replace(/!\(([^)]*)\) /g, '(?<! ($1) )')
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll('/', '|')
    .replaceAll(' ... ', ' (?:[^ ]+ ){0,}')
    .replaceAll(' .. ', ' (?:[^ ]+ ){0,5}')
    .replaceAll('*', '[^ ]*')
    .replaceAll('#', '\\d+')
}
