import type { StayCheck } from '../form/stay-resolver.ts'

export async function loadBookingCheck(): Promise<StayCheck> {
  return (await import('./booking-check.ts')).bookingCheck
}
