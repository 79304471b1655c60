import { Trans } from '@lingui/react/macro'

export function Desk() {
  return (
    <h1>
      <Trans context="heading of the staff page">Today</Trans>
    </h1>
  )
}
