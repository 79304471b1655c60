import type { Database } from './db/database.ts'
import { countOfMailbox } from './db/reservations.ts'
import { AppError } from './errors.ts'

/** Room for a family's or a tour guide's reservations. */
const perHour = 10
const hourSeconds = 3600

/**
 * Throws `rate_limited` when a mailbox has had its share of reservations. Anybody can name any
 * address in the form, from many networks at once, and each reservation writes to it.
 */
export async function assertMailboxHasRoom(db: Database, email: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - hourSeconds * 1000)
  if ((await countOfMailbox(db, email, since)) < perHour) return
  throw new AppError('rate_limited', { retryAfter: hourSeconds })
}
