import type { ClosuresResponse } from '../../domain/api.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-hours/opening-times.ts'

let known: OpeningTimes = regularOpeningTimes

export function knownOpeningTimes(): OpeningTimes {
  return known
}

let asked: Promise<OpeningTimes> | null = null

/**
 * Fetches upcoming closures.
 * Concurrent calls share one request, and the browser caches the response for a minute. On failure the page keeps
 * the known times, and the Worker checks them again.
 */
export function askOpeningTimes(): Promise<OpeningTimes> {
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}

async function ask(): Promise<OpeningTimes> {
  try {
    const response = await fetch('/api/opening-times')
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
    const { closures }: ClosuresResponse = await response.json()
    const dated = closures.map((one) => ({
      ...one,
      from: new Date(one.from),
      to: new Date(one.to),
    }))
    known = { ...known, closures: dated }
  } catch (error) {
    console.warn('Closures are not known', error)
  }
  return known
}
