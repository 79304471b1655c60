import { expect, it } from 'vitest'
import { isPublishableKey } from '../../../domain/stripe/stripe-keys.ts'

it.each(['pk_test_51Abc', 'pk_live_51Abc'])('%s may be published', (key) => {
  expect(isPublishableKey(key)).toBe(true)
})

it.each([
  'sk_live_51Abc',
  'sk_test_51Abc',
  'rk_live_51Abc',
  'whsec_51Abc',
  'pk_51Abc',
  'pk_live_',
  ' pk_live_51Abc',
  'pk_live_51Abc\nsk_live_51Abc',
  '',
])('%j may not be published', (key) => {
  expect(isPublishableKey(key)).toBe(false)
})
