import type Stripe from 'stripe'

export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  charge?: string
  doc_url?: string
  payment_intent?: Stripe.PaymentIntent
  payment_method?: Stripe.PaymentMethod
}

export type FailureStatus = 400 | 401 | 402 | 404 | 409 | 429 | 500

export class StripeFailure extends Error {
  readonly status: FailureStatus
  readonly body: StripeErrorBody
  /** False if the request wasn't executed. Its idempotency key can then be used again. */
  readonly executed: boolean

  constructor(status: FailureStatus, body: StripeErrorBody, executed = false) {
    super(body.message)
    this.status = status
    this.executed = executed
    this.body = body.code
      ? {
          ...body,
          doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`,
        }
      : body
  }
}

export function invalidParameter(param: string, message: string, code?: string): StripeFailure {
  const body: StripeErrorBody = { type: 'invalid_request_error', message, param }
  return new StripeFailure(400, code === undefined ? body : { ...body, code })
}

export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

export function refused(code: string, message: string, more: Partial<StripeErrorBody> = {}) {
  return new StripeFailure(400, { type: 'invalid_request_error', code, message, ...more }, true)
}

export function serverError(): StripeFailure {
  return new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred' }, true)
}
