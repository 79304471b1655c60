export const switches: {
  shuttleForm: boolean
  /**
   * Origin of an external booking application, shown in the home page's dialogs.
   * If `null`, the dialogs show our own forms.
   */
  bookingOrigin: string | null
  /** True if the office's phone number answers on WhatsApp. */
  whatsapp: boolean
} = {
  shuttleForm: false,
  bookingOrigin: null,
  whatsapp: false,
}
