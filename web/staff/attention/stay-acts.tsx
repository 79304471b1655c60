import { Trans } from '@lingui/react/macro'
import { keepable } from '../../../domain/stay/pay-out.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import type { Acts } from '../actions/acts.ts'
import { WriteOffForm } from '../actions/write-off-form.tsx'
import { CancelForm } from '../desk/forms/cancel-form.tsx'
import { PayOutForm } from '../desk/forms/pay-out-form.tsx'
import { RefundForm } from '../desk/forms/refund-form.tsx'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import styles from './attention.module.css'
import type { StayEntry } from './entries.ts'
import { moneyText } from './money-in.ts'
import { ReasonActs } from './reason-acts.tsx'
import { ReviewActs } from './review-acts.tsx'
import { StripeLink } from './stripe-link.tsx'
import { UncollectedActs } from './uncollected-acts.tsx'

interface StayActsProps {
  entry: StayEntry
  file: StayFile
  acts: Acts
}

/** The acts that settle an entry of each kind. */
export function StayActs({ entry, file, acts }: StayActsProps) {
  const { busy } = acts
  const now = new Date()
  switch (entry.kind) {
    case 'review':
      return <ReviewActs entry={entry} file={file} acts={acts} />
    case 'dispute': {
      const label = <Trans context="button: a dispute">Evidence sent, or accepted</Trans>
      const onAct = (reason: string) =>
        acts.act('POST /api/staff/stays/:id/resolve', { dispute: entry.id, reason })
      return (
        <>
          <StripeLink to={`disputes/${entry.id}`} />
          <ReasonActs acts={[{ label, onAct }]} busy={busy} />
        </>
      )
    }
    case 'refund_failed':
    case 'to_refund':
      return <MoneyBack file={file} now={now} acts={acts} />
    case 'not_come':
      return <NotCome file={file} acts={acts} />
    case 'request':
      return <RequestActs file={file} now={now} acts={acts} />
    case 'conflict':
    case 'unpriced': {
      const label = <Trans context="button: what needs attention">Mark as handled</Trans>
      const onAct = (reason: string) => acts.act('POST /api/staff/stays/:id/resolve', { reason })
      return <ReasonActs acts={[{ label, onAct }]} busy={busy} />
    }
    case 'unpaid':
      return <WriteOffForm file={file} acts={acts} />
    case 'uncollected':
      return <UncollectedActs entry={entry} acts={acts} now={now} />
  }
}

/** By card or by hand, in cash where the card takes nothing back; or kept, where nobody ever comes for it. */
function MoneyBack({ file, now, acts }: { file: StayFile; now: Date; acts: Acts }) {
  const kept = moneyText(keepable(file), 'EUR', useLocale())
  const label = (
    <Trans context="button: overpaid money of a guest who never came">Keep {kept}</Trans>
  )
  const onAct = (reason: string) =>
    acts.act('POST /api/staff/stays/:id/keep-overpayment', { reason })
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/keep-overpayment')
  return (
    <>
      <RefundForm kind="overpaid" file={file} now={now} acts={acts} />
      <PayOutForm file={file} acts={acts} />
      {keepable(file) > 0 && (
        <details className={styles.decline}>
          <summary>
            <Trans context="staff page: overpaid money">The guest will never come for it</Trans>
          </summary>
          <ReasonActs acts={[{ label, isFinal: true, needsOwner, onAct }]} busy={acts.busy} />
        </details>
      )}
    </>
  )
}

/** The day is over: the guest came, or did not. A bag that is here is checked in at the desk. */
function NotCome({ file, acts }: { file: StayFile; acts: Acts }) {
  const missed = () => acts.act('POST /api/staff/stays/:id/no-show', {})
  return (
    <div className={styles.buttons}>
      {file.stay.serviceType !== 'storage' && (
        <Button busy={acts.busy} onClick={() => acts.act('POST /api/staff/stays/:id/complete', {})}>
          <Trans context="counter, button: a service was provided">Mark as completed</Trans>
        </Button>
      )}
      <Button variant="destructive" busy={acts.busy} onClick={missed}>
        <Trans context="counter, button">Nobody came</Trans>
      </Button>
    </div>
  )
}

function RequestActs({ file, now, acts }: { file: StayFile; now: Date; acts: Acts }) {
  return (
    <>
      {file.stay.totalPrice > 0 ? (
        <Button
          busy={acts.busy}
          onClick={() => acts.act('POST /api/staff/stays/:id/confirm', {})}
          className={styles.confirm}
        >
          <Trans context="button: a request">Confirm</Trans>
        </Button>
      ) : (
        <p>
          <Trans context="staff page: a request">Set its price at the desk, then confirm it.</Trans>
        </p>
      )}
      <details className={styles.decline}>
        <summary>
          <Trans context="staff page: a request">Decline</Trans>
        </summary>
        <CancelForm file={file} now={now} acts={acts} />
      </details>
    </>
  )
}
