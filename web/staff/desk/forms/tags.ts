/** Tags typed by staff, by position. The others are proposed. */
export type TypedTags = Readonly<Record<number, string>>

/** Returns a text per tag: as typed, or else the lowest free number. */
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

/** Returns `null` if a number is invalid or repeated. */
export function tagNumbers(texts: readonly string[]): number[] | null {
  const numbers = texts.map((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0))
  const isValid = numbers.every((tag) => tag > 0) && new Set(numbers).size === numbers.length
  return isValid ? numbers : null
}

/** Returns the sent tags known to be taken, or all if none are known. Tags of abandoned bags aren't in the list. */
export function tagsInUse(sent: readonly number[], taken: readonly number[]): number[] {
  const known = sent.filter((tag) => taken.includes(tag))
  return known.length > 0 ? known : [...sent]
}
