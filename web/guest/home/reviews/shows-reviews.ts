interface Shown {
  areInvented: boolean
  samples: boolean
}

/** True for real reviews, and for invented ones if `samples` is on. */
export function showsReviews({ areInvented, samples }: Shown): boolean {
  return !areInvented || samples
}
