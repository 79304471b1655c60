/** What the operator switches on or off. */
export const switches: {
  /** The shuttle page's own request form instead of the operator's booking page alone. */
  shuttleForm: boolean
  /** An external booking application that the home page's dialogs frame; `null` frames our own forms. */
  bookingOrigin: string | null
  /** Whether the office's number answers on WhatsApp, so that a receipt may send its guest there. */
  whatsapp: boolean
} = {
  shuttleForm: false,
  bookingOrigin: null,
  whatsapp: false,
}
