import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { OfficeHelp } from '../../office/office-help.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { OpenPass } from './open-pass.tsx'
import styles from './pass.module.css'
import { usePass } from './use-pass.ts'

const KeptList = lazy(() => import('./kept-list.tsx'))

/** What the guest's link opens (specification, section 6: their own booking and no other). */
export function PassPage() {
  const pass = usePass()
  return (
    <div className={styles.outcome}>
      <Outcome {...pass} />
      {/* Comes with the outcome, so that it need not make way for it. */}
      {pass.state.kind !== 'asking' && <OfficeHelp />}
    </div>
  )
}

function Outcome({ state, ask, settle }: ReturnType<typeof usePass>) {
  switch (state.kind) {
    case 'asking':
      return (
        <p role="status">
          <Spinner /> <Trans context="while the guest's pass loads">Opening your pass…</Trans>
        </p>
      )
    case 'unknown':
      return (
        <Notice role="alert">
          <h2>
            <Trans context="heading: a guest's link that opens nothing">
              This link opens no booking
            </Trans>
          </h2>
          <p>
            <Trans context="a guest's link that opens nothing">
              Part of it may be missing. Open the link in your confirmation email again, or ask us:
              we find your booking by its reference or your name.
            </Trans>
          </p>
        </Notice>
      )
    case 'unreachable':
      return (
        <Notice role="alert">
          <p>
            <Trans context="the guest's pass could not be loaded">
              We can’t reach our booking system right now. Your booking stands; its reference is in
              your confirmation email.
            </Trans>
          </p>
          <Button onClick={() => void ask()}>
            <Trans context="button: ask for the guest's pass once more">Try again</Trans>
          </Button>
        </Notice>
      )
    case 'known':
      return <OpenPass known={state} ask={ask} settle={settle} />
    case 'several':
      return (
        <Suspense fallback={<Spinner />}>
          <KeptList />
        </Suspense>
      )
    case 'none':
      return (
        <Notice>
          <h2>
            <Trans context="heading: the guest's phone keeps no pass">No pass on this device</Trans>
          </h2>
          <p>
            <Trans context="the guest's phone keeps no pass">
              Open the link in your confirmation email, or ask us: we find your booking by its
              reference or your name.
            </Trans>
          </p>
        </Notice>
      )
  }
}
