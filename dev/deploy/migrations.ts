import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, DatabaseSync } from 'node:sqlite'
import { acceptedChanges } from './accepted-changes.ts'
import { breakingChanges, schemaOf } from './schema-changes.ts'

/**
 * Applies all migrations to an empty database in memory.
 * Throws if a migration fails or isn't only an addition. `acceptedChanges` lists exceptions.
 */
export async function checkMigrations(folder: string): Promise<string> {
  const database = new DatabaseSync(':memory:')
  const schema = () => schemaOf(async (sql) => database.prepare(sql).all())
  const rewritten = watchRows(database)
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  try {
    for (const [index, file] of names.toSorted().entries()) {
      const name = file.replace(/\.sql$/, '')
      const before = await schema()
      rewritten.clear()
      const sql = readFileSync(join(folder, file), 'utf8')
      if (replaces.test(sql)) throw new Error(`${name} is not only an addition: it replaces rows`)
      apply(database, name, sql)
      const accepted = Object.keys(acceptedChanges[name] ?? {})
      const rows = [...rewritten].filter(([table]) => before.has(table))
      const breaking = [
        ...breakingChanges(before, await schema()),
        ...rows.map(([table, change]) => `${table}: ${change}`),
      ]
      const [change] = index === 0 ? [] : breaking.filter((one) => !accepted.includes(one))
      if (change) throw new Error(`${name} is not only an addition: ${change}`)
    }
  } finally {
    database.close()
  }
  return `${names.length} in all, each only adds`
}

/**
 * Matches statements that replace rows. SQLite's authorizer doesn't report the rows that such
 * statements delete.
 */
const replaces = /\bREPLACE\s+INTO\b|\bOR\s+REPLACE\b/i

/**
 * Returns a map to which later statements add the tables whose rows they rewrite or delete.
 * The value says which of the two. Changes made by triggers don't count.
 */
function watchRows(database: DatabaseSync): Map<string, string> {
  const changes = new Map<string, string>()
  database.setAuthorizer((action, table, _column, _database, trigger) => {
    if (table !== null && trigger === null) {
      if (action === constants.SQLITE_UPDATE) changes.set(table, 'its rows are rewritten')
      if (action === constants.SQLITE_DELETE) changes.set(table, 'its rows are deleted')
    }
    return constants.SQLITE_OK
  })
  return changes
}

function apply(database: DatabaseSync, name: string, sql: string): void {
  try {
    database.exec(sql)
  } catch (error) {
    throw new Error(`${name} can't be applied: ${error instanceof Error ? error.message : error}`)
  }
}
