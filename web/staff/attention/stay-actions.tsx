import { Trans } from '@lingui/react/macro'
import { keepable } from '../../../domain/stay/pay-out.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import type { Actions } from '../actions/actions.ts'
import { WriteOffForm } from '../actions/write-off-form.tsx'
import { CancelForm } from '../desk/forms/cancel-form.tsx'
import { ConfirmForm } from '../desk/forms/confirm-form.tsx'
import { PayOutForm } from '../desk/forms/pay-out-form.tsx'
import { RefundForm } from '../desk/forms/refund-form.tsx'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import { Conflicts } from '../stays/stay/conflicts.tsx'
import styles from './attention.module.css'
import type { StayEntry } from './entries.ts'
import { moneyText } from './money-in.ts'
import { ReasonActions } from './reason-actions.tsx'
import { ReviewActions } from './review-actions.tsx'
import { StripeLink } from './stripe-link.tsx'
import { UncollectedActions } from './uncollected-actions.tsx'

interface StayActionsProps {
  entry: StayEntry
  record: StayRecord
  actions: Actions
}

export function StayActions({ entry, record, actions }: StayActionsProps) {
  const { busy } = actions
  const now = new Date()
  switch (entry.kind) {
    case 'review':
      return <ReviewActions entry={entry} record={record} actions={actions} />
    case 'dispute': {
      const label = <Trans context="button: a dispute">Evidence sent, or accepted</Trans>
      const onAction = (reason: string) =>
        actions.action('POST /api/staff/stays/:id/resolve', { dispute: entry.id, reason })
      return (
        <>
          <StripeLink to={`disputes/${entry.id}`} />
          <ReasonActions actions={[{ label, onAction }]} busy={busy} />
        </>
      )
    }
    case 'refund_failed':
    case 'to_refund':
      return <MoneyBack record={record} now={now} actions={actions} />
    case 'not_come':
      return <NotCome record={record} actions={actions} />
    case 'request':
      return <RequestActions record={record} now={now} actions={actions} />
    case 'conflict':
    case 'unpriced': {
      const label = <Trans context="button: what needs attention">Mark as handled</Trans>
      const onAction = (reason: string) =>
        actions.action('POST /api/staff/stays/:id/resolve', { reason })
      return (
        <>
          {entry.kind === 'conflict' && <Conflicts stay={record.stay} />}
          <ReasonActions actions={[{ label, onAction }]} busy={busy} />
        </>
      )
    }
    case 'unpaid':
      return <WriteOffForm record={record} actions={actions} />
    case 'uncollected':
      return <UncollectedActions entry={entry} actions={actions} now={now} />
  }
}

function MoneyBack({ record, now, actions }: { record: StayRecord; now: Date; actions: Actions }) {
  const kept = moneyText(keepable(record), 'EUR', useLocale())
  const label = (
    <Trans context="button: overpaid money of a guest who never came">Keep {kept}</Trans>
  )
  const onAction = (reason: string) =>
    actions.action('POST /api/staff/stays/:id/keep-overpayment', { reason })
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/keep-overpayment')
  return (
    <>
      <RefundForm kind="overpaid" record={record} now={now} actions={actions} />
      <PayOutForm record={record} actions={actions} />
      {keepable(record) > 0 && (
        <details className={styles.decline}>
          <summary>
            <Trans context="staff page: overpaid money">The guest will never come for it</Trans>
          </summary>
          <ReasonActions
            actions={[{ label, isFinal: true, needsOwner, onAction }]}
            busy={actions.busy}
          />
        </details>
      )}
    </>
  )
}

/**
 * Marks a stay as a no-show or as completed.
 * Storage can't be completed here, because checking out the last bag does that.
 */
function NotCome({ record, actions }: { record: StayRecord; actions: Actions }) {
  const missed = () => actions.action('POST /api/staff/stays/:id/no-show', {})
  return (
    <div className={styles.buttons}>
      {record.stay.serviceType !== 'storage' && (
        <Button
          busy={actions.busy}
          onClick={() => actions.action('POST /api/staff/stays/:id/complete', {})}
        >
          <Trans context="desk, button: a service was provided">Mark as completed</Trans>
        </Button>
      )}
      <Button variant="destructive" busy={actions.busy} onClick={missed}>
        <Trans context="desk, button">Nobody came</Trans>
      </Button>
    </div>
  )
}

function RequestActions({
  record,
  now,
  actions,
}: {
  record: StayRecord
  now: Date
  actions: Actions
}) {
  return (
    <>
      <ConfirmForm record={record} now={now} actions={actions} />
      <details className={styles.decline}>
        <summary>
          <Trans context="staff page: a request">Decline</Trans>
        </summary>
        <CancelForm record={record} now={now} actions={actions} />
      </details>
    </>
  )
}
