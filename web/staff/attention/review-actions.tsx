import { Trans } from '@lingui/react/macro'
import { isRefused } from '../../../domain/input/refusal.ts'
import { refundReview } from '../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { useLocale } from '../../routing/use-locale.ts'
import type { Actions } from '../actions/actions.ts'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import type { StayEntry } from './entries.ts'
import { moneyText } from './money-in.ts'
import { ReasonActions } from './reason-actions.tsx'
import { StripeLink } from './stripe-link.tsx'

interface ReviewActionsProps {
  entry: Extract<StayEntry, { kind: 'review' }>
  record: StayRecord
  actions: Actions
}

export function ReviewActions({ entry, record, actions }: ReviewActionsProps) {
  const context = {
    actor: 'staff',
    inPerson: true,
    at: new Date(),
    newId: () => 'preview',
  } as const
  const refunding = refundReview(record, entry.id, '', context)
  const call = 'POST /api/staff/stays/:id/review'
  const needsOwner = useOwnerReason(call, isRefused(refunding) ? undefined : refunding)
  const review = (outcome: 'accept' | 'return') => (reason: string) =>
    actions.action(call, { payment: entry.id, outcome, reason })
  const amount = moneyText(entry.cents ?? 0, entry.currency, useLocale())
  const accept = {
    label: <Trans context="button: a payment that needs review">Accept {amount}</Trans>,
    onAction: review('accept'),
  }
  const refund = {
    label: <Trans context="button: a payment that needs review">Refund {amount}</Trans>,
    isFinal: true,
    needsOwner,
    onAction: review('return'),
  }
  return (
    <>
      {entry.paymentIntentId && <StripeLink to={`payments/${entry.paymentIntentId}`} />}
      {/* Only payments in euros can be accepted. Others can only be refunded. */}
      <ReasonActions
        actions={entry.currency === 'EUR' ? [accept, refund] : [refund]}
        busy={actions.busy}
      />
    </>
  )
}
