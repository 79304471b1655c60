import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { isSetback, type OrphanDispute, orphanTask } from '../../../domain/payments/orphan.ts'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { dateText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { disputeLabels } from '../stays/stay/account-labels.ts'
import { moneyText } from './money-in.ts'

interface OrphanAmountProps {
  entry: Extract<AttentionEntry, { kind: 'orphan' }>
}

export function OrphanAmount({ entry: { cents, currency, money } }: OrphanAmountProps) {
  const locale = useLocale()
  const text = (sum: number) => moneyText(sum, currency ?? 'EUR', locale)
  const amount = cents === null ? null : text(cents)
  const refunded = text(money.refundedCents)
  const failed = text(money.failedCents)
  const isFailure = money.failedCents > 0 && orphanTask(cents, money) !== 'nothing'
  return (
    <>
      {amount !== null && (
        <Trans context="staff page: money that a guest has paid">
          <b>{amount}</b> received
        </Trans>
      )}
      {money.refundedCents > 0 && (
        <Badge>
          <Trans context="staff page: of a payment without a booking">
            refunded {refunded} at Stripe
          </Trans>
        </Badge>
      )}
      {isFailure && (
        <Badge tone="danger">
          <Trans context="staff page: of a payment without a booking">
            refund of {failed} failed
          </Trans>
        </Badge>
      )}
      {money.disputes.map((dispute) => (
        <DisputeBadge key={dispute.id} dispute={dispute} />
      ))}
    </>
  )
}

function DisputeBadge({ dispute: { status, dueBy } }: { dispute: OrphanDispute<string> }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const due = dueBy && dateText(tiranaDate(new Date(dueBy)), locale)
  if (isSetback(status) && due) {
    return (
      <Badge tone="danger">
        <Trans context="staff page: of a payment without a booking">
          disputed, answer by {due}
        </Trans>
      </Badge>
    )
  }
  const outcome = i18n._(disputeLabels[status])
  return (
    <Badge tone={isSetback(status) ? 'danger' : 'plain'}>
      <Trans context="line of an account: the guest's bank asks for money back">
        Dispute: {outcome}
      </Trans>
    </Badge>
  )
}
