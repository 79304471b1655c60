import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AnalyticsEvent, track } from '../../../../web/guest/consent/analytics.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The events of the specification's section 7. */
const counted: [AnalyticsEvent, category: string, label: string][] = [
  ['booking_form_opened', 'booking', 'online_payment'],
  ['reservation_form_opened', 'booking', 'pay_on_site'],
  ['chatbot_opened', 'chatbot', 'assistant'],
  ['chatbot_message_sent', 'chatbot', 'typed'],
  ['chatbot_suggestion_clicked', 'chatbot', 'suggestion'],
  ['booking_completed', 'booking', 'online_payment'],
  ['booking_failed', 'booking', 'online_payment'],
  ['booking_payment_initiated', 'booking', 'online_payment'],
  ['reservation_completed', 'reservation', 'pay_on_site'],
  ['reservation_failed', 'reservation', 'pay_on_site'],
]

describe('counting an event (specification, section 7)', () => {
  it('only warns if analytics is not loaded', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    track('booking_completed')
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toContain('booking_completed')
  })

  it.each(counted)('sends %s to analytics as %s, %s, if analytics is loaded', (...row) => {
    const [event, event_category, event_label] = row
    const warn = vi.spyOn(console, 'warn')
    const gtag = vi.fn()
    vi.stubGlobal('gtag', gtag)
    track(event)
    expect(gtag).toHaveBeenCalledExactlyOnceWith('event', event, { event_category, event_label })
    expect(warn).not.toHaveBeenCalled()
  })

  it('labels a service request differently from an online payment', () => {
    const gtag = vi.fn()
    vi.stubGlobal('gtag', gtag)
    track('booking_completed', 'service_request')
    const about = { event_category: 'booking', event_label: 'service_request' }
    expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'booking_completed', about)
  })
})
