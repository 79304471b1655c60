import { Trans } from '@lingui/react/macro'

export { head } from './head.ts'

export default function Page() {
  return (
    <h1>
      <Trans>Page contact</Trans>
    </h1>
  )
}
