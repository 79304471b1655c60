import { Trans, useLingui } from '@lingui/react/macro'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { NeedsConnection, useNeedsConnection } from '../offline/needs-connection.tsx'
import styles from './attention.module.css'
import { ContactGuest } from './contact-guest.tsx'
import { emailProblemMessages, retryHelps } from './email-problem-messages.ts'
import { ReasonActions } from './reason-actions.tsx'
import { ResolveFailed } from './resolve-failed.tsx'
import { useResolve } from './use-resolve.ts'

interface EmailActionsProps {
  entry: Extract<AttentionEntry, { kind: 'email' }>
  onAction: (isOwn: boolean) => void
}

function retryEmail(id: string, idempotencyKey: string) {
  const address = `/api/staff/emails/${id}/retry`
  return send('POST /api/staff/emails/:id/retry', {}, { idempotencyKey, address })
}

function resolveEmail({ id, reason }: { id: string; reason: string }, idempotencyKey: string) {
  const address = `/api/staff/emails/${id}/resolve`
  return send('POST /api/staff/emails/:id/resolve', { reason }, { idempotencyKey, address })
}

export function EmailActions({ entry, onAction }: EmailActionsProps) {
  const { id, stay, problem, lastError } = entry
  const { i18n } = useLingui()
  const retry = useResolve('retry', retryEmail, onAction)
  const handle = useResolve('email', resolveEmail, onAction)
  const error = retry.error ?? handle.error
  const needsConnection = useNeedsConnection(stay?.id)
  return (
    <div className={styles.action}>
      <p>{i18n._(emailProblemMessages[problem])}</p>
      {stay && <ContactGuest phone={stay.customerPhone} email={stay.customerEmail} />}
      {lastError && (
        <p className={styles.soft}>
          <Trans context="staff page: why an email was not sent">Last error</Trans>:{' '}
          <code lang="en">{lastError}</code>
        </p>
      )}
      <NeedsConnection missing={needsConnection}>
        <div className={styles.action}>
          {retryHelps(problem) && (
            <Button
              busy={retry.isPending}
              className={styles.confirm}
              onClick={() => retry.mutate(id)}
            >
              <Trans context="button: an email that was not sent">Send again</Trans>
            </Button>
          )}
          <ReasonActions
            actions={[
              {
                label: <Trans context="button: what needs attention">Mark as handled</Trans>,
                onAction: (reason) => handle.mutate({ id, reason }),
              },
            ]}
            busy={handle.isPending}
          />
        </div>
      </NeedsConnection>
      {error && <ResolveFailed error={error} />}
    </div>
  )
}
