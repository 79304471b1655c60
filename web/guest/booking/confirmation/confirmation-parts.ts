/** Loaded only after a booking. */
export { BookingReceipt } from './booking-receipt.tsx'
export { ReservationReceipt } from './reservation-receipt.tsx'
