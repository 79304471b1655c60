/**
 * What this tab remembers of a visit, so that a reload or another language loses nothing that was
 * typed. Gone with the tab, and after a few hours, as a phone may be lent to others.
 */
const keptForMilliseconds = 3 * 3_600_000

interface Kept {
  until: number
  value: unknown
}

export function keepInTab(name: string, value: unknown, now = Date.now()): void {
  try {
    const kept: Kept = { until: now + keptForMilliseconds, value }
    sessionStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // Storage is off or full; what was typed lasts as long as the page.
  }
}

/** Nothing once its hours are over, or where the browser keeps nothing. */
export function keptInTab(name: string, now = Date.now()): unknown {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (kept && kept.until > now) return kept.value
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
export function keptTexts(name: string, fields?: readonly string[]): Record<string, string> {
  const kept = keptInTab(name)
  if (typeof kept !== 'object' || kept === null) return {}
  const texts = Object.entries(kept).filter(
    (entry): entry is [string, string] =>
      (fields?.includes(entry[0]) ?? true) && typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
