import { sql } from 'drizzle-orm'
import { phoneKey, textKey } from '../../domain/search-key.ts'
import type { Stay } from '../../domain/stay-file.ts'
import type { Database } from './database.ts'
import { stayKeys, stays } from './schema/stays.ts'

/** Every word by which staff may look for a stay. */
function keysOf({ id, reference, customerName, customerEmail, customerPhone }: Stay): string[] {
  const words = textKey(customerName ?? '').split(' ')
  const email = textKey(customerEmail ?? '')
  const phone = customerPhone ? phoneKey(customerPhone) : ''
  const code = reference.toLowerCase()
  const keys = [...words, email, phone, code, code.slice(-4), id.slice(0, 8)]
  return [...new Set(keys.filter((key) => key !== ''))]
}

/** A statement that makes a stay findable, once the batch has inserted it; without effect on one that is. */
export function insertKeys(db: Database, stay: Stay) {
  const keys = JSON.stringify(keysOf(stay))
  return db
    .insert(stayKeys)
    .select(
      sql`SELECT value, ${stays.id} FROM json_each(${keys}), ${stays} WHERE ${stays.id} = ${stay.id}`,
    )
    .onConflictDoNothing()
}
