import { describe, expect, it } from 'vitest'
import { type EmailDelivery, isLost, isNews } from '../../../domain/reports/email-delivery.ts'

function knownAfter(reports: EmailDelivery[]): EmailDelivery | null {
  return reports.reduce<EmailDelivery | null>(
    (known, reported) => (isNews(reported, known) ? reported : known),
    null,
  )
}

describe('promise 41: what becomes of an email', () => {
  it('is the same in whatever order it is reported, and however often', () => {
    expect(knownAfter(['deferred', 'delivered', 'complained'])).toBe('complained')
    expect(knownAfter(['complained', 'delivered', 'deferred', 'delivered'])).toBe('complained')
    expect(knownAfter(['delivered', 'deferred'])).toBe('delivered')
    expect(knownAfter(['bounced', 'bounced', 'deferred'])).toBe('bounced')
  })

  it('keeps the first of two reasons why it did not arrive', () => {
    expect(knownAfter(['rejected', 'bounced'])).toBe('rejected')
  })

  it.each([
    ['deferred', false],
    ['delivered', false],
    ['bounced', true],
    ['failed', true],
    ['rejected', true],
    ['complained', true],
  ] as const)('%s: staff have to reach the reader another way: %s', (delivery, isTrue) => {
    expect(isLost(delivery)).toBe(isTrue)
  })
})
