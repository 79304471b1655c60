import { has, type Token } from './stay-tokens.ts'

/** End of the stay that a day or time belongs to. `null` if the message doesn't say. */
export type MentionRole = 'from' | 'until' | null

/** Place of a day or time in a message, by the indexes of its first and last token. */
export interface Placed {
  start: number
  end: number
  role: MentionRole
}

export const isVerb = (token: Token | undefined) => has(token, 'dropsOff', 'picksUp')

/**
 * Gives each day or time without a role the role of a nearby verb, if there is one.
 * A verb before it, as in 'collect on Sunday', takes precedence over one behind it, as in 'Sonntag
 * abholen'.
 */
export function withVerbs<T extends Placed>(mentions: readonly T[], tokens: readonly Token[]): T[] {
  let next = 0
  return mentions.map((mention, place) => {
    const before = lastVerb(tokens, next, mention.start)
    const behind = verbBehind(tokens, mention.end, mentions[place + 1]?.start ?? tokens.length)
    // In 'Saturday, pick up Monday', the only verb belongs to the second day.
    const isOfNext =
      place < mentions.length - 1 &&
      has(tokens[behind ?? -1], 'picksUp') &&
      lastVerb(tokens, (behind ?? 0) + 1, tokens.length) === null
    const at = before ?? (isOfNext ? null : behind)
    next = Math.max(mention.end, at ?? 0) + 1
    const role = at === null ? null : has(tokens[at], 'picksUp') ? 'until' : 'from'
    return { ...mention, role: mention.role ?? role }
  })
}

function lastVerb(tokens: readonly Token[], start: number, end: number): number | null {
  for (let at = end - 1; at >= start; at -= 1) if (isVerb(tokens[at])) return at
  return null
}

/**
 * Returns the index of the first verb behind a day or time, `null` if there is none.
 * A verb after a comma or 'and', or before a time of day, belongs to something else.
 */
function verbBehind(tokens: readonly Token[], start: number, end: number): number | null {
  for (let at = start + 1; at < end; at += 1) {
    const token = tokens[at]
    if (isVerb(token)) return tokens[at + 1]?.clock || has(tokens[at + 1], 'at') ? null : at
    if (/^[,;-]$/.test(token?.text ?? '') || has(token, 'and')) return null
  }
  return null
}
