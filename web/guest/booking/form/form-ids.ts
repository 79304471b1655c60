/** Also the name under which the form's values are saved in the tab. */
export const bookingFormId = 'book-online-form'
/** Also the name under which the form's values are saved in the tab. */
export const reservationFormId = 'reserve-form'

export const submitFailureId = 'submit-failure'
