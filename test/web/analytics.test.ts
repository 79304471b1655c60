import { afterEach, describe, expect, it, vi } from 'vitest'
import { track } from '../../web/analytics.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('counting an event (specification, section 7)', () => {
  it('only warns where analytics is not loaded', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    track('booking_completed')
    expect(warn).toHaveBeenCalledOnce()
  })

  it('hands the event to analytics once a visitor has agreed to it', () => {
    const gtag = vi.fn()
    vi.stubGlobal('gtag', gtag)
    track('booking_failed')
    expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'booking_failed')
  })
})
