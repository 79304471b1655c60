/** Ids of the form elements. The tab saves the form values under the same names. */
export const bookingFormId = 'book-online-form'
export const reservationFormId = 'reserve-form'
