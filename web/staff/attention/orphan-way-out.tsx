import { Trans } from '@lingui/react/macro'
import { isSetback, orphanTask } from '../../../domain/payments/orphan.ts'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { send } from '../../api.ts'
import { NeedsConnection, useNeedsConnection } from '../offline/needs-connection.tsx'
import styles from './attention.module.css'
import { ContactGuest } from './contact-guest.tsx'
import { ReasonActions } from './reason-actions.tsx'
import { ResolveFailed } from './resolve-failed.tsx'
import { StripeLink } from './stripe-link.tsx'
import { useResolve } from './use-resolve.ts'

interface OrphanWayOutProps {
  entry: Extract<AttentionEntry, { kind: 'orphan' }>
  onAction: (isOwn: boolean) => void
}

interface Resolution {
  id: string
  reason: string
  setbacks: number
}

function resolveOrphan({ id, reason, setbacks }: Resolution, idempotencyKey: string) {
  const address = `/api/staff/orphans/${id}/resolve`
  return send(
    'POST /api/staff/orphans/:id/resolve',
    { reason, setbacks },
    { idempotencyKey, address },
  )
}

export function OrphanWayOut({ entry, onAction }: OrphanWayOutProps) {
  const { id, cents, guest, money } = entry
  const dispute = money.disputes.find(({ status }) => isSetback(status))
  const handle = useResolve('orphan', resolveOrphan, onAction)
  const needsConnection = useNeedsConnection(undefined)
  return (
    <div className={styles.action}>
      <ContactGuest phone={guest.phone} email={guest.email} />
      <OrphanHint task={orphanTask(cents, money)} />
      <StripeLink to={dispute ? `disputes/${dispute.id}` : `payments/${id}`} />
      <NeedsConnection missing={needsConnection}>
        <ReasonActions
          actions={[
            {
              label: <Trans context="button: what needs attention">Mark as handled</Trans>,
              onAction: (reason) => handle.mutate({ id, reason, setbacks: money.setbacks }),
            },
          ]}
          busy={handle.isPending}
        />
      </NeedsConnection>
      {handle.error && <ResolveFailed error={handle.error} />}
    </div>
  )
}

function OrphanHint({ task }: { task: ReturnType<typeof orphanTask> }) {
  switch (task) {
    case 'answer':
      return (
        <p>
          <Trans context="staff page: of a payment without a booking">
            The guest’s bank wants the money back. Don’t refund it: answer at Stripe before the
            deadline, then mark it as handled.
          </Trans>
        </p>
      )
    case 'nothing':
      return (
        <p>
          <Trans context="staff page: of a payment without a booking">
            All of this money has been returned. Nothing is left to do: mark it as handled.
          </Trans>
        </p>
      )
    case 'refund':
      return null
  }
}
