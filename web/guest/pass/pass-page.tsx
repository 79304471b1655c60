import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useReducer, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { OfficeHelp } from '../office/office-help.tsx'
import { OpenPass } from './open-pass.tsx'
import styles from './pass.module.css'
import { tokenInAddress } from './pass-token.ts'
import { pickUpPasses } from './saved/device-passes.ts'
import { CollectorPage } from './someone-else.tsx'
import { isRefusal, type LinkRefusal } from './use-known-pass.ts'
import { usePass } from './use-pass.ts'

const Forgotten = lazyPart(async () => (await import('./own-data.tsx')).Forgotten)
const SavedList = lazyPart(async () => (await import('./saved/saved-list.tsx')).SavedList)

/**
 * - `broken`: the link doesn't open a pass.
 * - `refused`: the link of a saved pass no longer works.
 * - `replaced`: the link no longer works because the booking's email address was corrected.
 */
export type LinkFault = 'none' | 'broken' | LinkRefusal

interface Shown extends ReturnType<typeof usePass> {
  noBooking: (link: LinkFault) => ReactNode
}

/**
 * Page of a guest's or a collector's link.
 * A guest sees only their own booking (specification, section 6).
 */
export function PassPage({ noBooking }: Pick<Shown, 'noBooking'>) {
  const collector = useCollectorToken()
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(dropOldPickUps, [])
  if (collector === null) return <GuestPass noBooking={noBooking} />
  return (
    <div className={styles.outcome}>
      <Suspense fallback={<Spinner />}>
        <CollectorPage onForgotten={lookAgain} />
      </Suspense>
    </div>
  )
}

function subscribeToLinks(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Returns the token of a pick-up pass, `null` for other links and in the prerendered page. */
function useCollectorToken(): string | null {
  return useSyncExternalStore(
    subscribeToLinks,
    () => tokenInAddress('collector'),
    () => null,
  )
}

/** Removes saved pick-up passes that are unusable or long past, whichever pass is shown. */
function dropOldPickUps(): void {
  if (pickUpPasses.tokens().length === 0) return
  import('./saved/saved-passes.ts').then(({ savedPickUps }) => savedPickUps()).catch(() => {})
}

function GuestPass({ noBooking }: Pick<Shown, 'noBooking'>) {
  const pass = usePass()
  const { state } = pass
  const known = state.kind === 'known' && !state.pass.forgotten ? state.pass : null
  return (
    <div className={styles.outcome}>
      <Suspense fallback={<Spinner />}>
        <Outcome {...pass} noBooking={noBooking} />
        {/* Shown at the same time as the outcome, to avoid layout shifts. */}
        {state.kind !== 'asking' && <OfficeHelp reference={known?.reference} />}
      </Suspense>
    </div>
  )
}

function Outcome({ state, ask, settle, noBooking }: Shown) {
  switch (state.kind) {
    case 'asking':
      return (
        <p role="status">
          <Spinner /> <Trans context="while the guest's pass loads">Opening your pass…</Trans>
        </p>
      )
    case 'none':
      return noBooking('none')
    case 'unknown':
      return noBooking('broken')
    case 'replaced':
      return noBooking('replaced')
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
      if (state.pass.forgotten) return <Forgotten />
      return (
        <>
          <OpenPass known={state} ask={ask} settle={settle} />
          {state.asOf && isRefusal(state.asOf.why) && noBooking(state.asOf.why)}
        </>
      )
    case 'several':
      return <SavedList onFewer={ask} />
  }
}
