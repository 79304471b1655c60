import type { ClosuresResponse } from '../../domain/api.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-hours/opening-times.ts'

let known: OpeningTimes = regularOpeningTimes

/** What this page knows of the opening times: the regular ones until it has asked. */
export function knownOpeningTimes(): OpeningTimes {
  return known
}

let asked: Promise<OpeningTimes> | null = null

/**
 * Asks for the closures ahead, once for all parts of a page that want to know at a time; the browser keeps
 * the answer for a minute. Without one the page goes on with what it knows, and the Worker has the last word.
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
