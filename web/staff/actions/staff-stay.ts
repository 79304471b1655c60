import type { StorageType } from '../../../domain/business/stay.ts'
import type { StaffStay } from '../../../domain/reports/staff-lists.ts'
import { inclusiveDays } from '../../../domain/time/calendar.ts'

export type StayLength = { hours: number } | { days: number }

/**
 * Returns a stay's length in hours or days (specification, section 3).
 * A stay on the short plan with a `duration` is measured in hours. All others are measured in days,
 * including the first and the last. For storage without an end date, this is `duration`, or 1 if it
 * is `null`. Returns `null` for any other service without an end date.
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
