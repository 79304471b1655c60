import type { StayValues } from '../../../../../web/guest/booking/form/stay-values.ts'

/** A form as a guest fills it in, with the changes that a test needs. */
export function filledIn(changes: Partial<StayValues> = {}): StayValues {
  return {
    customerName: 'Ana Hoxha',
    customerEmail: 'ana@example.org',
    customerPhone: '',
    dropOffDate: '2026-11-21',
    dropOffTime: '10:00',
    pickUpDate: '2026-11-21',
    pickUpTime: '17:00',
    luggageCount: '1',
    specialRequests: '',
    plan: 'daily',
    departureKind: 'bus',
    departureDate: '',
    departureTime: '',
    ...changes,
  }
}
