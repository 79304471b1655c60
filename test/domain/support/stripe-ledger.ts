import type { Cents } from '../../../domain/business/money.ts'
import type { Refund } from '../../../domain/payments/money-rows.ts'
import type {
  DisputeAnswer,
  IntentAnswer,
  RefundAnswer,
} from '../../../domain/stripe/stripe-facts.ts'

/** A PaymentIntent at Stripe, with what a card, the dashboard and the bank can do to it. */
interface Intent extends IntentAnswer {
  refunds: RefundAnswer[]
  disputes: DisputeAnswer[]
}

const payable = ['requires_payment_method', 'requires_action']

/** A model of Stripe's ledger: takes and refunds money by Stripe's own rules. */
export class StripeLedger {
  readonly intents: Intent[] = []
  private ids = 0

  newId(prefix: string): string {
    this.ids += 1
    return `${prefix}_${this.ids}`
  }

  makeIntent(amount: Cents, stayId: string, paymentId?: string): Intent {
    const intent: Intent = {
      id: this.newId('pi'),
      status: 'requires_payment_method',
      amount,
      amountReceived: 0,
      currency: 'eur',
      bookingId: stayId,
      paymentId,
      declined: false,
      refunds: [],
      disputes: [],
    }
    this.intents.push(intent)
    return intent
  }

  /** The guest tries to pay with a card. */
  confirm(intent: Intent, outcome: 'succeeded' | 'declined' | 'processing' | 'requires_action') {
    if (!payable.includes(intent.status)) return
    if (outcome === 'succeeded') intent.amountReceived = intent.amount
    intent.declined = outcome === 'declined'
    intent.status = outcome === 'declined' ? 'requires_payment_method' : outcome
  }

  /** The bank decides about a processing payment. */
  settle(intent: Intent, isGood: boolean) {
    if (intent.status !== 'processing') return
    intent.status = 'requires_payment_method'
    this.confirm(intent, isGood ? 'succeeded' : 'declined')
  }

  cancel(intent: Intent) {
    if (payable.includes(intent.status)) intent.status = 'canceled'
  }

  /** Refunds money; false if Stripe refuses. */
  refund(
    intent: Intent,
    cents: Cents,
    ours?: Refund,
    status: RefundAnswer['status'] = 'succeeded',
  ) {
    if (ours && intent.refunds.some(({ refundId }) => refundId === ours.id)) return true
    if (cents < 1 || cents > refundableOf(intent)) return false
    const at = new Date(0)
    const bank = { bankReference: null, awaitsReference: false, isReversal: false }
    intent.refunds.push({ id: this.newId('re'), refundId: ours?.id, cents, status, at, ...bank })
    return true
  }

  /** A refund succeeds, or fails, even after it had succeeded. */
  settleRefund(intent: Intent, isGood: boolean) {
    const refund = intent.refunds.find(({ status }) =>
      (isGood ? ['pending'] : counted).includes(status),
    )
    if (refund) refund.status = isGood ? 'succeeded' : 'failed'
  }

  dispute(intent: Intent, cents: Cents, status: 'open' | 'inquiry') {
    if (intent.status !== 'succeeded' || intent.disputes.length > 0 || cents < 1) return
    const id = this.newId('dp')
    intent.disputes.push({ id, status, cents, openedAt: new Date(0), dueBy: null })
  }

  decide(intent: Intent, status: 'won' | 'lost') {
    const open = intent.disputes.find((dispute) => dispute.status === 'open')
    if (open) open.status = status
    const inquiry = intent.disputes.find((dispute) => dispute.status === 'inquiry')
    if (inquiry) inquiry.status = status === 'won' ? 'closed' : 'open'
  }

  /** Stripe's current data; a later call may return something else. */
  answer(intent: Intent): IntentAnswer {
    return structuredClone(intent)
  }
}

const counted: readonly string[] = ['pending', 'succeeded']

export function returnedOf({ refunds }: IntentAnswer): Cents {
  return refunds
    .filter(({ status }) => counted.includes(status))
    .reduce((sum, { cents }) => sum + cents, 0)
}

export function refundableOf(intent: IntentAnswer): Cents {
  const isHeld = intent.disputes.some(({ status }) => status === 'open' || status === 'lost')
  return isHeld ? 0 : intent.amountReceived - returnedOf(intent)
}
