/** Separate chunk, so that the forms load without the receipts. */
export { BookingReceipt } from './booking-receipt.tsx'
export { ReservationReceipt } from './reservation-receipt.tsx'
