import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { database } from '../../../worker/db/database.ts'
import { stays } from '../../../worker/db/schema/stays.ts'

/** Ends a stay and erases its guest's data; the rest stays. */
export async function forgetGuest(stayId: string): Promise<void> {
  const words = { customerName: null, customerEmail: null, customerPhone: null, emailKey: null }
  const ended = { status: 'completed', endedAt: new Date(), erasedAt: new Date() } as const
  await database(env)
    .update(stays)
    .set({ ...words, ...ended, specialRequests: null })
    .where(eq(stays.id, stayId))
}
