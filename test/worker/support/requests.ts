import { prices } from '../../../domain/business/business.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'

/** A day in Tirana, `days` from today. */
export function day(days: number) {
  return addDays(tiranaDate(new Date()), days)
}

/** An hour of a day in Tirana, as the forms send it. */
export function at(days: number, time = '10:00'): string {
  return tiranaInstant(day(days), time).toISOString()
}

/** Every guest of the tests has this name, address or number somewhere: the logs may not. */
export const guest = {
  customerName: 'Ada Guest',
  customerEmail: 'ada@guest.example',
  customerPhone: '+355 69 123 4567',
}

export const reservationRequest = {
  ...guest,
  luggageCount: 2,
  startDate: at(3, '12:00'),
  endDate: at(4, '12:00'),
  specialRequests: 'A pram, please',
}

/** Two items for one day. */
export const bookingRequest = {
  ...guest,
  luggageCount: 2,
  startDate: at(3, '10:00'),
  endDate: at(3, '17:00'),
}

/** What that costs, in cents. */
export const bookingPrice = 2 * prices.dayPerItem

/** The tests' guests share an address and a day, so each confirms one more booking. */
export const paymentRequest = {
  amount: bookingPrice / 100,
  currency: 'eur',
  customerData: bookingRequest,
  again: true,
}

/** Two items for three days, which is 18 euros. */
export const threeDays = {
  ...paymentRequest,
  amount: (3 * bookingPrice) / 100,
  customerData: { ...bookingRequest, endDate: at(5, '17:00') },
}

export const contactRequest = {
  name: guest.customerName,
  email: guest.customerEmail,
  subject: 'A question',
  message: 'Do you take skis?',
}

/** A new idempotency key, as the forms make it. */
export function submitKey() {
  return { 'idempotency-key': crypto.randomUUID() }
}
