import type Stripe from 'stripe'
import type { Account, RefundReference } from '../account.ts'
import { missing, refused } from '../api/failure.ts'
import type { Params } from '../api/form.ts'
import { mergedMetadata } from '../api/metadata.ts'
import { bookFunds } from './balance-transactions.ts'
import { emit } from './events.ts'
import { arrived, fundsOut } from './refunds.ts'

export function updateRefund(account: Account, id: string, params: Params): Stripe.Refund {
  const refund = refundIn(account, id)
  refund.metadata = mergedMetadata(refund.metadata ?? {}, params)
  tellUpdate(account, refund)
  return refund
}

/** Throws unless the refund's status is `requires_action`. */
export function cancelRefund(account: Account, id: string): Stripe.Refund {
  const refund = refundIn(account, id, ['requires_action'])
  refund.status = 'canceled'
  returnToCharge(account, refund)
  tellUpdate(account, refund)
  return refund
}

/** Ends an open refund. Even a succeeded refund may still fail. Throws for any other refund. */
export function settleRefund(
  account: Account,
  id: string,
  outcome: 'failed' | 'succeeded',
  failureReason: string,
): Stripe.Refund {
  const open = ['pending', 'requires_action']
  const refund = refundIn(account, id, outcome === 'failed' ? [...open, 'succeeded'] : open)
  refund.status = outcome
  delete refund.pending_reason
  if (outcome === 'succeeded') {
    refund.destination_details = arrived(account.refundsReference)
    refund.balance_transaction ??= fundsOut(account, refund)
    tellUpdate(account, refund)
    return refund
  }
  refund.failure_reason = failureReason
  if (refund.balance_transaction !== null) {
    refund.failure_balance_transaction = bookFunds(
      account,
      'refund_failure',
      refund,
      refund.amount,
    ).id
  }
  returnToCharge(account, refund)
  tellUpdate(account, refund)
  emit(account, 'refund.failed', refund)
  return refund
}

export function nameReference(
  account: Account,
  id: string,
  { status, type }: { status: RefundReference; type: 'refund' | 'reversal' },
): Stripe.Refund {
  const refund = refundIn(account, id)
  refund.destination_details = arrived(status, type)
  tellUpdate(account, refund)
  return refund
}

function returnToCharge(account: Account, refund: Stripe.Refund): void {
  const charge = account.charges.get(String(refund.charge))
  if (charge === undefined) throw new Error(`refund ${refund.id} lost its charge`)
  charge.amount_refunded -= refund.amount
  charge.refunded = false
}

function tellUpdate(account: Account, refund: Stripe.Refund): void {
  emit(account, 'refund.updated', refund)
  emit(account, 'charge.refund.updated', refund)
}

function refundIn(account: Account, id: string, states?: string[]): Stripe.Refund {
  const refund = account.refunds.get(id)
  if (refund === undefined) throw missing('refund', id)
  if (states && !states.includes(String(refund.status))) {
    throw refused('refund_unexpected_state', `The refund is ${refund.status}.`)
  }
  return refund
}
