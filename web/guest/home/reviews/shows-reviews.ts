interface Shown {
  areInvented: boolean
  samples: boolean
}

/** Returns true for real reviews, and for invented ones if the operator wants them (`samples`). */
export function showsReviews({ areInvented, samples }: Shown): boolean {
  return !areInvented || samples
}
