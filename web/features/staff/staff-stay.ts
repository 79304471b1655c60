import { inclusiveDays } from '../../../domain/calendar.ts'
import type { Cents } from '../../../domain/money.ts'
import { quote } from '../../../domain/pricing.ts'
import type { ServiceType, StorageType } from '../../../domain/services.ts'
import type { StayStatus } from '../../../domain/stay.ts'

/** What bookings and reservations have in common in the staff's lists. Instants are ISO, in UTC. */
export interface StaffStay {
  id: string
  reference: string
  customerName: string
  customerEmail: string
  customerPhone: string | null
  serviceType: ServiceType
  luggageCount: number | null
  startDate: string
  endDate: string | null
  specialRequests: string | null
  status: StayStatus
  createdAt: string
}

const hoursPerDay = 24

export type StayLength = { hours: number } | { days: number }

/**
 * How long a stay is (section 9): by its dates where both are known; a number alone means hours for
 * the short plan, and, where no plan is named, above 24. A ride has no length.
 */
export function lengthOf(
  stay: Pick<StaffStay, 'serviceType' | 'startDate' | 'endDate'>,
  storageType: StorageType | null,
  duration: number | null,
): StayLength | null {
  if (stay.serviceType !== 'storage' && !stay.endDate) return null
  if (storageType === 'short' && duration) return { hours: duration }
  if (stay.endDate) return { days: inclusiveDays(new Date(stay.startDate), new Date(stay.endDate)) }
  if (!duration) return { days: 1 }
  const isHours = storageType === null && duration > hoursPerDay
  return { days: isHours ? Math.max(1, Math.round(duration / hoursPerDay)) : duration }
}

/** What a reservation brings at the desk, in cents; nothing where staff have to name a price. */
export function expectedAmount(stay: StaffStay): Cents | null {
  const answer = quote({
    serviceType: stay.serviceType,
    storageType: 'daily',
    luggageCount: itemsOf(stay),
    startDate: new Date(stay.startDate),
    endDate: stay.endDate ? new Date(stay.endDate) : undefined,
  })
  return answer.kind === 'priced' ? answer.totalPrice : null
}

export function itemsOf({ luggageCount }: StaffStay): number {
  return luggageCount ?? 1
}
