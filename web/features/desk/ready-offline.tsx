import { Trans } from '@lingui/react/macro'
import { useReadyOffline } from '../../staff/outbox/use-ready-offline.ts'

/** Says that the desk would outlive a lost connection now; nothing while it would not. */
export function ReadyOffline() {
  if (!useReadyOffline()) return null
  return <Trans context="counter: works without a connection">Ready offline</Trans>
}
