import type { StayCheck } from '../stay/stay-resolver.ts'

export async function loadBookingCheck(): Promise<StayCheck> {
  return (await import('./booking-check.ts')).bookingCheck
}
