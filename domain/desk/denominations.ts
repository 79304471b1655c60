/** Notes and coins by which a drawer is counted, the largest first: euro cents, and Lek. */
export const denominations = {
  EUR: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
  ALL: [10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
} as const

/** The notes that guests pay with: euro cents, and Lek. */
export const usualNotes = {
  EUR: [500, 1000, 2000, 5000],
  ALL: [500, 1000, 2000, 5000],
} as const
