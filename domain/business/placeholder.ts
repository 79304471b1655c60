const unfilled = new Set<string>()

/**
 * Marks an example value that the operator must replace.
 * `npm run doctor` lists all such values. `what` describes a value that isn't self-explanatory.
 */
export function placeholder<const Value extends string | number | boolean>(
  value: Value,
  what?: string,
): Value {
  unfilled.add(what ? `${value} (${what})` : String(value))
  return value
}

export const placeholders = (): string[] => [...unfilled]
