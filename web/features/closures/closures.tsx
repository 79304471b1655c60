import { Trans } from '@lingui/react/macro'

export function Closures() {
  return (
    <h1>
      <Trans context="heading of the staff page">Closures</Trans>
    </h1>
  )
}
