import { Trans } from '@lingui/react/macro'
import type { HeldEmailWay } from '../../../domain/reports/hold.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { NeedsConnection, useNeedsConnection } from '../offline/needs-connection.tsx'
import { OwnerOnly } from '../session/owner-only.tsx'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import styles from './attention.module.css'
import { ResolveFailed } from './resolve-failed.tsx'
import { useResolve } from './use-resolve.ts'

const call = 'POST /api/staff/hold/release'

function release(emails: HeldEmailWay, idempotencyKey: string) {
  return send(call, { emails }, { idempotencyKey })
}

export function ReleaseHold() {
  const { mutate, isPending, error } = useResolve('hold', release)
  const needsOwner = useOwnerReason(call)
  const needsConnection = useNeedsConnection(undefined)
  return (
    <>
      <p>
        <Trans context="staff page: emails and automatic tasks are on hold">
          If nothing was restored, or the lost hours have been merged back, send the emails.
          Otherwise discard the older ones, because guests already have them.
        </Trans>
      </p>
      <NeedsConnection missing={needsConnection}>
        <OwnerOnly reason={needsOwner}>
          <div className={styles.buttons}>
            <Button busy={isPending} onClick={() => mutate('send')}>
              <Trans context="button: emails on hold">Resume, and send all emails</Trans>
            </Button>
            <Button variant="secondary" busy={isPending} onClick={() => mutate('discard')}>
              <Trans context="button: emails on hold">
                Resume, and discard guests’ older emails
              </Trans>
            </Button>
          </div>
        </OwnerOnly>
      </NeedsConnection>
      {error && <ResolveFailed error={error} />}
    </>
  )
}
