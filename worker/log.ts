type Fact = string | number | boolean | null | undefined

/**
 * Logs one line of JSON.
 * The facts must not contain people's names, addresses, messages, tokens or secrets.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, facts: Record<string, Fact>) {
  console[level](JSON.stringify({ level, event, ...facts }))
}

/**
 * Returns an error's name and first stack frames, or the type of any other thrown value.
 * Omits the message, because it may quote a guest's input.
 */
export function errorFacts(error: unknown): Record<string, Fact> {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    at: frames
      .slice(0, 4)
      .map((line) => line.trim())
      .join(' < '),
  }
}
