import type { ClosuresAnswer } from '../domain/api.ts'
import { type OpeningTimes, regularOpeningTimes } from '../domain/opening-times.ts'

let known: OpeningTimes = regularOpeningTimes

/** What this page knows of the opening times: the regular ones until it has asked. */
export function knownOpeningTimes(): OpeningTimes {
  return known
}

/**
 * Asks for the closures ahead; the browser keeps the answer for a minute. Without one the page goes on
 * with what it knows, and the Worker has the last word.
 */
export async function askOpeningTimes(): Promise<OpeningTimes> {
  try {
    const answer = await fetch('/api/opening-times')
    if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`)
    const { closures }: ClosuresAnswer = await answer.json()
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
