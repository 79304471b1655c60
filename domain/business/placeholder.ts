/*
 * Marks example values that the operator has yet to replace.
 * `npm run doctor` lists them.
 */

const unfilled = new Set<string>()

/** Records and returns an example value. `what` describes the value if it isn't clear by itself. */
export function placeholder<const Value extends string | number | boolean>(
  value: Value,
  what?: string,
): Value {
  unfilled.add(what ? `${value} (${what})` : String(value))
  return value
}

export const placeholders = (): string[] => [...unfilled]
