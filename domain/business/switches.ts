export const switches: {
  shuttleForm: boolean
  /**
   * Origin of an external booking application.
   * The home page's dialogs show it. If `null`, they show our own forms.
   */
  bookingOrigin: string | null
  /**
   * True if the office's phone number is on WhatsApp.
   * If false, guests' pages and emails don't offer a WhatsApp chat with the office.
   */
  whatsapp: boolean
  /**
   * If false, hides the invented reviews, but still shows the score, its count and the link to the real ones.
   * Real reviews are always shown (`business.reviewsAreInvented`).
   */
  sampleReviews: boolean
} = {
  shuttleForm: false,
  bookingOrigin: null,
  whatsapp: true,
  sampleReviews: true,
}
