/** Saved values expire, because people lend their phones to others. */
const savedForMilliseconds = 3 * 3_600_000

interface Saved {
  until: number
  value: unknown
}

export function saveInTab(name: string, value: unknown, now = Date.now()): void {
  try {
    const saved: Saved = { until: now + savedForMilliseconds, value }
    sessionStorage.setItem(name, JSON.stringify(saved))
  } catch {
    // Storage is disabled or full, so a reload loses the value.
  }
}

/** Returns the saved value, `null` if there is none. Removes an expired or unreadable value. */
export function savedInTab(name: string, now = Date.now()): unknown {
  try {
    const saved: Saved | null = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (saved && saved.until > now) return saved.value
  } catch {
    // Storage is disabled, or the value isn't JSON.
  }
  forgetInTab(name)
  return null
}

export function forgetInTab(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}

export function savedTexts(name: string, fields?: readonly string[]): Record<string, string> {
  const saved = savedInTab(name)
  if (typeof saved !== 'object' || saved === null) return {}
  const texts = Object.entries(saved).filter(
    (entry): entry is [string, string] =>
      (fields?.includes(entry[0]) ?? true) && typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
