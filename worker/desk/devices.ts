import { eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import { tagSlots } from '../../domain/desk/free-tags.ts'
import type { DeviceReport, DeviceTags } from '../../domain/desk/till.ts'
import type { Database } from '../db/database.ts'
import { bags } from '../db/schema/custody.ts'
import { devices } from '../db/schema/devices.ts'
import { audit, isCount, staff } from '../db/schema/stays.ts'

/** Milliseconds without a report after which a device's row is deleted. */
const memory = 30 * 24 * 3_600_000

/** Milliseconds without a report after which a device without pending actions may lose its slot. */
const silence = 24 * 3_600_000

/** Like `silence`, but for a device with pending actions. Longer than a weekend. */
const silenceWaiting = 3 * silence

const slots = JSON.stringify(Array.from({ length: tagSlots }, (_, slot) => slot + 1))

/**
 * Returns SQL for a device's slot, `null` if other devices have all of them.
 * Used as a subquery of the insert, so devices that report at the same time get different slots.
 */
function slotOf(id: string, now: Date) {
  const [since, sinceWaiting] = [now.getTime() - silence, now.getTime() - silenceWaiting]
  return sql<number | null>`(SELECT value FROM json_each(${slots}) WHERE value NOT IN (
      SELECT slot FROM devices WHERE id <> ${id} AND slot IS NOT NULL AND (reported_at > ${since} OR (waiting > 0 AND reported_at > ${sinceWaiting})))
    ORDER BY value = (SELECT slot FROM devices WHERE id = ${id}) DESC, value IN (SELECT slot FROM devices), value
    LIMIT 1)`
}

export async function noteDevice(
  db: Database,
  { staffId, ...report }: DeviceReport<Date> & { staffId: string; tags: readonly number[] },
  now: Date,
): Promise<DeviceTags> {
  const told = { ...report, staffId, reportedAt: now, slot: slotOf(report.id, now) }
  const set = { ...told, slot: sql`excluded.slot` }
  const [, , [own], inside, others] = await db.batch([
    db.insert(devices).values(told).onConflictDoUpdate({ target: devices.id, set }),
    db.delete(devices).where(lt(devices.reportedAt, new Date(now.getTime() - memory))),
    db.select({ slot: devices.slot }).from(devices).where(eq(devices.id, report.id)),
    db
      .select({ tag: bags.tag })
      .from(bags)
      .where(sql`${bags.outAuditId} IS NULL AND ${bags.voidAuditId} IS NULL`),
    db
      .select({ tags: devices.tags })
      .from(devices)
      .where(sql`${devices.id} <> ${report.id} AND ${devices.waiting} > 0`),
  ])
  const taken = [...inside.map(({ tag }) => tag), ...others.flatMap(({ tags }) => tags ?? [])]
  return { slot: own?.slot ?? null, taken: [...new Set(taken)].toSorted((a, b) => a - b) }
}

export async function forgetDevice(db: Database, id: string): Promise<void> {
  await db.delete(devices).where(eq(devices.id, id))
}

export function selectDevices(db: Database) {
  const lastCount = sql`coalesce((SELECT max(${audit.at}) FROM ${audit} WHERE ${isCount}), 0)`
  return db
    .select({
      id: devices.id,
      waiting: devices.waiting,
      oldestAt: devices.oldestAt,
      staff: staff.username,
      heardAt: devices.reportedAt,
    })
    .from(devices)
    .innerJoin(staff, eq(staff.id, devices.staffId))
    .where(or(gt(devices.waiting, 0), gte(devices.reportedAt, lastCount)))
    .orderBy(devices.reportedAt)
}
