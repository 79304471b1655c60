/**
 * True if the words are equal, or differ by one typo.
 * A typo is a missing, added or replaced letter, or two swapped neighbours.
 */
export function differByOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const swapped = `${long[at + 1] ?? ''}${long[at] ?? ''}`
  return short.slice(at, at + 2) === swapped && short.slice(at + 2) === long.slice(at + 2)
}

/** True if the typed text matches the beginning of the word, with at most one typo. */
export function slipsIntoBeginning(typed: string, word: string): boolean {
  return [-1, 0, 1].some((more) => differByOneSlip(typed, word.slice(0, typed.length + more)))
}

/**
 * Returns the word itself, and the word with each of its letters left out in turn.
 * Two words that differ by one typo have at least one of these forms in common.
 */
export function withOneLeftOut(word: string): string[] {
  const shorter = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
  return [...new Set([word, ...shorter])]
}
