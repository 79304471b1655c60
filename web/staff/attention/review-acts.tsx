import { Trans } from '@lingui/react/macro'
import { isRefused } from '../../../domain/input/refusal.ts'
import { refundReview } from '../../../domain/stay/refund-actions.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { useLocale } from '../../routing/use-locale.ts'
import type { Acts } from '../actions/acts.ts'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import type { StayEntry } from './entries.ts'
import { moneyText } from './money-in.ts'
import { ReasonActs } from './reason-acts.tsx'
import { StripeLink } from './stripe-link.tsx'

interface ReviewActsProps {
  entry: Extract<StayEntry, { kind: 'review' }>
  file: StayFile
  acts: Acts
}

/** Money that no rule accepted is kept for the stay, or refunded. */
export function ReviewActs({ entry, file, acts }: ReviewActsProps) {
  const doing = { actor: 'staff', handsOver: true, at: new Date(), newId: () => 'preview' } as const
  const refunding = refundReview(file, entry.id, '', doing)
  const call = 'POST /api/staff/stays/:id/review'
  const needsOwner = useOwnerReason(call, isRefused(refunding) ? undefined : refunding)
  const review = (outcome: 'accept' | 'return') => (reason: string) =>
    acts.act(call, { payment: entry.id, outcome, reason })
  const amount = moneyText(entry.cents ?? 0, entry.currency, useLocale())
  const accept = {
    label: <Trans context="button: a payment that needs review">Accept {amount}</Trans>,
    onAct: review('accept'),
  }
  const refund = {
    label: <Trans context="button: a payment that needs review">Refund {amount}</Trans>,
    isFinal: true,
    needsOwner,
    onAct: review('return'),
  }
  return (
    <>
      {entry.paymentIntentId && <StripeLink to={`payments/${entry.paymentIntentId}`} />}
      {/* The office's accounts are in euros: anything else can only be refunded. */}
      <ReasonActs acts={entry.currency === 'EUR' ? [accept, refund] : [refund]} busy={acts.busy} />
    </>
  )
}
