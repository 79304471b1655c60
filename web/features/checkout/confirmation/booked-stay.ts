import { currentTariff } from '../../../../domain/business.ts'
import { collectBy } from '../../../../domain/collect-by.ts'
import { lastSafePickUp } from '../../../../domain/departure.ts'
import type { OpeningTimes } from '../../../../domain/opening-times.ts'
import type { StorageType } from '../../../../domain/storage-types.ts'
import { keptDeparture } from './kept-departure.ts'

/** A stay as its receipt has it. Instants are ISO, in UTC. */
export interface BookedStay {
  startDate: string
  endDate?: string | null
  /** When it ends, which the pass knows of a stay that named no pick-up too. */
  pickUpAt?: string
  luggageCount: number
  storageType: StorageType
  /** How many changes of it a calendar has to take over; none of what was booked just now. */
  changes?: number
}

export function pickUpOf({ startDate, endDate, pickUpAt }: BookedStay): Date {
  return new Date(pickUpAt ?? endDate ?? startDate)
}

/** Until when the bags can be collected for nothing more than what was agreed. */
export function lastPickUp(stay: BookedStay, openingTimes: OpeningTimes): Date {
  const { luggageCount, storageType } = stay
  const agreed = {
    serviceType: 'storage',
    storageType,
    luggageCount,
    startDate: new Date(stay.startDate),
    pickUpAt: pickUpOf(stay),
    tariff: currentTariff,
  } as const
  return collectBy(agreed, openingTimes)
}

/** The last pick-up that leaves time for the bus or the plane that the guest named in the form. */
export function safePickUp(stay: BookedStay, openingTimes: OpeningTimes) {
  const departure = keptDeparture(stay.startDate)
  return departure && { ...lastSafePickUp(departure, openingTimes), kind: departure.kind }
}
