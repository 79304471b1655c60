import { Trans } from '@lingui/react/macro'
import { loadFailureOf } from './staff-load.ts'

export function WhyNotLoaded({ error }: { error: Error }) {
  switch (loadFailureOf(error)) {
    case 'signed_out':
      return <Trans context="staff page: why something is not there">Your session has ended.</Trans>
    case 'offline':
      return <Trans context="staff page: why something is not there">No connection.</Trans>
    case 'server':
      return (
        <Trans context="staff page: why something is not there">
          The server has a problem; your connection is fine.
        </Trans>
      )
  }
}
