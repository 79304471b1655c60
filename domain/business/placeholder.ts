/*
 * Example values, until the operator enters the real ones.
 * `npm run doctor` lists the remaining ones.
 */

const unfilled = new Set<string>()

/**
 * `what` names the fact if its value doesn't.
 * Exported so it can stay even if no fact uses it.
 */
export function placeholder<const Value extends string | number | boolean>(
  value: Value,
  what?: string,
): Value {
  unfilled.add(what ? `${value} (${what})` : String(value))
  return value
}

export const placeholders = (): string[] => [...unfilled]
