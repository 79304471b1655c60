/** What comes once something was booked: nobody needs its words and its looks before. */
export { BookingReceipt } from './booking-receipt.tsx'
export { ReservationReceipt } from './reservation-receipt.tsx'
