import { Trans } from '@lingui/react/macro'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { send } from '../../api.ts'
import { NeedsConnection, useNeedsConnection } from '../offline/needs-connection.tsx'
import { StaffLink } from '../session/staff-link.tsx'
import { EntryFacts } from '../till/entry-facts.tsx'
import styles from './attention.module.css'
import { ReasonActions } from './reason-actions.tsx'
import { ResolveFailed } from './resolve-failed.tsx'
import { useResolve } from './use-resolve.ts'

type DroppedAttention = Extract<AttentionEntry, { kind: 'dropped' }>

export function DroppedName({ entry: { dropped } }: { entry: DroppedAttention }) {
  const { tags, money, stayId, reference, madeBy, staff } = dropped
  return (
    <>
      <span className={styles.name}>
        <EntryFacts guest={null} tags={tags} money={money} />
      </span>
      {stayId && reference && (
        <StaffLink to={`/admin/stays/${stayId}`} className={styles.soft}>
          {reference}
        </StaffLink>
      )}
      <span className={styles.soft}>{madeBy ?? staff}</span>
    </>
  )
}

interface Resolution {
  id: string
  reason: string
}

function resolveDropped({ id, reason }: Resolution, idempotencyKey: string) {
  const address = `/api/staff/dropped-entries/${id}/resolve`
  return send(
    'POST /api/staff/dropped-entries/:id/resolve',
    { reason },
    { idempotencyKey, address },
  )
}

interface DroppedWayOutProps {
  entry: DroppedAttention
  onAction: (isOwn: boolean) => void
}

export function DroppedWayOut({ entry: { id, dropped }, onAction }: DroppedWayOutProps) {
  const handle = useResolve('dropped', resolveDropped, onAction)
  const needsConnection = useNeedsConnection(undefined)
  return (
    <div className={styles.action}>
      <p>{dropped.reason}</p>
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
