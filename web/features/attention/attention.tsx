import { Trans } from '@lingui/react/macro'

export function Attention() {
  return (
    <h1>
      <Trans context="heading of the staff page">Needs Attention</Trans>
    </h1>
  )
}
