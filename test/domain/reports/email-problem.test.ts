import { describe, expect, it } from 'vitest'
import { emailProblem, isPermanentRefusal } from '../../../domain/reports/email-problem.ts'

const email = { lastError: null, delivery: null, deliveryCode: null }

describe('promise 41: why an email did not arrive', () => {
  it.each([
    ['bounced', '5.1.1', 'bounced'],
    ['failed', '4.2.2', 'failed'],
    ['complained', 'abuse', 'complained'],
    ['rejected', 'suppressed', 'blocked'],
    ['rejected', 'spam', 'refused'],
  ] as const)('reported as %s with %s: %s', (delivery, deliveryCode, problem) => {
    expect(emailProblem({ lastError: delivery, delivery, deliveryCode })).toBe(problem)
  })

  it.each([
    ['E_RECIPIENT_SUPPRESSED', 'blocked'],
    ['E_VALIDATION_ERROR', 'refused'],
    ['E_CONTENT_TOO_LARGE', 'refused'],
    ['E_RATE_LIMIT_EXCEEDED', 'failed'],
    ['TimeoutError', 'failed'],
  ])('not sent because of %s: %s', (lastError, problem) => {
    expect(emailProblem({ ...email, lastError })).toBe(problem)
  })
})

describe('promise 41: an error is tried again', () => {
  it.each([
    'E_DELIVERY_FAILED',
    'E_RATE_LIMIT_EXCEEDED',
    'E_DAILY_LIMIT_EXCEEDED',
    'E_INTERNAL_SERVER_ERROR',
    'E_SENDER_NOT_VERIFIED',
    'E_SENDER_DOMAIN_NOT_AVAILABLE',
    'E_RECIPIENT_NOT_ALLOWED',
    'Error',
  ])('if a later attempt may succeed: %s', (code) => {
    expect(isPermanentRefusal(code)).toBe(false)
  })
})
