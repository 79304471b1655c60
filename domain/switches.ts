/** What the operator switches on or off. */
export const switches: {
  /** The shuttle page's own request form instead of the operator's booking page alone. */
  shuttleForm: boolean
  /** An external booking application that the home page's dialogs frame; `null` frames our own forms. */
  bookingOrigin: string | null
} = {
  shuttleForm: false,
  bookingOrigin: null,
}
