import { eq } from 'drizzle-orm'
import { tiranaDate } from '../../domain/calendar.ts'
import { reference } from '../../domain/reference.ts'
import type { Database } from './database.ts'
import { type bookings, type reservations, stayReferences } from './schema.ts'

const attempts = 4

/** A statement that takes the reference of a stay that the batch has just inserted. */
export function takeReference(
  db: Database,
  stay: typeof bookings | typeof reservations,
  id: string,
) {
  return db
    .insert(stayReferences)
    .select(
      db
        .select({ reference: stay.reference, createdAt: stay.createdAt })
        .from(stay)
        .where(eq(stay.id, id)),
    )
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && /UNIQUE constraint failed: \w+\.reference/.test(error.message)
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
