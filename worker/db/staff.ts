import { eq } from 'drizzle-orm'
import { AppError } from '../errors.ts'
import { recordChange } from './audit.ts'
import type { Database } from './database.ts'
import { staff } from './schema.ts'

const named = (db: Database, username: string) =>
  db.select().from(staff).where(eq(staff.username, username))

/** The member of staff with this username; noted as such the first time that they come in. */
export async function enterStaff(db: Database, username: string) {
  return (await named(db, username).get()) ?? addStaff(db, username)
}

/** Of two first calls at once, one makes the row, and both get it. */
async function addStaff(db: Database, username: string) {
  const id = crypto.randomUUID()
  const now = new Date()
  const change = { actor: id, action: 'staff_entered' }
  const [, , [member]] = await db.batch([
    db.insert(staff).values({ id, username, createdAt: now }).onConflictDoNothing({
      target: staff.username,
    }),
    recordChange(db, staff, eq(staff.id, id), change, now),
    named(db, username),
  ])
  if (!member) throw new AppError('storage_unavailable')
  return member
}
