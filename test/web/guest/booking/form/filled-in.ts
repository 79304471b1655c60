import type { StayValues } from '../../../../../web/guest/booking/form/stay-values.ts'

/** A form as a traveller fills it in, with what matters to a test changed. */
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
