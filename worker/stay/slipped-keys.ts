import { type SQL, sql } from 'drizzle-orm'
import { isSlip, isSlipWithin, mayHaveSlipWithin } from '../../domain/search/fit-word.ts'
import { wordOf } from '../../domain/search/name-words.ts'
import type { TypedSearch, TypedWord } from '../../domain/search/parse-search.ts'
import { withOneLeftOut } from '../../domain/search/slip.ts'
import { mayHaveSlip } from '../../domain/search/stay-keys.ts'
import type { Database } from '../db/database.ts'
import { keySlips } from '../db/schema/stays.ts'
import { fromKeys, type SoughtKeys } from './key-entries.ts'

/** Maximum number of rows per look-up of a word. */
const mostSlips = 1000
/** Maximum number of keys that a word may mean. */
const mostKeys = 50

/**
 * Maximum number of readings that are searched with a typo.
 * All later ones contain joined words.
 */
const mostReadings = 2

export interface SlippedReading {
  /** Keys that the word with a typo may mean. */
  keys: string[]
  /** The reading's words, except the one with the typo. */
  words: TypedWord[]
}

/**
 * Returns the first `mostReadings` readings, once for each word that may have a typo.
 * `keys` differ from that word by at most one typo, or begin with a text that does. Leaves out a
 * word if no key matches it.
 */
export async function slippedReadings(
  db: Database,
  search: TypedSearch,
): Promise<SlippedReading[]> {
  const possible = search.slice(0, mostReadings).flatMap((words) =>
    words.filter(mayHaveSlip).map((word) => ({
      word,
      words: words.filter((other) => other !== word),
    })),
  )
  const [first, ...others] = possible.map(({ word }) => slipStatement(db, word))
  if (!first) return []
  const found = await db.batch([first, ...others])
  return possible
    .map(({ word, words }, at) => {
      const keys = (found[at] ?? []).map(({ key }) => key)
      return { keys: keys.filter((key) => isMeant(word, key)).slice(0, mostKeys), words }
    })
    .filter(({ keys }) => keys.length > 0)
}

function isMeant(typed: TypedWord, key: string): boolean {
  const word = wordOf(key)
  return isSlip(typed, word) || isSlipWithin(typed, word)
}

/**
 * Selects keys that may differ from the word by one typo (see `withOneLeftOut`).
 * For longer words, also selects keys whose beginning may differ by one typo.
 */
export function slipStatement(db: Database, word: TypedWord) {
  const texts = [...new Set([word.plain, word.sound].flatMap(withOneLeftOut))]
  const ofWords = limited({ texts, areWhole: true })
  const ofBeginnings = sql`UNION ALL ${limited({ texts, areWhole: false })}`
  const all = sql`(${ofWords} ${mayHaveSlipWithin(word) ? ofBeginnings : sql``})`
  return db.selectDistinct({ key: sql<string>`${sql.identifier('key')}` }).from(all)
}

function limited(slips: SoughtKeys): SQL {
  return sql`SELECT * FROM (SELECT ${keySlips.key} ${fromKeys(keySlips, keySlips.slip, slips)} LIMIT ${mostSlips})`
}
