/** Separate chunk, loaded only for guests who book. */
export { BookingReceipt } from './booking-receipt.tsx'
export { ReservationReceipt } from './reservation-receipt.tsx'
