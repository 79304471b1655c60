/**
 * What this tab remembers of a visit, so that a reload or another language loses nothing that was
 * typed. Gone with the tab, and after a few hours, as a phone may be lent to others.
 */
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
    // Storage is off or full; what was typed lasts as long as the page.
  }
}

/** Nothing once its hours are over, or where the browser keeps nothing. */
export function savedInTab(name: string, now = Date.now()): unknown {
  try {
    const saved: Saved | null = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (saved && saved.until > now) return saved.value
  } catch {
    // Storage is off, or holds what is not ours.
  }
  forgetInTab(name)
  return null
}

export function forgetInTab(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Storage is off: there is nothing to forget.
  }
}

/** The texts among what was kept by names; of a form, under the names that it still has. */
export function savedTexts(name: string, fields?: readonly string[]): Record<string, string> {
  const saved = savedInTab(name)
  if (typeof saved !== 'object' || saved === null) return {}
  const texts = Object.entries(saved).filter(
    (entry): entry is [string, string] =>
      (fields?.includes(entry[0]) ?? true) && typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
