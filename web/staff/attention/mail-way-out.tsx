import { Trans } from '@lingui/react/macro'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { NeedsLine, useNeedsLine } from '../offline/needs-line.tsx'
import styles from './attention.module.css'
import { ContactGuest } from './contact-guest.tsx'
import { ReasonActs } from './reason-acts.tsx'
import { TendFailed } from './tend-failed.tsx'
import { useTend } from './use-tend.ts'

interface MailWayOutProps {
  entry: Extract<AttentionEntry, { kind: 'mail' }>
  onAct: (isOwn: boolean) => void
}

function retryMail(id: string, idempotencyKey: string) {
  const address = `/api/staff/emails/${id}/retry`
  return send('POST /api/staff/emails/:id/retry', {}, { idempotencyKey, address })
}

function handleMail({ id, reason }: { id: string; reason: string }, idempotencyKey: string) {
  const address = `/api/staff/emails/${id}/resolve`
  return send('POST /api/staff/emails/:id/resolve', { reason }, { idempotencyKey, address })
}

/** Sends a mail that was given up once more, or notes how its reader was told instead. */
export function MailWayOut({ entry, onAct }: MailWayOutProps) {
  const { id, stay, lastError } = entry
  const retry = useTend('retry', retryMail, onAct)
  const handle = useTend('mail', handleMail, onAct)
  const error = retry.error ?? handle.error
  const needsLine = useNeedsLine(stay?.id)
  return (
    <div className={styles.act}>
      {stay && <ContactGuest stay={stay} />}
      {lastError && (
        <p className={styles.soft}>
          <Trans context="staff page: why an email was not sent">Last error</Trans>:{' '}
          <code lang="en">{lastError}</code>
        </p>
      )}
      <NeedsLine missing={needsLine}>
        <div className={styles.act}>
          <Button
            busy={retry.isPending}
            className={styles.confirm}
            onClick={() => retry.mutate(id)}
          >
            <Trans context="button: an email that was not sent">Send again</Trans>
          </Button>
          <ReasonActs
            acts={[
              {
                label: <Trans context="button: what needs attention">Mark as handled</Trans>,
                onAct: (reason) => handle.mutate({ id, reason }),
              },
            ]}
            busy={handle.isPending}
          />
        </div>
      </NeedsLine>
      {error && <TendFailed error={error} />}
    </div>
  )
}
