import { type RideDay, rideDayOf } from '../../../../domain/desk/rides.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'

export type RideLists = Record<RideDay, StayRecord[]>

export function rideLists(records: readonly StayRecord[], now: Date): RideLists {
  const lists: RideLists = { earlier: [], today: [], tomorrow: [] }
  for (const record of records) {
    const day = rideDayOf(record.stay, now)
    if (day) lists[day].push(record)
  }
  for (const list of Object.values(lists)) {
    list.sort(
      ({ stay: one }, { stay: other }) =>
        one.startDate.getTime() - other.startDate.getTime() ||
        (one.customerName ?? '').localeCompare(other.customerName ?? ''),
    )
  }
  return lists
}
