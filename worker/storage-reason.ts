/** Patterns for the parts of D1's error messages that never contain stored values. */
const ownMessages = [
  /no such (?:table|column): [\w.]+/,
  /table \w+ has no column named \w+/,
  /(?:UNIQUE|CHECK|NOT NULL) constraint failed: [\w., ]+/,
  /FOREIGN KEY constraint failed/,
  /Network connection lost/,
  /database is locked/,
  /D1 DB is overloaded/,
  /exceeded \w+ limit/,
]

const missing = /^no such (?:table|column)|^table \w+ has no column/

/**
 * Returns the part of D1's message that matches `ownMessages`, or `undefined`.
 * The rest may contain guests' data.
 */
export function storageReason(error: unknown): string | undefined {
  const message =
    ownMessage(error) ?? (error instanceof Error ? ownMessage(error.cause) : undefined)
  if (message === undefined) return undefined
  for (const words of ownMessages) {
    const found = words.exec(message)
    if (found) return found[0]
  }
  return undefined
}

function ownMessage(error: unknown): string | undefined {
  return error instanceof Error && error.message.startsWith('D1_') ? error.message : undefined
}

export function isOfOlderSchema(reason: string | undefined): boolean {
  return reason !== undefined && missing.test(reason)
}
