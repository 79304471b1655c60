import { Trans } from '@lingui/react/macro'
import type { PendingAction } from '../offline/pending-action.ts'
import { useConnection } from '../offline/use-offline-queue.ts'
import { SignInLink } from '../session/sign-in-link.tsx'

export function WhyWaiting({ actions }: { actions: readonly PendingAction[] }) {
  const connection = useConnection()
  if (connection === 'signed_out') {
    return (
      <>
        <p>
          <Trans context="desk: about the entries that wait">
            Your session has ended. Nothing is lost: this will be sent once you sign in again.
          </Trans>
        </p>
        <SignInLink />
      </>
    )
  }
  return (
    <p>
      {connection === 'online' && actions.some(({ failed }) => failed) ? (
        <Trans context="desk: about the entries that wait">
          The server has a problem; your connection is fine. This is saved on this device and will
          be sent again automatically. It will only count once.
        </Trans>
      ) : (
        <Trans context="desk: about the entries that wait">
          This is saved on this device and will be sent automatically.
        </Trans>
      )}
    </p>
  )
}
