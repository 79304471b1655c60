import { Trans } from '@lingui/react/macro'

export function Till() {
  return (
    <h1>
      <Trans context="heading of the staff page">Till</Trans>
    </h1>
  )
}
