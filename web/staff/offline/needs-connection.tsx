import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { useConnection, usePendingActions } from './use-offline-queue.ts'

interface NeedsConnectionProps {
  /** It can't be done now. */
  missing: boolean
  children: ReactNode
}

/**
 * What can't be done without a connection: that is said in its place, before anything of it is typed.
 * What was typed before is there again afterwards.
 */
export function NeedsConnection({ missing, children }: NeedsConnectionProps) {
  const connection = useConnection()
  return (
    <div>
      {missing && (
        <Notice>
          <p>
            {connection === 'signed_out' ? (
              <Trans context="staff page: why something can't be done now">
                This isn’t possible until you sign in again.
              </Trans>
            ) : connection === 'online' ? (
              <Trans context="staff page: why something can't be done now">
                This isn’t possible until the earlier entries for this stay have been sent.
              </Trans>
            ) : (
              <Trans context="staff page: why something can't be done now">
                This isn’t possible without a connection.
              </Trans>
            )}
          </p>
        </Notice>
      )}
      <div hidden={missing}>{children}</div>
    </div>
  )
}

/**
 * Whether what can't wait can't be done to a stay now: there is no connection, or something of the stay
 * has still to be sent.
 */
export function useNeedsConnection(stayId: string | undefined): boolean {
  const connection = useConnection()
  const actions = usePendingActions()
  return (
    connection !== 'online' ||
    actions.some((action) => action.stayId === stayId && action.wasOffline && !action.refused)
  )
}
