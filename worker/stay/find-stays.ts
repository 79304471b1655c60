import { fewMatches, foundStays, type RankedStay } from '../../domain/search/found-stays.ts'
import { parseSearch, type TypedSearch } from '../../domain/search/parse-search.ts'
import type { StayFilter } from '../../domain/stay/stay-filter.ts'
import type { Database } from '../db/database.ts'
import type { Cursor } from '../db/page.ts'
import { listStatement } from './list-stays.ts'
import {
  beginningStatements,
  exactStatements,
  type FoundRow,
  type SearchStatement,
  type Sought,
  slippedStatement,
} from './search-statements.ts'
import { slippedReadings } from './slipped-keys.ts'

export const foundAtOnce = 20

/**
 * Maximum number of rows that a search may read, however many stays there are.
 * Checked by tests only.
 */
export const mostRowsRead = 60_000

/**
 * Returns the cursors of a page of matching stays, and one more if there is another page.
 * Without `q`, the newest stays come first. With `q`, the likeliest come first, and the page is
 * empty if `q` no longer finds the stay of `cursor`.
 */
export async function findStays(
  db: Database,
  filter: StayFilter,
  cursor: Cursor | null,
  now: Date,
): Promise<Cursor[]> {
  if (filter.q === undefined) return listStatement(db, filter, cursor, foundAtOnce)
  const search = parseSearch(filter.q)
  const found = await ranked(db, search, { filter, now }, cursor === null)
  const seen = cursor ? found.findIndex(({ id }) => id === cursor.id) + 1 : 0
  return cursor && seen === 0 ? [] : found.slice(seen, seen + foundAtOnce + 1)
}

/**
 * Returns the stays that a search finds, likeliest first.
 * Runs statements for less likely stays only until enough are found. For pages after the first,
 * always runs `beginningStatements`.
 */
async function ranked(
  db: Database,
  search: TypedSearch,
  sought: Sought,
  isFirstPage: boolean,
): Promise<Cursor[]> {
  const known = new Map<string, RankedStay>()
  const found = () => foundStays(search, [...known.values()], sought.now).map(({ stay }) => stay)
  const add = async (statements: readonly SearchStatement[]) => {
    for (const row of await run(db, statements)) know(known, row)
  }

  await add(exactStatements(db, search, sought))
  if (isFirstPage && found().length > foundAtOnce) return found()
  await add(beginningStatements(db, search, sought))
  if (found().length > fewMatches) return found()
  const slipped = await slippedReadings(db, search)
  await add(slipped.map((reading) => slippedStatement(db, reading, sought)))
  return found()
}

async function run(db: Database, statements: readonly SearchStatement[]): Promise<FoundRow[]> {
  const [first, ...others] = statements
  return first ? (await db.batch([first, ...others])).flat() : []
}

function know(known: Map<string, RankedStay>, { tag, collectorId, ...stay }: FoundRow): void {
  const { bags, collectors } = known.get(stay.id) ?? { bags: [], collectors: [] }
  known.set(stay.id, {
    stay,
    bags: tag === null ? bags : [...bags, { tag, status: 'inside' }],
    collectors: collectorId === null ? collectors : [...collectors, { id: collectorId }],
  })
}
