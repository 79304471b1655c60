import type { ClosuresResponse } from '../../domain/api.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-hours/opening-times.ts'

let known: OpeningTimes = regularOpeningTimes

export function knownOpeningTimes(): OpeningTimes {
  return known
}

let pending: Promise<OpeningTimes> | null = null

/**
 * Fetches the closures and returns the opening times.
 * Concurrent calls share one request. Never rejects: if the request fails, returns the times known
 * so far.
 */
export function askOpeningTimes(): Promise<OpeningTimes> {
  pending ??= ask().finally(() => {
    pending = null
  })
  return pending
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
