export interface Chance {
  /** Returns a whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  oneOf: <T>(all: readonly T[]) => T
}

/** Returns functions that draw random numbers. The same seed always gives the same numbers. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  // The algorithm is Mulberry32.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { whole, oneOf: (all) => all[whole(0, all.length - 1)] as (typeof all)[number] }
}
