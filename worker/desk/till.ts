import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '../../domain/business/roles.ts'
import { shortOf } from '../../domain/desk/closing.ts'
import { correctsCount } from '../../domain/desk/drawer-count.ts'
import type { TillCount, TillEntry } from '../../domain/desk/till.ts'
import { type Cash, type CashCurrency, moved } from '../../domain/payments/drawer.ts'
import { recordChange } from '../db/audit.ts'
import { type Database, ifChanged, insertIf } from '../db/database.ts'
import {
  assertSameRequest,
  type IdempotentRequest,
  selectDigest,
  underKey,
} from '../db/idempotency.ts'
import { drawerCounts } from '../db/schema/till.ts'
import { AppError } from '../errors.ts'
import { insertMovement } from '../stay/drawer.ts'
import { countOf, selectCounts } from './counts.ts'
import { type DrawerOf, isUnmoved, readHeldCash, stillHolds, subjectOf } from './held-cash.ts'
import { cashEntry, selectMovements } from './till-report.ts'

export interface TillWriting {
  now: Date
  staffId: string
  idempotent: IdempotentRequest
}

const tries = 5

interface Noted {
  action: 'cash_moved' | 'drawer_counted'
  subjectId: string
  data: Record<string, string | number | null>
}

function note(
  db: Database,
  auditId: string,
  { now, staffId, idempotent }: TillWriting,
  noted: Noted,
  condition: SQL,
) {
  const change = { id: auditId, actor: 'staff', staffId, ...noted } as const
  return recordChange(db, { ...change, ...idempotent }, sql`WHERE ${condition}`, now)
}

const fieldOf: Record<CashCurrency, string> = { EUR: 'cash.cents', ALL: 'cash.lek' }

/**
 * Returns the condition that the drawer still holds `cash`.
 * Throws `drawer_short` if it holds less, unless the request is a repeat. The error doesn't say how
 * much is there, because the next count is blind.
 */
async function enoughFor(db: Database, of: DrawerOf, cash: Cash, idempotent: IdempotentRequest) {
  const held = await readHeldCash(db, of)
  const short = shortOf(held.cash, cash)
  if (short.length > 0) {
    const [isRepeat] = await selectDigest(db, idempotent)
    const fields = Object.fromEntries(short.map((one) => [fieldOf[one], 'invalid' as const]))
    if (!isRepeat) throw new AppError('drawer_short', { fields })
  }
  return stillHolds(held, cash)
}

/**
 * Records cash put into the drawer as change, or taken to the bank.
 * A repeat returns the entry that was recorded first. Throws `drawer_short`, `drawer_moved` or
 * `idempotency_key_reused`.
 */
export async function moveCash(
  db: Database,
  { kind, cash, reason }: { kind: 'float' | 'banked'; cash: Cash; reason: string },
  writing: TillWriting,
  of: DrawerOf,
): Promise<TillEntry> {
  const data = { kind, cents: cash.cents, lek: cash.lek, reason }
  const noted = { action: 'cash_moved', subjectId: subjectOf(of), data } as const
  for (let time = 0; time < tries; time += 1) {
    const auditId = crypto.randomUUID()
    const condition =
      kind === 'banked' ? await enoughFor(db, of, cash, writing.idempotent) : sql`true`
    const [, , [entry], [request]] = await db.batch([
      note(db, auditId, writing, noted, condition),
      insertMovement(db, auditId, moved(kind, cash)),
      selectMovements(db, underKey(writing.idempotent)),
      selectDigest(db, writing.idempotent),
    ])
    if (request) assertSameRequest(request, writing.idempotent)
    if (request && entry) return cashEntry(entry)
  }
  throw new AppError('drawer_moved')
}

/**
 * Saves a count of the drawer, and the cash expected at that moment.
 * A repeat returns the count that was saved first. Throws `drawer_moved`, `owner_only` or
 * `idempotency_key_reused`.
 */
export async function countDrawer(
  db: Database,
  counted: Cash,
  writing: TillWriting,
  { role, ...of }: DrawerOf & { role: Role },
): Promise<TillCount> {
  for (let time = 0; time < tries; time += 1) {
    const written = await writeCount(db, counted, writing, of, role)
    if (written) return written
  }
  throw new AppError('drawer_moved')
}

/**
 * Writes a count once per key. Returns `null` if the drawer has changed in the meantime.
 * Throws `owner_only` or `idempotency_key_reused`.
 */
async function writeCount(
  db: Database,
  counted: Cash,
  writing: TillWriting,
  of: DrawerOf,
  role: Role,
) {
  const held = await readHeldCash(db, of)
  const { cash: expected, upTo, hasMoved } = held
  const last = held.last && { ...held.last, hasMoved }
  if (role !== 'owner' && correctsCount(last, { expected, counted }, writing.now)) {
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
  const noted = {
    action: 'drawer_counted',
    subjectId: subjectOf(of),
    data: { ...counted },
  } as const
  const [, , [count], [request]] = await db.batch([
    note(db, auditId, writing, noted, isUnmoved(held)),
    insertIf(db, drawerCounts, row, ifChanged(auditId)),
    selectCounts(db, underKey(writing.idempotent)),
    selectDigest(db, writing.idempotent),
  ])
  if (!request || !count) return null
  assertSameRequest(request, writing.idempotent)
  return countOf(count)
}
