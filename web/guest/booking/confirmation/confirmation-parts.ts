/** In a chunk of their own, because only guests who book need the receipts. */
export { BookingReceipt } from './booking-receipt.tsx'
export { ReservationReceipt } from './reservation-receipt.tsx'
