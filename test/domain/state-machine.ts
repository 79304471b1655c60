/** The states that can be reached from `start`, itself included. */
export function reachable<S extends string>(
  start: S,
  allowedFrom: Record<S, readonly S[]>,
): Set<S> {
  const seen = new Set([start])
  let before = 0
  while (seen.size > before) {
    before = seen.size
    for (const [state, from] of Object.entries(allowedFrom) as [S, readonly S[]][])
      if (from.some((each) => seen.has(each))) seen.add(state)
  }
  return seen
}
