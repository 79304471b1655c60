/** Result of one check. Instants are `Date` in the Worker, strings in JSON. */
export interface Check<State extends string, Instant = string> {
  state: State
  since: Instant | null
}

export function found<State extends string>(
  state: State,
  since: Date | null = null,
): Check<State, Date> {
  return { state, since }
}

/** `age` is in milliseconds. */
export function isOlder(instant: Date, age: number, now: Date): boolean {
  return now.getTime() - instant.getTime() > age
}
