import { Trans } from '@lingui/react/macro'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { send } from '../../api.ts'
import { NeedsLine, useNeedsLine } from '../offline/needs-line.tsx'
import styles from './attention.module.css'
import { ReasonActs } from './reason-acts.tsx'
import { StripeLink } from './stripe-link.tsx'
import { TendFailed } from './tend-failed.tsx'
import { useTend } from './use-tend.ts'

interface OrphanWayOutProps {
  entry: Extract<AttentionEntry, { kind: 'orphan' }>
  onAct: (isOwn: boolean) => void
}

function handleOrphan({ id, reason }: { id: string; reason: string }, idempotencyKey: string) {
  const address = `/api/staff/orphans/${id}/resolve`
  return send('POST /api/staff/orphans/:id/resolve', { reason }, { idempotencyKey, address })
}

/** Leads to money of no booking at Stripe, and notes how it was settled there. */
export function OrphanWayOut({ entry: { id }, onAct }: OrphanWayOutProps) {
  const handle = useTend('orphan', handleOrphan, onAct)
  const needsLine = useNeedsLine(undefined)
  return (
    <div className={styles.act}>
      <StripeLink to={`payments/${id}`} />
      <NeedsLine missing={needsLine}>
        <ReasonActs
          acts={[
            {
              label: <Trans context="button: what needs attention">Mark as handled</Trans>,
              onAct: (reason) => handle.mutate({ id, reason }),
            },
          ]}
          busy={handle.isPending}
        />
      </NeedsLine>
      {handle.error && <TendFailed error={handle.error} />}
    </div>
  )
}
