/** Shortens a name enough to tell guests apart: `Ana H.` Bags must show no more. */
export function labelName(name: string | null): string {
  const [first = '', ...rest] = name?.trim().split(/\s+/) ?? []
  const initial = [...(rest.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

/** Returns the tag's position among the bags here, or else among the printed ones. */
export function labelPlace(
  tag: number,
  printed: readonly number[],
  inside: readonly number[],
): { place: number; count: number } {
  const all = inside.includes(tag) ? inside : printed
  return { place: all.toSorted((a, b) => a - b).indexOf(tag) + 1, count: all.length }
}
