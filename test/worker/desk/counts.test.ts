import { env } from 'cloudflare:workers'
import { and, gte, lt } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { database } from '../../../worker/db/database.ts'
import { audit } from '../../../worker/db/schema/stays.ts'
import { countOf, selectClosedSince, selectCounts } from '../../../worker/desk/counts.ts'

const db = database(env)

interface Written {
  drawer: number
  cents: number
  isClosed: boolean
}

const minute = 60_000
const year = 365 * 24 * 60 * minute
let years = 0
let lastId = 0

const run = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values)

/**
 * Writes counts of new drawers in a new year, a minute apart.
 * Counts and closings can't be deleted, so each test has drawers and times of its own.
 */
async function write(counts: readonly Written[]) {
  years += 1
  const [start, before] = [years * year, lastId]
  const clerk = (drawer: number) => `clerk-${years}-${drawer}`
  const row = (id: string, action: string, subject: string, by: string, at: number) =>
    run(
      `INSERT INTO audit (id, action, actor, staff_id, subject_id, data, happened_at, at)
        VALUES (?, ?, 'staff', ?, ?, '{"date":"2041-01-01","cents":0,"lek":0}', ?, ?)`,
      ...[id, action, by, subject, at, at],
    )
  const drawers = [...new Set(counts.map(({ drawer }) => drawer))]
  await env.DB.batch([
    ...drawers.map((drawer) =>
      run(
        'INSERT INTO staff (id, username, created_at) VALUES (?, ?, 0)',
        clerk(drawer),
        clerk(drawer),
      ),
    ),
    ...counts.flatMap(({ drawer, cents, isClosed }, index) => {
      const [id, at, by] = [before + index + 1, start + index * minute, clerk(drawer)]
      const values = [id, `count-${id}`, 100, 0, 100 + cents, 0]
      return [
        row(`count-${id}`, 'drawer_counted', `drawer:${by}`, by, at),
        run('INSERT INTO drawer_counts VALUES (?, ?, 0, ?, ?, ?, ?)', ...values),
        ...(isClosed ? [row(`closing-${id}`, 'till_closed', `count:${id}`, by, at)] : []),
      ]
    }),
  ])
  lastId += counts.length
  const timeOf = (index: number) => new Date(start + index * minute)
  const ofThisYear = (from: number) =>
    and(gte(audit.at, timeOf(from)), lt(audit.at, new Date(start + year)))
  return { before, timeOf, ofThisYear, clerk }
}

async function rowsRead(statement: { toSQL: () => { sql: string; params: unknown[] } }) {
  const { sql, params } = statement.toSQL()
  const { meta } = await run(
    sql,
    ...params.map((value) => (value instanceof Date ? value.getTime() : value)),
  ).all()
  return meta.rows_read
}

/** What a count has to explain, added up one by one. */
function toExplain(counts: readonly Written[], index: number): number {
  const own = counts.slice(0, index).flatMap((one, at) => {
    return one.drawer === counts[index]?.drawer ? [{ ...one, at }] : []
  })
  const since = own.findLast(({ isClosed }) => isClosed)?.at ?? -1
  const open = own.filter(({ at }) => at > since)
  return open.reduce((sum, { cents }) => sum + cents, counts[index]?.cents ?? 0)
}

const written = fc.array(
  fc.record({
    drawer: fc.integer({ min: 0, max: 3 }),
    cents: fc.integer({ min: -50, max: 50 }),
    isClosed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
)

it('a count explains what its drawer’s counts since the last closing found, whichever are read', async () => {
  await fc.assert(
    fc.asyncProperty(written, fc.nat(24), async (counts, first) => {
      const { before, timeOf, ofThisYear } = await write(counts)
      for (const from of [0, first]) {
        const found = (await selectCounts(db, ofThisYear(from))).map(countOf)
        expect(found.map(({ id }) => id - before - 1)).toEqual(
          counts.map((_, index) => index).slice(from),
        )
        for (const { id, toExplain: cash } of found)
          expect(cash, `count ${id}`).toEqual({ cents: toExplain(counts, id - before - 1), lek: 0 })
      }
      const later = counts
        .map((one, index) => ({ ...one, id: before + index + 1 }))
        .filter(({ isClosed }, index) => isClosed && index >= first)
      const firsts = [...Map.groupBy(later, ({ drawer }) => drawer).values()].map(
        ([one]) => one?.id,
      )
      const found = (await selectClosedSince(db, timeOf(first))).map((row) => countOf(row).id)
      expect(found).toEqual(firsts.toSorted((a = 0, b = 0) => a - b))
    }),
    { numRuns: 40 },
  )
}, 60_000)

it('twice as many counts before the first closing read twice as many rows', async () => {
  const cost = async (many: number) => {
    const open = { drawer: 0, cents: 1, isClosed: false }
    const { ofThisYear } = await write(Array.from({ length: many }, () => open))
    return rowsRead(selectCounts(db, ofThisYear(0)))
  }
  const [few, many] = [await cost(100), await cost(200)]
  expect(few).toBeGreaterThan(200)
  expect(many).toBeLessThan(2.1 * few)
})

it('each of a hundred drawers has its closing on the next morning', async () => {
  const drawers = Array.from({ length: 100 }, (_, drawer) => drawer)
  const evening = drawers.map((drawer) => ({ drawer, cents: 0, isClosed: false }))
  const morning = drawers.map((drawer) => ({ drawer, cents: 0, isClosed: true }))
  const { timeOf, clerk } = await write([...evening, ...morning])
  const found = await selectClosedSince(db, timeOf(100))
  expect(found.map(({ holder }) => holder)).toEqual(drawers.map(clerk))
  // Each drawer's own counts, and nobody else's: those of all others would be 20,000 rows.
  expect(await rowsRead(selectClosedSince(db, timeOf(100)))).toBeLessThan(10_000)
})
