/** Draws that a seed repeats. */
export function chanceOf(seed: number) {
  let state = seed

  /** Mulberry32: from 0 up to, and without, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))

  function oneOf<T>(items: readonly [T, ...T[]]): T {
    return items[whole(0, items.length - 1)] ?? items[0]
  }

  return {
    whole,
    oneOf,
    happens: (share: number) => next() < share,
    shuffled: <T>(items: readonly T[]): T[] =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  }
}

export type Chance = ReturnType<typeof chanceOf>
