import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { bookings, reservations } from './schema.ts'

type Stays = typeof bookings | typeof reservations

/** A statement that saves a stay once per submission, and only if `condition` holds. */
export function insertIf<Table extends Stays>(
  db: Database,
  stays: Table,
  row: Table['$inferSelect'],
  condition: SQL = sql`true`,
) {
  const columns = Object.entries(getTableColumns<Stays>(stays))
  const values = columns.map(([name, column]) => sql`${sql.param(Reflect.get(row, name), column)}`)
  return db
    .insert<Stays>(stays)
    .select(sql`select ${sql.join(values, sql`, `)} where ${condition}`)
    .onConflictDoNothing({ target: stays.idempotencyKey })
}
