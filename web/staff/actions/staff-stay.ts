import type { StorageType } from '../../../domain/business/stay.ts'
import type { StaffStay } from '../../../domain/reports/staff-lists.ts'
import { inclusiveDays } from '../../../domain/time/calendar.ts'

export type StayLength = { hours: number } | { days: number }

/**
 * Returns a stay's length in hours or days.
 * Returns hours for the short plan if `duration` is set, otherwise days, with the first and last included. Returns
 * `null` if a service other than storage has no end date. `duration` is in hours for the short plan, otherwise in days
 * (specification, section 3).
 */
export function lengthOf(
  stay: Pick<StaffStay, 'serviceType' | 'startDate' | 'endDate'>,
  storageType: StorageType,
  duration: number | null,
): StayLength | null {
  if (stay.serviceType !== 'storage' && !stay.endDate) return null
  if (storageType === 'short' && duration) return { hours: duration }
  if (stay.endDate) return { days: inclusiveDays(new Date(stay.startDate), new Date(stay.endDate)) }
  return { days: duration ?? 1 }
}
