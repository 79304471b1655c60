/** The elements of the two forms, and what this tab keeps of each. */
export const bookingFormId = 'book-online-form'
export const reservationFormId = 'reserve-form'
