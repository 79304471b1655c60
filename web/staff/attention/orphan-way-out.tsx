import { Trans } from '@lingui/react/macro'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { send } from '../../api.ts'
import { NeedsConnection, useNeedsConnection } from '../offline/needs-connection.tsx'
import styles from './attention.module.css'
import { ReasonActions } from './reason-actions.tsx'
import { ResolveFailed } from './resolve-failed.tsx'
import { StripeLink } from './stripe-link.tsx'
import { useResolve } from './use-resolve.ts'

interface OrphanWayOutProps {
  entry: Extract<AttentionEntry, { kind: 'orphan' }>
  onAction: (isOwn: boolean) => void
}

function resolveOrphan({ id, reason }: { id: string; reason: string }, idempotencyKey: string) {
  const address = `/api/staff/orphans/${id}/resolve`
  return send('POST /api/staff/orphans/:id/resolve', { reason }, { idempotencyKey, address })
}

export function OrphanWayOut({ entry: { id }, onAction }: OrphanWayOutProps) {
  const handle = useResolve('orphan', resolveOrphan, onAction)
  const needsConnection = useNeedsConnection(undefined)
  return (
    <div className={styles.action}>
      <StripeLink to={`payments/${id}`} />
      <NeedsConnection missing={needsConnection}>
        <ReasonActions
          actions={[
            {
              label: <Trans context="button: what needs attention">Mark as handled</Trans>,
              onAction: (reason) => handle.mutate({ id, reason }),
            },
          ]}
          busy={handle.isPending}
        />
      </NeedsConnection>
      {handle.error && <ResolveFailed error={handle.error} />}
    </div>
  )
}
