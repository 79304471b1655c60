export const switches: {
  shuttleForm: boolean
  /**
   * Origin of an external booking application for the home page's dialogs.
   * If `null`, they show our own forms.
   */
  bookingOrigin: string | null
  /** True if the office's phone number is on WhatsApp. */
  whatsapp: boolean
  /**
   * If false, hides invented reviews. Real ones are always shown (`business.reviewsAreInvented`).
   */
  sampleReviews: boolean
} = {
  shuttleForm: false,
  bookingOrigin: null,
  whatsapp: true,
  sampleReviews: true,
}
