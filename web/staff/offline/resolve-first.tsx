import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { isStuck } from './pending-action.ts'
import { usePendingActions } from './use-offline-queue.ts'

export function useIsStuck(stayId: string): boolean {
  return isStuck(stayId, usePendingActions())
}

interface ResolveFirstProps {
  stayId: string
  children: ReactNode
}

/**
 * Hides `children` until the stay's refused action is resolved.
 * Otherwise, staff might do the same thing again, and both actions could be recorded.
 */
export function ResolveFirst({ stayId, children }: ResolveFirstProps) {
  const isStuck = useIsStuck(stayId)
  return (
    <div>
      {isStuck && (
        <Notice>
          <p>
            <EntryFirst />
          </p>
        </Notice>
      )}
      <div hidden={isStuck}>{children}</div>
    </div>
  )
}

export function EntryFirst() {
  return (
    <Trans context="desk: why nothing else can be done to a stay now">
      First settle the refused entry. Then you can go on with this stay.
    </Trans>
  )
}
