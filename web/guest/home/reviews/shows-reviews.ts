interface Shown {
  areInvented: boolean
  /** The operator's switch for invented reviews. */
  samples: boolean
}

/** Real reviews are always shown, invented ones while the operator wants them. */
export function showsReviews({ areInvented, samples }: Shown): boolean {
  return !areInvented || samples
}
