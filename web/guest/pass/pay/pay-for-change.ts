import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaymentProof } from '../../../../domain/booking/booking.ts'
import type { MoneyMoved, Pass, StartedChangePayment } from '../../../../domain/pass/pass.ts'
import type { ChangeOutcome } from '../../../../domain/pass/pending-change.ts'
import { ApiError, read, send } from '../../../api.ts'
import type { IdempotencyKeys } from '../../../browser/idempotency-keys.ts'
import { isDecline } from '../../payment/asked-status.ts'
import type { RequestedChangeValues } from '../change/change-form-values.ts'
import { isPaidChange, progressOf } from './use-change-payment-status.ts'

export interface CardSystem {
  stripe: Stripe
  elements: StripeElements
}

export interface ChangePayment {
  requested: RequestedChangeValues
  shown: MoneyMoved
  token: string
  keys: IdempotencyKeys
  earlier: PaymentProof | null
  returnUrl: string
  /** Called before the card is charged. */
  onConfirm: (proof: PaymentProof) => void
}

export type ChangePaymentOutcome =
  /**
   * The payment succeeded.
   * The stay has the requested dates and items only if `kind` is `applied`.
   */
  | { kind: ChangeOutcome; pass: Pass }
  | { kind: 'declined'; message: string | undefined }
  | { kind: 'unfinished' }
  | { kind: 'over' }
  | { kind: 'processing' }
  /** The result isn't known, or the stay couldn't be fetched. A retry checks this payment first. */
  | { kind: 'unknown' }
  | { kind: 'refused'; error: unknown }

export async function payForChange(
  { stripe, elements }: CardSystem,
  payment: ChangePayment,
): Promise<ChangePaymentOutcome> {
  const { error: incomplete } = await elements.submit()
  if (incomplete) return { kind: 'declined', message: incomplete.message }
  const earlier = payment.earlier && (await progressOf(payment.earlier).catch(() => 'unknown'))
  if (earlier === 'processing') return { kind: earlier }
  if (isPaidChange(earlier)) return paid(earlier, payment)
  const started = await begin(payment).then(
    (started) => ({ started }),
    (error: unknown) => ({ error }),
  )
  if ('error' in started) return { kind: 'refused', error: started.error }
  const { clientSecret, paymentIntentId } = started.started
  const proof = { paymentIntentId, clientSecret }
  payment.onConfirm(proof)
  const confirmParams = { return_url: payment.returnUrl }
  const { error } =
    (await stripe
      .confirmPayment({ elements, clientSecret, redirect: 'if_required', confirmParams })
      .catch(() => undefined)) ?? {}
  if (error && isDecline(error)) return { kind: 'declined', message: error.message }
  // This request also makes the Worker sync the payment.
  const kind = await progressOf(proof).catch(() => 'unknown' as const)
  if (isPaidChange(kind)) return paid(kind, payment)
  switch (kind) {
    case 'declined':
      return { kind, message: error?.message }
    case 'unknown':
      return { kind: error?.payment_intent?.status === 'canceled' ? 'over' : kind }
    default:
      return { kind }
  }
}

function paid(kind: ChangeOutcome, { token }: ChangePayment): Promise<ChangePaymentOutcome> {
  return read('GET /api/pass', undefined, token).then(
    (pass) => ({ kind, pass }),
    () => ({ kind: 'unknown' }),
  )
}

/**
 * Starts a payment.
 * Retries once with a new key if an earlier payment with this key has expired. Throws like `send`.
 */
async function begin({
  requested,
  shown,
  token: bearer,
  keys,
}: ChangePayment): Promise<StartedChangePayment> {
  const { toCard, atDesk, due } = shown
  const request = { ...requested, shown: { toCard, atDesk, due } }
  const ask = () =>
    send('POST /api/pass/pay', request, { idempotencyKey: keys.keyFor(request), bearer })
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'booking_expired') throw error
    keys.forget()
    return ask()
  }
}
