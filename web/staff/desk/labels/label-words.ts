/** Enough of a name to tell guests apart, and no more on a bag than that: `Ana H.` */
export function labelName(name: string | null): string {
  const [first = '', ...rest] = name?.trim().split(/\s+/) ?? []
  const initial = [...(rest.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

/** Which of a stay's bags has this tag, and of how many: of those in the house, or of those that are printed. */
export function labelPlace(
  tag: number,
  printed: readonly number[],
  inside: readonly number[],
): { place: number; count: number } {
  const all = inside.includes(tag) ? inside : printed
  return { place: all.toSorted((a, b) => a - b).indexOf(tag) + 1, count: all.length }
}
