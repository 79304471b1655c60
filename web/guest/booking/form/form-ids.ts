/** Form element ids, also keys of the values saved in the tab. */
export const bookingFormId = 'book-online-form'
export const reservationFormId = 'reserve-form'
