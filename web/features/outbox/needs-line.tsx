import { Trans } from '@lingui/react/macro'
import { Notice } from '../../ui/notice.tsx'
import { useLine } from './use-outbox.ts'

/** Says that something can't be done without a connection, before anything of it is typed. */
export function NeedsLine() {
  const line = useLine()
  return (
    <Notice>
      <p>
        {line === 'signed_out' ? (
          <Trans context="staff page: why something can't be done now">
            This isn’t possible until you sign in again.
          </Trans>
        ) : (
          <Trans context="staff page: why something can't be done now">
            This isn’t possible without a connection.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
