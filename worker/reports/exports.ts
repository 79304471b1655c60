import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { ExportKind, StaffExport } from '../../domain/reports/staff-exports.ts'
import { boundsOf, type Period } from '../../domain/time/period.ts'
import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { audit, staff, stays } from '../db/schema/stays.ts'

const subjectId = 'export'
const action = 'exported'

const shown = 10

interface Noted {
  kind: ExportKind
  period: Period
  rows: number
}

export async function countStays(db: Database, period: Period): Promise<number> {
  const { from, until } = boundsOf(period)
  const [found] = await db
    .select({ rows: count() })
    .from(stays)
    .where(and(gte(stays.startDate, from), lt(stays.startDate, until)))
  return found?.rows ?? 0
}

export async function noteExport(
  db: Database,
  { kind, period, rows }: Noted,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const change = { id: crypto.randomUUID(), actor: 'staff', action } as const
  const data = { kind, ...period, rows }
  await recordChange(db, { ...change, subjectId, staffId, data }, sql`WHERE true`, now)
}

export async function lastExports(db: Database): Promise<StaffExport<Date>[]> {
  const told = await db
    .select({ id: audit.id, username: staff.username, at: audit.at, data: audit.data })
    .from(audit)
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .where(and(eq(audit.subjectId, subjectId), eq(audit.action, action)))
    .orderBy(desc(audit.at))
    .limit(shown)
  return told.map(({ data: { kind, from, to, rows }, ...made }) => ({
    ...made,
    kind: kind === 'money' ? 'money' : 'stays',
    from: String(from),
    to: String(to),
    rows: Number(rows),
  }))
}
