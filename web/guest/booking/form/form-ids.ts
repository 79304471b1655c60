/**
 * Ids of the form elements.
 * The tab saves their values under the same names.
 */
export const bookingFormId = 'book-online-form'
export const reservationFormId = 'reserve-form'

/** Id of the text that says why the last attempt failed. */
export const submitFailureId = 'submit-failure'
