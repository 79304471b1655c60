/*
 * Values wrapped in `placeholder` stand on reserved example names until the operator fills in the real
 * ones; `npm run doctor` lists those that are left.
 */

const unfilled = new Set<string>()

/**
 * `what` says which fact a value is that does not speak for itself. Exported so that it may stay when
 * no fact is wrapped any more.
 */
export function placeholder<const Value extends string | number | boolean>(
  value: Value,
  what?: string,
): Value {
  unfilled.add(what ? `${value} (${what})` : String(value))
  return value
}

/** The facts that still hold their example value, in the order of the files that were loaded. */
export const placeholders = (): string[] => [...unfilled]
