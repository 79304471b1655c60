import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { MoneyMoved, Pass } from '../../../../domain/pass.ts'
import { read, send } from '../../../api.ts'
import type { Wish } from '../change-wish.ts'

/** Stripe's own, with the card field in it. */
export interface CardSystem {
  stripe: Stripe
  elements: StripeElements
}

export interface ChangePayment {
  wish: Wish
  /** What the guest was shown that is to be paid. */
  shown: MoneyMoved
  token: string
  idempotencyKey: string
  /** Where a bank that takes the whole window sends the guest back to. */
  returnUrl: string
}

export type ChangeOutcome =
  /** The money came; the stay is as the pass has it now. */
  | { kind: 'paid'; pass: Pass }
  | { kind: 'declined'; message: string | undefined }
  /** The guest has not confirmed it at their bank. */
  | { kind: 'unfinished' }
  /** The bank takes its time. */
  | { kind: 'processing' }
  /** Nobody answers: tried again, the same payment is asked about first. */
  | { kind: 'unknown' }
  /** The Worker began no payment. */
  | { kind: 'refused'; error: unknown }

/** Checks the card field, has the Worker keep the wish with a payment, pays it, and asks how it stands. */
export async function payForChange(
  { stripe, elements }: CardSystem,
  { wish, shown, token, idempotencyKey, returnUrl }: ChangePayment,
): Promise<ChangeOutcome> {
  const { error: incomplete } = await elements.submit()
  if (incomplete) return { kind: 'declined', message: incomplete.message }
  const { toCard, atDesk, due } = shown
  const request = { ...wish, shown: { toCard, atDesk, due } }
  const options = { idempotencyKey, bearer: token }
  const begun = await send('POST /api/pass/pay', request, options).then(
    (started) => ({ started }),
    (error: unknown) => ({ error }),
  )
  if ('error' in begun) return { kind: 'refused', error: begun.error }
  const { clientSecret, paymentIntentId } = begun.started
  const confirmParams = { return_url: returnUrl }
  const answer = await stripe
    .confirmPayment({ elements, clientSecret, redirect: 'if_required', confirmParams })
    .catch(() => undefined)
  if (answer?.error && isRefusal(answer.error))
    return { kind: 'declined', message: answer.error.message }
  const intent = answer?.paymentIntent ?? answer?.error?.payment_intent
  // The Worker learns of the money here, unless an event was faster.
  const proof = { paymentIntentId, clientSecret }
  const standing = await send('POST /api/payment-status', proof).catch(() => undefined)
  switch (standing?.awaits) {
    case undefined:
      return { kind: 'unknown' }
    case 'payment':
      return { kind: 'declined', message: answer?.error?.message }
    case 'authentication':
      return { kind: 'unfinished' }
    case 'bank':
      return { kind: 'processing' }
  }
  if (intent?.status !== 'succeeded') return { kind: 'unknown' }
  return read('GET /api/pass', undefined, token).then(
    (pass) => ({ kind: 'paid', pass }),
    () => ({ kind: 'unknown' }),
  )
}

/** The card or its details were not accepted: nothing was charged. */
function isRefusal({ type }: StripeError): boolean {
  return type === 'card_error' || type === 'validation_error'
}
