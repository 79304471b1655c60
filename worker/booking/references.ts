import { reference } from '../../domain/stay/reference.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'

const attempts = 4

function isTaken(error: unknown): boolean {
  return error instanceof Error && /UNIQUE constraint failed: stays\.reference/.test(error.message)
}

/** Saves a stay under a new reference; under another one when that was given out already. */
export async function withReference<T>(now: Date, save: (reference: string) => Promise<T>) {
  for (let attempt = 1; ; attempt++) {
    try {
      const random = crypto.getRandomValues(new Uint8Array(4))
      return await save(reference(tiranaDate(now), random))
    } catch (error) {
      if (attempt === attempts || !isTaken(error)) throw error
    }
  }
}
