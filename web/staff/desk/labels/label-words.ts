/**
 * Shortens a name, for example to `Ana H.`, because strangers can read labels.
 * Returns an empty text for `null`.
 */
export function labelName(name: string | null): string {
  const [first = '', ...rest] = name?.trim().split(/\s+/) ?? []
  const initial = [...(rest.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

/**
 * Returns the position of a tag, starting with 1, and the number of tags counted.
 * Counts the bags here or, if no bag here has this tag, the printed tags.
 */
export function labelPlace(
  tag: number,
  printed: readonly number[],
  inside: readonly number[],
): { place: number; count: number } {
  const all = inside.includes(tag) ? inside : printed
  return { place: all.toSorted((a, b) => a - b).indexOf(tag) + 1, count: all.length }
}
