import { and, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { textKey } from '../../domain/search-key.ts'
import type { Database } from './database.ts'
import { reservations } from './schema.ts'

/**
 * How many reservations since `since` go to the mailbox of this address, `ada+any@…` being `ada@…`.
 */
export function countOfMailbox(db: Database, email: string, since: Date): SQL<number> {
  const { emailKey, createdAt } = reservations
  const [local = '', host] = textKey(email).split('@')
  const [name] = local.split('+')
  const atHost = `@${host}`
  // The comma is the character behind the plus. D1 takes no LIKE of more than 50 bytes.
  const tagged = and(
    gte(emailKey, `${name}+`),
    lt(emailKey, `${name},`),
    eq(sql`substr(${emailKey}, ${-atHost.length})`, atHost),
  )
  const sameMailbox = or(eq(emailKey, `${name}@${host}`), tagged)
  return db.$count(reservations, and(sameMailbox, gt(createdAt, since)))
}
