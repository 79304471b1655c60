import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { useKeptActs, useLine } from './use-outbox.ts'

interface NeedsLineProps {
  /** It can't be done now. */
  missing: boolean
  children: ReactNode
}

/**
 * What can't be done without a connection: that is said in its place, before anything of it is typed.
 * What was typed before is there again afterwards.
 */
export function NeedsLine({ missing, children }: NeedsLineProps) {
  const line = useLine()
  return (
    <div>
      {missing && (
        <Notice>
          <p>
            {line === 'signed_out' ? (
              <Trans context="staff page: why something can't be done now">
                This isn’t possible until you sign in again.
              </Trans>
            ) : line === 'up' ? (
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
export function useNeedsLine(stayId: string | undefined): boolean {
  const line = useLine()
  const acts = useKeptActs()
  return line !== 'up' || acts.some((act) => act.stayId === stayId && act.waited && !act.refused)
}
