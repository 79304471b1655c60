import { eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import type { DeviceReport } from '../../domain/desk/till.ts'
import type { Database } from '../db/database.ts'
import { devices } from '../db/schema/devices.ts'
import { audit, isCount, staff } from '../db/schema/stays.ts'

/** Milliseconds from a device's last report to its deletion. */
const memory = 30 * 24 * 3_600_000

export async function noteDevice(
  db: Database,
  { staffId, ...report }: DeviceReport<Date> & { staffId: string },
  now: Date,
): Promise<void> {
  const told = { ...report, staffId, reportedAt: now }
  await db.batch([
    db.insert(devices).values(told).onConflictDoUpdate({ target: devices.id, set: told }),
    db.delete(devices).where(lt(devices.reportedAt, new Date(now.getTime() - memory))),
  ])
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
