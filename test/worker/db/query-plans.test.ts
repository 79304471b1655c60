import { env } from 'cloudflare:workers'
import { desc, eq, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseSearch } from '../../../domain/search/parse-search.ts'
import type { StayFilter } from '../../../domain/stay/stay-filter.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { monthOf } from '../../../domain/time/period.ts'
import { database } from '../../../worker/db/database.ts'
import { type Cursor, newestFirst } from '../../../worker/db/page.ts'
import { contactMessages } from '../../../worker/db/schema/post.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { selectErasedPhotos, selectNamedPhotos } from '../../../worker/desk/bag-photos.ts'
import { expectedOrHere } from '../../../worker/desk/desk-stays.ts'
import { selectOpenDays } from '../../../worker/desk/open-days.ts'
import { selectEmails } from '../../../worker/email/record-delivery.ts'
import { selectOrphansToErase } from '../../../worker/pass/erase-orphans.ts'
import { selectOldTyped } from '../../../worker/pass/erase-typed.ts'
import {
  attentionCounts,
  countAttention,
  readAttention,
} from '../../../worker/reports/attention.ts'

import { attentionStatements } from '../../../worker/reports/attention-statements.ts'
import { staysOfPeriod } from '../../../worker/reports/export-stays.ts'
import { figureStatements } from '../../../worker/reports/figures.ts'
import { monthStatements } from '../../../worker/reports/month-figures.ts'
import { selectRecentEmails } from '../../../worker/reports/system-records.ts'
import { findStays, foundAtOnce, mostRowsRead } from '../../../worker/stay/find-stays.ts'
import { listStatement } from '../../../worker/stay/list-stays.ts'
import {
  beginningStatements,
  exactStatements,
  slippedStatement,
} from '../../../worker/stay/search-statements.ts'
import { slipStatement } from '../../../worker/stay/slipped-keys.ts'
import { historyStatements } from '../../../worker/stay/stay-history.ts'
import { seedStatements } from '../../bench/server/seed-stays.ts'
import { countingD1, D1Meter } from '../support/counting-d1.ts'

const db = database(env)
const now = new Date('2026-11-21T10:00:00Z')
const thousands = 3000

interface Statement {
  toSQL(): { sql: string; params: unknown[] }
}

/** What the database does for a statement, step by step. */
async function planOf(statement: Statement): Promise<string[]> {
  const { sql, params } = statement.toSQL()
  const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...params)
  const steps = (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail)
  return steps.map((step) => step.replace(/(SUBQUERY|subquery)[ -]\d+/, '$1'))
}

const cursor = { createdAt: now, id: crypto.randomUUID() }
const day = tiranaDate(now)
const reader = { drawers: 'shared', staffId: 'nobody', role: 'owner' } as const

/** Newest first, from behind the last one that was seen. */
const behind = '(created_at,id)<(?,?)'
const byId = (table: string) => `SEARCH ${table} USING INDEX sqlite_autoindex_${table}_1 (id=?)`
const onDay = 'SEARCH stays USING COVERING INDEX stays_by_day (start_date>? AND start_date<?)'
const passed = (index: string) => `SEARCH stays USING COVERING INDEX ${index}`
const sorted = 'USE TEMP B-TREE FOR ORDER BY'
const ofItsStay = 'SEARCH payments USING INDEX payments_of (stay_id=?)'
const refundsOfIt = [
  'CORRELATED SCALAR SUBQUERY',
  ofItsStay,
  'SEARCH refunds USING INDEX refunds_of (payment_id=?)',
]
const lost = [
  'CORRELATED SCALAR SUBQUERY',
  'SEARCH disputes USING INDEX disputes_of (payment_id=?)',
]
const uncollected = 'SEARCH stays USING INDEX stays_by_pick_up (status=? AND pick_up_at<?)'
const itsStay = [
  'CORRELATED SCALAR SUBQUERY',
  'SEARCH payments USING INDEX payments_paymentIntentId_unique (payment_intent_id=?)',
]
const orphans = [
  'SCAN audit USING INDEX audit_orphans',
  'CORRELATED SCALAR SUBQUERY',
  'SEARCH resolved USING INDEX audit_by_subject (subject_id=?)',
  'CORRELATED SCALAR SUBQUERY',
  'SEARCH setback USING INDEX audit_by_subject (subject_id=?)',
  ...itsStay,
]
const bagsOfIt = 'SEARCH own USING INDEX bags_of (stay_id=?)'
const paymentsOfIt = 'SEARCH own USING INDEX payments_of (stay_id=?)'
const perStay = ['CORRELATED SCALAR SUBQUERY', 'CO-ROUTINE (subquery)']
const distinct = 'USE TEMP B-TREE FOR DISTINCT'
const inOrder = 'SCAN (subquery)'
const grouped = 'USE TEMP B-TREE FOR GROUP BY'
const eachDay = 'SCAN day VIRTUAL TABLE INDEX 1:'

const status = 'completed' as const
const service = 'taxi' as const

const searches: [what: string, filter: StayFilter, plan: string[]][] = [
  ['everything', {}, [passed(`stays_by_time (${behind})`)]],
  ['a state', { status }, [passed(`stays_of_status (status=? AND ${behind})`)]],
  ['a service', { service }, [passed(`stays_of_service (service_type=? AND ${behind})`)]],
  [
    'a state and a service',
    { status, service },
    [passed(`stays_of_both (status=? AND service_type=? AND ${behind})`)],
  ],
  ['a day', { day }, [byId('stays'), 'LIST SUBQUERY', onDay, sorted]],
  ['all of them', { day, status, service }, [byId('stays'), 'LIST SUBQUERY', onDay, sorted]],
]

/** What no search may do: go through a table or a whole index, except that of the newest stays up to its limit. */
const isWhole = /^SCAN (?!text VIRTUAL|stays USING INDEX stays_(by_time|of_)|stays$|\(subquery)/

const words: [what: string, filter: StayFilter][] = [
  ['a word', { q: 'ana' }],
  ['words in a state', { q: 'ana hoxha', status }],
  ['three words', { q: 'ana hoxha common' }],
  ['a word on a day', { q: 'ana', day }],
  ['an email address', { q: 'ana@gmail.com' }],
  ['a tag', { q: '17' }],
  ['digits', { q: '0691', service }],
  ['a reference', { q: 'tir-2026-100-k7qm' }],
  ['the code of a pick-up pass', { q: 'pick-aaaa-aaaa' }],
]

const list = (table: typeof stays | typeof contactMessages, filter?: SQL) =>
  newestFirst(db.select().from(table).$dynamic(), table, cursor, filter)
const last = { startDate: now, id: cursor.id } as typeof stays.$inferSelect

const others: [what: string, statements: readonly Statement[], ...plans: string[][]][] = [
  [
    'bookings and reservations',
    [list(stays, eq(stays.kind, 'booking'))],
    [`SEARCH stays USING INDEX stays_newest (kind=? AND ${behind})`],
  ],
  [
    'messages',
    [list(contactMessages)],
    [`SEARCH contact_messages USING INDEX contact_messages_newest (${behind})`],
  ],
  [
    'today',
    [expectedOrHere(db, now)],
    [
      'MULTI-INDEX OR',
      'INDEX 1',
      'SEARCH stays USING INDEX stays_by_pick_up (status=? AND pick_up_at>?)',
      'INDEX 2',
      'SEARCH stays USING INDEX stays_of_status (status=?)',
    ],
  ],
  [
    'the figures',
    figureStatements(db, now),
    // A row for each combination, not for each stay.
    ['SCAN stay_tallies'],
    ['SEARCH stays USING COVERING INDEX stays_newest (kind=? AND created_at>?)'],
    ['SCAN contact_messages USING COVERING INDEX sqlite_autoindex_contact_messages_1'],
  ],
  [
    'a month',
    monthStatements(db, monthOf(day)),
    [
      eachDay,
      'SEARCH audit USING INDEX audit_arrivals (happened_at>? AND happened_at<?)',
      'SEARCH bags USING INDEX bags_taken_in (in_audit_id=?)',
      // Only for voided rows.
      'CORRELATED SCALAR SUBQUERY',
      'SEARCH voiding USING INDEX sqlite_autoindex_audit_1 (id=?)',
      byId('stays'),
      grouped,
    ],
    [
      eachDay,
      'SEARCH stays USING INDEX stays_by_start (status=? AND start_date>? AND start_date<?)',
      grouped,
    ],
    [
      eachDay,
      'SEARCH payments USING INDEX payments_online (paid_at>? AND paid_at<?)',
      byId('stays'),
      grouped,
    ],
    [
      eachDay,
      'SEARCH audit USING INDEX audit_by_time (at>? AND at<?)',
      byId('stays'),
      'SEARCH payments USING INDEX payments_of (stay_id=?)',
      grouped,
    ],
    [
      eachDay,
      'SEARCH audit USING INDEX audit_by_time (at>? AND at<?)',
      byId('stays'),
      'SEARCH undone USING INDEX audit_of_stay (stay_id=? AND version=?)',
      'SEARCH payments USING INDEX payments_of (stay_id=?)',
      grouped,
    ],
    [
      eachDay,
      'SEARCH audit USING INDEX audit_by_time (at>? AND at<?)',
      'SEARCH refunds USING INDEX refunds_of_audit (audit_id=?)',
      byId('payments'),
      byId('stays'),
      grouped,
    ],
    [
      eachDay,
      'SEARCH refunds USING INDEX refunds_failed_by_time (failed_at>? AND failed_at<?)',
      byId('payments'),
      byId('stays'),
      grouped,
    ],
  ],
  [
    'what needs attention',
    attentionStatements(db, now, reader),
    ['SCAN disputes USING INDEX disputes_unanswered', byId('payments'), byId('stays')],
    ['SCAN payments USING INDEX payments_in_review', ...lost, byId('stays'), ...lost],
    orphans,
    [
      'SCAN stays USING INDEX stays_to_refund',
      'CORRELATED SCALAR SUBQUERY',
      ofItsStay,
      ...lost,
      ...refundsOfIt,
      'CORRELATED SCALAR SUBQUERY',
      'SEARCH later USING INDEX refunds_of (payment_id=?)',
    ],
    [
      'SEARCH stays USING INDEX stays_of_status (status=?)',
      'CORRELATED SCALAR SUBQUERY',
      ofItsStay,
    ],
    ['SCAN contact_messages USING INDEX contact_messages_unread'],
    ['SEARCH stays USING INDEX stays_in_conflict (conflict_at>?)'],
    [
      'SCAN audit USING INDEX audit_dropped',
      'CORRELATED SCALAR SUBQUERY',
      'SEARCH resolved USING INDEX audit_by_subject (subject_id=?)',
      byId('staff'),
      `${byId('staff').replace('SEARCH staff', 'SEARCH maker')} LEFT-JOIN`,
      `${byId('staff').replace('SEARCH staff', 'SEARCH sender')} LEFT-JOIN`,
      `${byId('stays')} LEFT-JOIN`,
    ],
    ['SEARCH stays USING INDEX stays_unpriced (unpriced_at>?)'],
    [uncollected],
    [uncollected],
    ['SEARCH stays USING INDEX stays_left_unpaid (ended_at>?)'],
    ['SEARCH outbox USING INDEX outbox_dead (status=?)', `${byId('stays')} LEFT-JOIN`],
    [
      'SCAN mailbox_turns USING INDEX mailbox_turns_waiting',
      byId('outbox'),
      `${byId('stays')} LEFT-JOIN`,
      `${byId('contact_messages')} LEFT-JOIN`,
      'CORRELATED SCALAR SUBQUERY',
      'SEARCH later USING COVERING INDEX outbox_joined (joined_id=?)',
      sorted,
    ],
    ['SEARCH bags USING INDEX bags_of (stay_id=?)', 'LIST SUBQUERY', uncollected, sorted],
    [
      'SEARCH audit USING INDEX audit_of_stay (stay_id=?)',
      'LIST SUBQUERY',
      uncollected,
      `${byId('staff')} LEFT-JOIN`,
      sorted,
    ],
    ['SEARCH audit USING INDEX audit_by_subject (subject_id=?)', 'LIST SUBQUERY', ...orphans],
  ],
  [
    'an export',
    [staysOfPeriod(db, { from: day, to: day }, last)],
    [
      'SEARCH stays USING INDEX stays_by_day (start_date>? AND start_date<?)',
      ...[...perStay, bagsOfIt, distinct, inOrder],
      ...[...perStay, paymentsOfIt, distinct, inOrder],
      ...[...perStay, 'COMPOUND QUERY', 'LEFT-MOST SUBQUERY', paymentsOfIt, 'UNION ALL'],
      ...[paymentsOfIt, 'SEARCH back USING INDEX refunds_of (payment_id=?)', inOrder],
      ...[...perStay, bagsOfIt, byId('audit').replace('audit', 'arrived')],
      ...[byId('staff').replace('staff', 'clerk'), distinct, inOrder],
    ],
  ],
  [
    'the history of a stay',
    historyStatements(db, cursor.id),
    [
      'SEARCH audit USING INDEX audit_of_stay (stay_id=?)',
      'SEARCH staff USING INDEX sqlite_autoindex_staff_1 (id=?) LEFT-JOIN',
      'SEARCH sender USING INDEX sqlite_autoindex_staff_1 (id=?) LEFT-JOIN',
    ],
    [
      'SEARCH audit USING INDEX audit_by_subject (subject_id=?)',
      'LIST SUBQUERY',
      'COMPOUND QUERY',
      'LEFT-MOST SUBQUERY',
      'SEARCH bags USING INDEX bags_of (stay_id=?)',
      'UNION ALL',
      'SCAN CONSTANT ROW',
      'SEARCH staff USING INDEX sqlite_autoindex_staff_1 (id=?) LEFT-JOIN',
      'SEARCH sender USING INDEX sqlite_autoindex_staff_1 (id=?) LEFT-JOIN',
    ],
    ['SEARCH outbox USING INDEX outbox_of (stay_id=?)', sorted],
  ],
  [
    'the emails of an event',
    [selectEmails(db, 'an-id')],
    ['SEARCH outbox USING INDEX outbox_at_provider (provider_id=?)', `${byId('stays')} LEFT-JOIN`],
  ],
  [
    'whether deliveries are reported',
    [selectRecentEmails(db, now)],
    ['SEARCH outbox USING INDEX outbox_due (status=? AND next_attempt_at>? AND next_attempt_at<?)'],
  ],
  [
    'what staff typed a year ago',
    [selectOldTyped(db, now, 100)],
    [
      'SEARCH audit USING INDEX audit_typed (at<?)',
      'SEARCH stays USING INDEX sqlite_autoindex_stays_1 (id=?) LEFT-JOIN',
    ],
  ],
  [
    'orphan payments whose guest is erased',
    [selectOrphansToErase(db, now, 100)],
    ['SCAN audit USING INDEX audit_orphans', ...itsStay],
  ],
  [
    'photos to delete',
    [selectErasedPhotos(db, 1000), selectNamedPhotos(db, ['a'])],
    ['SEARCH bags USING INDEX bags_photos_due (photo_due_at>?)'],
    [
      'SEARCH bags USING COVERING INDEX bags_photos (photo_key=?)',
      'LIST SUBQUERY',
      'SCAN json_each VIRTUAL TABLE INDEX 1:',
    ],
  ],
]

const plansOf = (statements: readonly Statement[]) => Promise.all(statements.map(planOf))

describe('budget 10: staff wait no longer with years of stays, as an index leads', () => {
  beforeAll(async () => {
    for (const sql of seedStatements(0, thousands, now)) await env.DB.prepare(sql).run()
    // A word of so many stays that those with another one as well are met on the way through all.
    await env.DB.prepare(
      `INSERT INTO stay_keys (key, stay_id)
        SELECT 'common' || value, stays.id FROM stays, json_each('[1, 2, 3, 4]')`,
    ).run()
  })

  it.each(searches)('to those filtered by %s', async (_, filter, plan) => {
    expect(await planOf(listStatement(db, filter, cursor, foundAtOnce))).toEqual(plan)
  })

  it.each(words)('to those searched by %s', async (_, filter) => {
    const search = parseSearch(filter.q ?? '')
    const sought = { filter, now }
    const statements = [
      ...exactStatements(db, search, sought),
      ...beginningStatements(db, search, sought),
      slippedStatement(db, { keys: ['ana', 'anna'], words: search[0] ?? [] }, sought),
    ]
    const plans = (await plansOf(statements)).flat()
    expect(plans.filter((step) => isWhole.test(step))).toEqual([])
    expect(plans.some((step) => step.startsWith('SEARCH '))).toBe(true)
  })

  it('to words with a typing slip', async () => {
    const [word] = parseSearch('papadopuolos')[0] ?? []
    const plan = word ? await planOf(slipStatement(db, word)) : []
    expect(plan.filter((step) => isWhole.test(step))).toEqual([])
    expect(plan.filter((step) => step.startsWith('SEARCH key_slips USING'))).toHaveLength(2)
  })

  it.each(others)('to %s', async (_, statements, ...plans) => {
    expect(await plansOf(statements)).toEqual(plans)
  })
})

/** Rows that the database looked at for a statement. */
async function rowsRead(statement: Statement): Promise<number> {
  const { sql, params } = statement.toSQL()
  const bound = params.map((value) => (value instanceof Date ? value.getTime() : value))
  return (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all()
  ).meta.rows_read
}

describe('what the jobs ask every minute', () => {
  it('goes through no photo of a guest who is still there, however many bags have one', async () => {
    await env.DB.prepare(`UPDATE bags SET photo_key = 'of ' || id`).run()
    const photographed = await env.DB.prepare('SELECT count(*) AS many FROM bags').first('many')
    expect(photographed).toBeGreaterThan(1000)
    expect(await rowsRead(selectErasedPhotos(db, 1000))).toBeLessThan(5)
  })
})

describe('the number beside what needs attention', () => {
  it('is found by the indexes of the list', async () => {
    const member = { drawers: 'person', staffId: 'nobody', role: 'staff' } as const
    const plans = [
      ...(await plansOf(attentionCounts(db, now, reader))),
      ...(await plansOf(attentionCounts(db, now, member))),
    ]
    const whole = plans.flat().filter((step) => /^SCAN (?!.*USING|\(subquery|found)/.test(step))
    expect(whole).toEqual([])
  })

  it('finds a day left open without going through years of cash that nobody counted', async () => {
    const start = now.getTime() - thousands * 3_600_000
    const each = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${thousands - 1})`
    for (const sql of [
      `INSERT INTO staff (id, username, created_at) VALUES ('clerk', 'clerk@till.example', 0)`,
      `INSERT INTO audit (id, action, actor, staff_id, subject_id, data, happened_at, at) ${each}
        SELECT 'float' || i, 'cash_moved', 'staff', 'clerk', 'drawer', '{}', ${start} + i * 3600000, ${start} + i * 3600000 FROM n`,
      `INSERT INTO drawer (audit_id, kind, cents, taken_cents, lek_per_euro) ${each} SELECT 'float' || i, 'float', 100, 100, 100 FROM n`,
    ])
      await env.DB.prepare(sql).run()
    const statement = selectOpenDays(db, { drawers: 'shared', now })
    expect(await statement).toMatchObject([{ at: expect.any(Number) }])
    expect(await rowsRead(statement)).toBeLessThan(60)
    const steps = (
      await plansOf([statement, selectOpenDays(db, { drawers: 'person', now })])
    ).flat()
    expect(steps.filter((step) => /^SCAN (?!moved|\(subquery)/.test(step))).toEqual([])
  })

  it('equals the list’s length, kind by kind as far as that goes', async () => {
    const { entries, more } = await readAttention(db, now, reader)
    const { count, atLeast } = await countAttention(db, now, reader)
    expect([count, atLeast]).toEqual([entries.length, more.length > 0])
    expect(count).toBeGreaterThan(10)
  })
})

describe('a search among thousands', () => {
  const find = async (filter: StayFilter, from: Cursor | null = null) =>
    (await findStays(db, filter, from, now)).slice(0, foundAtOnce)
  const all = () => db.select().from(stays).orderBy(desc(stays.createdAt), desc(stays.id))

  async function everyPage(filter: StayFilter): Promise<string[]> {
    const found: string[] = []
    for (let page = await find(filter); page.length > 0; ) {
      found.push(...page.map(({ id }) => id))
      page = await find(filter, page.at(-1) ?? null)
    }
    return found
  }

  it.each<[StayFilter, (stay: typeof stays.$inferSelect) => boolean]>([
    [{}, () => true],
    [{ status, service }, (stay) => stay.status === status && stay.serviceType === service],
    [{ day, status: 'pending' }, (s) => s.status === 'pending' && tiranaDate(s.startDate) === day],
    [{ q: 'nobody' }, () => false],
    [{ q: 'drita emma' }, () => false],
    [{ q: 'common nobody' }, () => false],
  ])('by %j finds all, page by page, each once, the newest first', async (filter, isSought) => {
    const wanted = (await all()).filter(isSought).map(({ id }) => id)
    expect(await everyPage(filter)).toEqual(wanted)
  })

  it.each<[StayFilter, (stay: typeof stays.$inferSelect) => boolean]>([
    [{ q: 'hoxha dri' }, ({ customerName }) => /^Dri\w+ Hox/.test(customerName ?? '')],
    [{ q: 'dri hox' }, ({ customerName }) => /^Dri\w+ Hox/.test(customerName ?? '')],
    [{ q: 'hoxah' }, ({ customerName }) => /Hoxha/.test(customerName ?? '')],
    [{ q: 'TIR 2026-10' }, ({ reference }) => /^TIR-2026-10/.test(reference)],
    [{ q: 'hoxha', status }, (s) => s.status === status && /Hoxha/.test(s.customerName ?? '')],
    [
      { q: 'a', status: 'no_show' },
      (s) => s.status === 'no_show' && /\ba/i.test(`${s.customerName}`),
    ],
    [
      { q: 'drita', day },
      (s) => tiranaDate(s.startDate) === day && /^Drita/.test(`${s.customerName}`),
    ],
  ])('by %j finds the newest, page by page, each once', async (filter, isSought) => {
    const wanted = new Set((await all()).filter(isSought).map(({ id }) => id))
    const found = await everyPage(filter)
    expect(new Set(found).size).toBe(found.length)
    expect(found.filter((id) => !wanted.has(id))).toEqual([])
    // Each statement returns up to a hundred.
    expect(found.length).toBeGreaterThanOrEqual(Math.min(wanted.size, 100))
    expect(found.length).toBeGreaterThan(0)
  })

  it.each([
    ...['hoxha', 'drita hoxha', 'hox dri', 'hoxah', 'drita nielsne', '4356', '069 435', 'a', '17'],
    ...[
      'common',
      'common common',
      'common hoxha',
      'hox common dri',
      'common 1 a b c d',
      'tir 2026 1',
    ],
  ])('by %s reads a bounded number of rows, however many stays there are', async (q) => {
    const meter = new D1Meter()
    const rows = { read: 0, written: 0 }
    meter.rows = rows
    await findStays(database({ DB: countingD1(env.DB, meter) }), { q }, null, now)
    expect(rows.read).toBeGreaterThan(0)
    expect(rows.read).toBeLessThanOrEqual(mostRowsRead)
  })
})
