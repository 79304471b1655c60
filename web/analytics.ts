/** What the site counts, by the names of the specification's section 7. */
export type AnalyticsEvent =
  | 'booking_form_opened'
  | 'reservation_form_opened'
  | 'chatbot_opened'
  | 'chatbot_message_sent'
  | 'chatbot_suggestion_clicked'
  | 'booking_completed'
  | 'booking_failed'
  | 'booking_payment_initiated'
  | 'reservation_completed'
  | 'reservation_failed'

type Gtag = (command: 'event', event: AnalyticsEvent) => void

/** Counts an event. Without analytics, which is how every visit starts, it only warns. */
export function track(event: AnalyticsEvent): void {
  const { gtag } = globalThis as { gtag?: Gtag }
  if (gtag) gtag('event', event)
  else console.warn(`Analytics is not loaded; not counted: ${event}`)
}
