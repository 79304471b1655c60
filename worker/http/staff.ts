import { eq, sql } from 'drizzle-orm'
import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { staff } from '../db/schema/stays.ts'
import { AppError } from '../errors.ts'

const withName = (db: Database, username: string) =>
  db.select().from(staff).where(eq(staff.username, username))

export async function enterStaff(db: Database, username: string) {
  return (await withName(db, username).get()) ?? (await noteStaff(db, username))
}

export async function isStaff(db: Database, id: string): Promise<boolean> {
  const member = await db.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).get()
  return member !== undefined
}

/** Adds a staff member and returns the row, or the row that another request has just added. */
async function noteStaff(db: Database, username: string) {
  const id = crypto.randomUUID()
  const now = new Date()
  const change = { id: crypto.randomUUID(), actor: 'staff', action: 'staff_entered' } as const
  const isNew = sql`FROM ${staff} WHERE ${staff.id} = ${id}`
  const [, , [member]] = await db.batch([
    db
      .insert(staff)
      .values({ id, username, createdAt: now })
      .onConflictDoNothing({ target: staff.username }),
    recordChange(db, { ...change, staffId: id, subjectId: id }, isNew, now),
    withName(db, username),
  ])
  if (!member) throw new AppError('storage_unavailable')
  return member
}
