/**
 * Ids of the booking and reservation forms.
 * The forms' values are also saved in the tab under these names.
 */
export const bookingFormId = 'book-online-form'
export const reservationFormId = 'reserve-form'

export const submitFailureId = 'submit-failure'
