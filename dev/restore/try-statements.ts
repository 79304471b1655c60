import type { DatabaseSync } from 'node:sqlite'

const isTaken = (error: unknown) => error instanceof Error && error.message.startsWith('UNIQUE')

/**
 * Runs the statements in a transaction, with the database's constraints and triggers.
 * A statement whose unique value is taken runs again after the others in its group. Returns the
 * statements in the order that worked. Throws and changes nothing if a statement fails for good or
 * doesn't change exactly one row.
 */
export function tryStatements(db: DatabaseSync, groups: readonly string[][]): string[] {
  const done: string[] = []
  db.exec('BEGIN; PRAGMA defer_foreign_keys = TRUE')
  try {
    for (const group of groups) done.push(...tryGroup(db, group))
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
  return done
}

function tryGroup(db: DatabaseSync, group: readonly string[]): string[] {
  const done: string[] = []
  let waiting = group
  while (waiting.length > 0) {
    const taken: string[] = []
    let last: unknown
    for (const statement of waiting) {
      try {
        demandOneRow(db, statement)
        done.push(statement)
      } catch (error) {
        if (!isTaken(error)) throw failed(statement, error)
        taken.push(statement)
        last = error
      }
    }
    if (taken.length === waiting.length) throw failed(taken[0] ?? '', last)
    waiting = taken
  }
  return done
}

function demandOneRow(db: DatabaseSync, statement: string): void {
  const { changes } = db.prepare(statement).run()
  if (Number(changes) !== 1) throw new Error(`${changes} rows changed instead of one`)
}

/**
 * Returns an error whose message names the statement's table, but no values, because people may
 * have typed them.
 */
function failed(statement: string, error: unknown): Error {
  const [what] = /^\w+ (?:INTO |FROM )?"\w+"/.exec(statement) ?? []
  return new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error })
}
