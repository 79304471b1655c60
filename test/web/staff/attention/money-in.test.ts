import { describe, expect, it } from 'vitest'
import { moneyText } from '../../../../web/staff/attention/money-in.ts'

describe('an amount that Stripe received in another currency', () => {
  it.each([
    ['USD', 1250, 'US$12.50'],
    ['JPY', 1250, 'JP¥1,250'],
    ['ISK', 125_000, 'ISK 1,250'],
    ['UGX', 125_000, 'UGX 1,250'],
    ['HUF', 125_000, 'HUF 1,250'],
    ['ALL', 125_000, 'ALL 1,250'],
    ['KWD', 1250, 'KWD 1.250'],
  ])('is shown in %s', (currency, cents, text) => {
    expect(moneyText(cents, currency, 'en').replace(/\s/g, ' ')).toBe(text)
  })
})
