import type { StartedPayment } from '../../../../../domain/api.ts'
import { ApiError } from '../../../../api.ts'
import { confirmPayment } from './confirm-payment.ts'
import { paymentsInTheWay } from './kept-payments.ts'
import type { Payment, PaymentOutcome, PaymentSystem } from './payment.ts'
import { startPayment } from './start-payment.ts'

/** Books and pays: checks the card field, makes the booking, confirms the payment, asks how it stands. */
export async function pay(system: PaymentSystem, payment: Payment): Promise<PaymentOutcome> {
  if (paymentsInTheWay(payment.order).some(({ ended }) => ended)) return { kind: 'earlier' }
  const { error: incomplete } = await system.elements.submit()
  if (incomplete) return { kind: 'declined', message: incomplete.message }
  let started: StartedPayment
  try {
    started = await startPayment(payment)
  } catch (error) {
    return notStarted(error)
  }
  payment.onConfirm()
  return confirmPayment(system, payment, started)
}

function notStarted(error: unknown): PaymentOutcome {
  const failure = error instanceof ApiError ? error.failure : undefined
  if (failure?.totalPrice) return { kind: 'price_changed', totalPrice: failure.totalPrice }
  return failure?.code === 'payment_unsettled'
    ? { kind: 'earlier' }
    : { kind: 'not_started', error }
}
