/**
 * Tags typed by staff, by position.
 * The other positions show proposed tags.
 */
export type TypedTags = Readonly<Record<number, string>>

/** Returns one tag per item: the typed one, otherwise the lowest free number. */
export function tagTexts(count: number, typed: TypedTags, taken: readonly number[]): string[] {
  const used = new Set(taken)
  for (const text of Object.values(typed)) used.add(Number(text))
  let next = 1
  return Array.from({ length: count }, (_, place) => {
    const own = typed[place]
    if (own !== undefined) return own
    while (used.has(next)) next += 1
    used.add(next)
    return String(next)
  })
}

/** Returns `null` if a tag is invalid or repeated. */
export function tagNumbers(texts: readonly string[]): number[] | null {
  const numbers = texts.map((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0))
  const isValid = numbers.every((tag) => tag > 0) && new Set(numbers).size === numbers.length
  return isValid ? numbers : null
}

/**
 * Returns the tags in use of a request that the server refused.
 * `sent` are all its tags. If none of them is in `taken`, returns all, because `taken` lacks the tags of abandoned
 * bags.
 */
export function tagsInUse(sent: readonly number[], taken: readonly number[]): number[] {
  const known = sent.filter((tag) => taken.includes(tag))
  return known.length > 0 ? known : [...sent]
}
