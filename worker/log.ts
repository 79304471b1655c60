type Fact = string | number | boolean | null | undefined

/**
 * One line of JSON in the Worker's log. Facts are ids, codes, counts and states; never a name, an
 * address, a message, a token or a secret.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, facts: Record<string, Fact>) {
  console[level](JSON.stringify({ level, event, ...facts }))
}

/**
 * What may be logged of an error that nobody foresaw: its kind and where it was thrown. Its message
 * may quote what a guest typed, and so may the first lines of its stack.
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
