import { type AnyColumn, gt, max, type SQL, sql } from 'drizzle-orm'
import type { Role } from '../../domain/business/roles.ts'
import { correctsCount } from '../../domain/desk/drawer-count.ts'
import type { TillCount, TillEntry } from '../../domain/desk/till.ts'
import { type Cash, expectedCash, moved, noCash } from '../../domain/payments/drawer.ts'
import { recordChange } from '../db/audit.ts'
import { type Database, ifChanged, insertIf } from '../db/database.ts'
import {
  assertSameRequest,
  type IdempotentRequest,
  selectDigest,
  underKey,
} from '../db/idempotency.ts'
import { drawer, drawerCounts } from '../db/schema/till.ts'
import { AppError } from '../errors.ts'
import { insertMovement } from '../stay/drawer.ts'
import {
  cashEntry,
  countOf,
  selectCounts,
  selectMovements,
  selectNewestCount,
} from './till-report.ts'

interface TillWriting {
  now: Date
  staffId: string
  idempotent: IdempotentRequest
}

const subjectId = 'drawer'

const tries = 5

interface Noted {
  action: 'cash_moved' | 'drawer_counted'
  data: Record<string, string | number | null>
}

function note(
  db: Database,
  auditId: string,
  { now, staffId, idempotent }: TillWriting,
  noted: Noted,
  condition: SQL,
) {
  const change = { id: auditId, actor: 'staff', subjectId, staffId, ...noted } as const
  return recordChange(db, { ...change, ...idempotent }, sql`WHERE ${condition}`, now)
}

/**
 * Records cash put into the drawer as change, or taken to the bank.
 * A repeat returns the entry that was recorded first. Throws `idempotency_key_reused` if the key belongs to
 * another request.
 */
export async function moveCash(
  db: Database,
  { kind, cash, reason }: { kind: 'float' | 'banked'; cash: Cash; reason: string },
  writing: TillWriting,
): Promise<TillEntry> {
  const auditId = crypto.randomUUID()
  const data = { kind, cents: cash.cents, lek: cash.lek, reason }
  const [, , [entry], [request]] = await db.batch([
    note(db, auditId, writing, { action: 'cash_moved', data }, sql`true`),
    insertMovement(db, auditId, moved(kind, cash)),
    selectMovements(db, underKey(writing.idempotent)),
    selectDigest(db, writing.idempotent),
  ])
  if (!request || !entry) throw new AppError('storage_unavailable')
  assertSameRequest(request, writing.idempotent)
  return cashEntry(entry)
}

async function sinceLastCount(db: Database) {
  const newest = selectNewestCount(db)
  const upTo = sql`coalesce((SELECT ${drawerCounts.upTo} FROM ${drawerCounts} ORDER BY ${drawerCounts.id} DESC LIMIT 1), 0)`
  const total = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)`
  const moved = db
    .select({
      taken: { cents: total(drawer.takenCents), lek: total(drawer.takenLek) },
      given: { cents: total(drawer.givenCents), lek: total(drawer.givenLek) },
      upTo: max(drawer.id),
    })
    .from(drawer)
    .where(gt(drawer.id, upTo))
  const [[last], [since]] = await db.batch([newest, moved])
  const count = last ? countOf(last) : null
  const held = count?.counted ?? noCash
  const movedUpTo = since?.upTo ?? null
  return {
    expected: since ? expectedCash(held, [since]) : held,
    upTo: movedUpTo ?? last?.count.upTo ?? 0,
    last: count && { ...count, hasMoved: movedUpTo !== null },
  }
}

/**
 * Saves a drawer count and the cash expected at that moment.
 * The next count starts from this one, so a difference is only reported once. Throws `drawer_moved` if cash is
 * moved or counted during every attempt, `owner_only` if anyone but an owner corrects a count, and
 * `idempotency_key_reused` if the key belongs to another request.
 */
export async function countDrawer(
  db: Database,
  counted: Cash,
  writing: TillWriting,
  role: Role,
): Promise<TillCount> {
  for (let time = 0; time < tries; time += 1) {
    const written = await writeCount(db, counted, writing, role)
    if (written) return written
  }
  throw new AppError('drawer_moved')
}

/** Returns `null` if the drawer has changed meanwhile. */
async function writeCount(db: Database, counted: Cash, writing: TillWriting, role: Role) {
  const { expected, upTo, last } = await sinceLastCount(db)
  if (role !== 'owner' && correctsCount(last, counted, writing.now)) {
    const [isRepeat] = await selectDigest(db, writing.idempotent)
    if (!isRepeat) throw new AppError('owner_only')
  }
  const auditId = crypto.randomUUID()
  const row = {
    id: null,
    auditId,
    upTo,
    expectedCents: expected.cents,
    expectedLek: expected.lek,
    countedCents: counted.cents,
    countedLek: counted.lek,
  }
  const isUpToDate = sql`NOT EXISTS (SELECT 1 FROM ${drawer} WHERE ${gt(drawer.id, upTo)})
    AND NOT EXISTS (SELECT 1 FROM ${drawerCounts} WHERE ${gt(drawerCounts.id, last?.id ?? 0)})`
  const [, , [count], [request]] = await db.batch([
    note(db, auditId, writing, { action: 'drawer_counted', data: { ...counted } }, isUpToDate),
    insertIf(db, drawerCounts, row, ifChanged(auditId)),
    selectCounts(db, underKey(writing.idempotent)),
    selectDigest(db, writing.idempotent),
  ])
  if (!request || !count) return null
  assertSameRequest(request, writing.idempotent)
  return countOf(count)
}
