export const switches: {
  /** Adds our own request form to the shuttle page. */
  shuttleForm: boolean
  /**
   * External booking application in the home page's dialogs.
   * `null` shows our own forms.
   */
  bookingOrigin: string | null
  /** The office's number answers on WhatsApp. */
  whatsapp: boolean
} = {
  shuttleForm: false,
  bookingOrigin: null,
  whatsapp: false,
}
