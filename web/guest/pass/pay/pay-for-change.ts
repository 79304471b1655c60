import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaymentProof } from '../../../../domain/booking/booking.ts'
import type { MoneyMoved, Pass, StartedChangePayment } from '../../../../domain/pass/pass.ts'
import type { ChangeOutcome } from '../../../../domain/pass/pending-change.ts'
import { ApiError, read, send } from '../../../api.ts'
import type { IdempotencyKeys } from '../../../browser/idempotency-keys.ts'
import { isRefusal } from '../../payment/asked-status.ts'
import type { RequestedChangeValues } from '../change/change-form-values.ts'
import { isPaidChange, progressOf } from './use-standing.ts'

/** Stripe's own, with the card field in it. */
export interface CardSystem {
  stripe: Stripe
  elements: StripeElements
}

export interface ChangePayment {
  requested: RequestedChangeValues
  /** What the guest was shown that is to be paid. */
  shown: MoneyMoved
  token: string
  keys: IdempotencyKeys
  /** What was begun before for the same stay, and whose end nobody has told. */
  earlier: PaymentProof | null
  /** Where a bank that takes the whole window sends the guest back to. */
  returnUrl: string
  /** From now on the card is charged. */
  onConfirm: (proof: PaymentProof) => void
}

export type ChangePaymentOutcome =
  /** The money came; the stay is as the pass has it now, with the change only if it was made. */
  | { kind: ChangeOutcome; pass: Pass }
  | { kind: 'declined'; message: string | undefined }
  /** The guest has not confirmed it at their bank. */
  | { kind: 'unfinished' }
  /** It was given up meanwhile: nobody can pay it any more. */
  | { kind: 'over' }
  /** The bank takes its time. */
  | { kind: 'processing' }
  /** Nobody answers, or the Worker has yet to learn of the money: tried again, the same payment is asked about first. */
  | { kind: 'unknown' }
  /** The Worker began no payment. */
  | { kind: 'refused'; error: unknown }

/** Checks the card field, has the Worker keep the wish with a payment, pays it, and asks how it stands. */
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
  if (error && isRefusal(error)) return { kind: 'declined', message: error.message }
  // The Worker learns of the money here, unless an event was faster.
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

/** A payment that was given up meanwhile, here or elsewhere, is begun once more, under another key. */
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
