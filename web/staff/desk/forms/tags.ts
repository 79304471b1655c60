/** What a member of staff typed on a tag's field, by its place; the others are proposed. */
export type TypedTags = Readonly<Record<number, string>>

/**
 * What stands on the tags of so many bags: as typed, and else the lowest numbers that no other bag has.
 */
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

/** The numbers, or null where a text is none, or two are the same. */
export function tagNumbers(texts: readonly string[]): number[] | null {
  const numbers = texts.map((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0))
  const isValid = numbers.every((tag) => tag > 0) && new Set(numbers).size === numbers.length
  return isValid ? numbers : null
}

/**
 * Which of the tags that were refused hang on another bag: those that the list knows of, or all of
 * them where it knows of none, such as those of abandoned bags.
 */
export function tagsInUse(sent: readonly number[], taken: readonly number[]): number[] {
  const known = sent.filter((tag) => taken.includes(tag))
  return known.length > 0 ? known : [...sent]
}
