import type { LastChange } from '../../../domain/desk/undo.ts'
import { auditedData } from '../../../domain/stay/audited-update.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { recordAfter, type StayUpdate } from '../../../domain/stay/stay-update.ts'

/** An update as the database returns it later, if it is the stay's newest. */
export function lastChangeOf(before: StayRecord, change: StayUpdate, at: Date): LastChange {
  const known = new Set(before.payments.map(({ id }) => id))
  const { version } = recordAfter(before, change, at).stay
  return {
    action: change.action,
    actor: change.actor,
    version,
    stayVersion: version,
    fromStatus: before.stay.version > 0 ? before.stay.status : null,
    data: JSON.parse(JSON.stringify(auditedData(before, change))),
    at,
    charges: change.charges,
    bags: change.bags.map(({ id }) => id),
    payments: change.payments.map(({ id }) => id).filter((id) => !known.has(id)),
  }
}
