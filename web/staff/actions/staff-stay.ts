import type { StorageType } from '../../../domain/business/stay.ts'
import type { StaffStay } from '../../../domain/reports/staff-lists.ts'
import { inclusiveDays } from '../../../domain/time/calendar.ts'

export type StayLength = { hours: number } | { days: number }

/**
 * Returns a stay's length in hours or days (specification, section 3).
 * Days include the first and the last. `duration` is in hours on the short plan, otherwise in days,
 * and `null` if unknown. Returns `null` if a service other than storage has no end date.
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
