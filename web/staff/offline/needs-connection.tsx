import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { useConnection, usePendingActions } from './use-offline-queue.ts'

interface NeedsConnectionProps {
  missing: boolean
  children: ReactNode
}

/** If `missing`, hides `children` and says why they can't be used. Forms keep their input. */
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
 * Returns whether actions that only work online are blocked.
 * Also returns `true` until the stay's offline actions have been sent.
 */
export function useNeedsConnection(stayId: string | undefined): boolean {
  const connection = useConnection()
  const actions = usePendingActions()
  return (
    connection !== 'online' ||
    actions.some((action) => action.stayId === stayId && action.wasOffline && !action.refused)
  )
}
