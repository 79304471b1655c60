/** The form's element, and what this tab keeps of it. */
export const bookingFormId = 'book-online-form'
