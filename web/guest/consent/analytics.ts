/** Category and default label of each event (specification, section 7). */
const events = {
  booking_form_opened: ['booking', 'online_payment'],
  booking_payment_initiated: ['booking', 'online_payment'],
  booking_completed: ['booking', 'online_payment'],
  booking_failed: ['booking', 'online_payment'],
  reservation_form_opened: ['booking', 'pay_on_site'],
  reservation_completed: ['reservation', 'pay_on_site'],
  reservation_failed: ['reservation', 'pay_on_site'],
  chatbot_opened: ['chatbot', 'assistant'],
  chatbot_message_sent: ['chatbot', 'typed'],
  chatbot_suggestion_clicked: ['chatbot', 'suggestion'],
} as const satisfies Record<string, readonly [category: string, label: string]>

export type AnalyticsEvent = keyof typeof events

type Gtag = (command: 'event', event: AnalyticsEvent, about: Record<string, string>) => void

/**
 * Sends an event to analytics.
 * If analytics isn't loaded, logs a warning instead.
 * `label` replaces the event's default label.
 */
export function track(event: AnalyticsEvent, label?: string): void {
  const { gtag } = globalThis as { gtag?: Gtag }
  const [event_category, usual] = events[event]
  const event_label = label ?? usual
  if (gtag) gtag('event', event, { event_category, event_label })
  else console.warn(`Analytics is not loaded; not counted: ${event}`)
}
