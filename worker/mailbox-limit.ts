import { lt, type SQL } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { countOfMailbox } from './db/mailbox.ts'
import { AppError } from './errors.ts'

/** Room for a family's or a tour guide's reservations. */
const perHour = 10
const hourSeconds = 3600

/**
 * That a mailbox has room for another reservation. Anybody can name any address in the form, from
 * many networks at once, and each reservation writes to it: so this is a condition of the statement
 * that saves one. A look beforehand would see none of those that come at the same time.
 */
export function mailboxHasRoom(db: Database, email: string, now: Date): SQL {
  const since = new Date(now.getTime() - hourSeconds * 1000)
  return lt(countOfMailbox(db, email, since), perHour)
}

/** What a reservation is told that a mailbox had no room for. */
export function mailboxIsFull(): AppError {
  return new AppError('rate_limited', { retryAfter: hourSeconds })
}
