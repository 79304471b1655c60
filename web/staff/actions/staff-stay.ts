import type { StorageType } from '../../../domain/business/stay.ts'
import type { StaffStay } from '../../../domain/reports/staff-lists.ts'
import { inclusiveDays } from '../../../domain/time/calendar.ts'

export type StayLength = { hours: number } | { days: number }

/**
 * How long a stay is (section 9): by its dates where both are known; a number alone means hours for
 * the short plan and days for the others. A ride has no length.
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
