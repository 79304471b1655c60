import type { EmailDelivery } from './email-delivery.ts'

const suppressed = 'E_RECIPIENT_SUPPRESSED'

/** Cloudflare's error codes for emails that aren't worth another attempt. */
const refusals: ReadonlySet<string> = new Set([
  suppressed,
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_TOO_MANY_RECIPIENTS',
  'E_CONTENT_TOO_LARGE',
  'E_HEADER_NOT_ALLOWED',
  'E_HEADER_USE_API_FIELD',
  'E_HEADER_VALUE_INVALID',
  'E_HEADER_VALUE_TOO_LONG',
  'E_HEADER_NAME_INVALID',
  'E_HEADERS_TOO_LARGE',
  'E_HEADERS_TOO_MANY',
])

/** Cloudflare's error codes for problems with our account or its settings. */
const senderProblems: ReadonlySet<string> = new Set([
  'E_SENDER_NOT_VERIFIED',
  'E_SENDER_DOMAIN_NOT_AVAILABLE',
  'E_RECIPIENT_NOT_ALLOWED',
])

const dailyLimit = 'E_DAILY_LIMIT_EXCEEDED'

/**
 * Cloudflare's error code if the recipient's server doesn't accept the email.
 * Other emails can still be sent.
 */
export const recipientRefusal = 'E_DELIVERY_FAILED'

export function isPermanentRefusal(code: string): boolean {
  return refusals.has(code)
}

/** Returns the reason why emails wait. `codes` are the last errors of the waiting emails. */
export function waitingReason(codes: readonly string[]) {
  if (codes.some((code) => senderProblems.has(code))) return 'sender_refused'
  return codes.includes(dailyLimit) ? 'over_limit' : 'waiting'
}

/**
 * What went wrong with an email:
 * - `bounced`: the address accepts no email.
 * - `complained`: the recipient marked the email as spam.
 * - `blocked`: the provider no longer sends to the address.
 * - `refused`: the provider doesn't accept this email.
 * - `failed`: we or the provider gave up trying to send the email.
 */
export type EmailProblem = 'bounced' | 'complained' | 'blocked' | 'refused' | 'failed'

interface UndeliveredEmail {
  lastError: string | null
  delivery: EmailDelivery | null
  deliveryCode: string | null
}

export function emailProblem(email: UndeliveredEmail): EmailProblem {
  const { lastError, delivery, deliveryCode } = email
  if (delivery === 'bounced' || delivery === 'complained') return delivery
  if (delivery === 'rejected') return deliveryCode === 'suppressed' ? 'blocked' : 'refused'
  if (delivery === 'failed' || lastError === null) return 'failed'
  if (lastError === suppressed) return 'blocked'
  return isPermanentRefusal(lastError) ? 'refused' : 'failed'
}
