import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../domain/business/business.ts'
import type { ErrorCode, VisitorErrorCode } from '../../domain/input/errors.ts'
import { ApiError } from '../api.ts'

const ours = msg({
  message: 'Something went wrong on our side',
  context: 'why a call failed; stands inside a sentence, without a full stop',
})
const connection = msg({
  message: 'The connection was lost',
  context: 'why a call failed; stands inside a sentence, without a full stop',
})
const unknown = msg({
  message: 'Unknown error occurred',
  context: 'why a call failed; stands inside a sentence, without a full stop',
})
const check = msg({
  message: 'Some details are missing or wrong',
  context: 'why a call failed; stands inside a sentence, without a full stop',
})
const reload = msg({
  message: 'This page is out of date; please reload it',
  context: 'why a call failed; stands inside a sentence, without a full stop',
})
const notSaved = msg({
  message: 'We could not save this right now',
  context: 'why a call failed; stands inside a sentence, without a full stop',
})

/** Why a call failed (specification, section 8). Shown inside sentences of toasts and notices. */
const errorSentences: Partial<Record<ErrorCode, MessageDescriptor>> = {
  invalid_json: ours,
  unsupported_media_type: ours,
  payload_too_large: msg({
    message: 'The text is too long',
    context: 'why a call failed; stands inside a sentence, without a full stop',
  }),
  validation_failed: check,
  price_mismatch: msg({
    message: 'The price has changed',
    context: 'why a call failed; stands inside a sentence, without a full stop',
  }),
  price_on_request: msg({
    message: 'There is no fixed price for this; please ask us',
    context: 'why a call failed; stands inside a sentence, without a full stop',
  }),
  booking_expired: msg({
    message: 'This took too long and your space was released; please book again',
    context: 'why a call failed; stands inside a sentence, without a full stop',
  }),
  // The booking form shows the earlier payment's status instead.
  payment_unsettled: unknown,
  // The booking form asks whether the guest wants to book again.
  booked_already: unknown,
  idempotency_key_invalid: reload,
  idempotency_key_reused: reload,
  cross_site: reload,
  not_found: msg({
    message: 'This could not be found',
    context: 'why a call failed; stands inside a sentence, without a full stop',
  }),
  link_replaced: reload,
  method_not_allowed: reload,
  rate_limited: msg({
    message: 'Too many attempts in a short time; please try again in a minute',
    context: 'why a call failed; stands inside a sentence, without a full stop',
  }),
  payment_unavailable: msg({
    message: 'The payment system can’t be reached right now',
    context: 'why a call failed; stands inside a sentence, without a full stop',
  }),
  storage_unavailable: notSaved,
  schema_behind: notSaved,
  misconfigured: ours,
  internal: ours,
} satisfies Record<VisitorErrorCode, MessageDescriptor>

const { phone } = business
const minute = 60
const hour = 3600

function longWait(seconds: number): MessageDescriptor {
  if (seconds > hour / 2) {
    return msg({
      message: `Too many attempts; please try again in about an hour, or call us on ${phone}`,
      context: 'why a call failed; stands inside a sentence, without a full stop',
    })
  }
  const minutes = Math.ceil(seconds / minute)
  return msg({
    message: `Too many attempts; please try again in about ${minutes} minutes, or call us on ${phone}`,
    context: 'why a call failed; stands inside a sentence, without a full stop',
  })
}

export function sentenceFor(error: unknown): MessageDescriptor {
  if (error instanceof ApiError && error.code === 'rate_limited') {
    const { retryAfter = minute } = error
    if (retryAfter > minute) return longWait(retryAfter)
  }
  if (error instanceof ApiError) return (error.code && errorSentences[error.code]) ?? unknown
  return isLostConnection(error) ? connection : unknown
}

/** Returns true for any `TypeError`, because `fetch` throws one if there is no response. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError
}
