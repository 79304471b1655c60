import type { DatabaseSync } from 'node:sqlite'

const isTaken = (error: unknown) => error instanceof Error && error.message.startsWith('UNIQUE')

/**
 * Runs the statements in a transaction, with every constraint and trigger of the database.
 * A statement that finds a unique value taken waits until the others of its group have run, because a tag moves
 * from bag to bag. Returns the statements in the order that worked. Throws if none works, and then changes nothing.
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

/** Names the statement's table, but no values, because people typed some of them. */
function failed(statement: string, error: unknown): Error {
  const [what] = /^\w+ (?:INTO |FROM )?"\w+"/.exec(statement) ?? []
  return new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error })
}
