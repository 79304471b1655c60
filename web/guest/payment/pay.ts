import type { StartedPayment } from '../../../domain/api.ts'
import { ApiError } from '../../api.ts'
import { confirmPayment } from './confirm-payment.ts'
import { earlierPayment } from './earlier-payment.ts'
import type { PaymentAttempt, PaymentOutcome, PaymentSystem } from './payment.ts'
import { paymentsInTheWay } from './saved-payments.ts'
import { startPayment } from './start-payment.ts'
import { inTurn } from './turn.ts'

export async function pay(system: PaymentSystem, payment: PaymentAttempt): Promise<PaymentOutcome> {
  const { error: incomplete } = await system.elements.submit()
  if (incomplete) return { kind: 'declined', message: incomplete.message }
  const { takesOver, onPhase } = payment
  const outcome = await inTurn((hadToWait) => payNow(system, payment, hadToWait), {
    takesOver,
    onWait: () => onPhase('waiting'),
  })
  return outcome ?? { kind: 'occupied' }
}

async function payNow(
  system: PaymentSystem,
  payment: PaymentAttempt,
  hadToWait: boolean,
): Promise<PaymentOutcome> {
  const { order, onPhase } = payment
  onPhase('preparing')
  const inTheWay = await paymentsInTheWay(order)
  const mayBePaid = hadToWait || inTheWay.some(({ ended }) => ended)
  if (mayBePaid && (await earlierPayment(order))) return { kind: 'earlier' }
  let started: StartedPayment | null
  try {
    started = await startPayment(payment)
  } catch (error) {
    return notStarted(error)
  }
  if (!started) return { kind: 'canceled', expired: false }
  onPhase('processing')
  return confirmPayment(system, payment, started)
}

function notStarted(error: unknown): PaymentOutcome {
  const failure = error instanceof ApiError ? error.failure : undefined
  if (failure?.totalPrice) return { kind: 'price_changed', totalPrice: failure.totalPrice }
  if (failure?.code === 'booked_already') return { kind: 'booked_already' }
  if (failure?.code === 'payment_unsettled') return { kind: 'earlier' }
  return { kind: 'not_started', error }
}
