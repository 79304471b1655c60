import { Trans } from '@lingui/react/macro'

export { head } from './head.ts'

export default function Page() {
  return (
    <main>
      <h1>
        <Trans context="heading of the page">Book and Pay Online</Trans>
      </h1>
    </main>
  )
}
