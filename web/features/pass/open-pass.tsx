import { lazy, Suspense } from 'react'
import { FindUs } from './find-us.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { OwnStay } from './own-stay.tsx'
import styles from './pass-around.module.css'
import type { KnownPass, usePass } from './use-pass.ts'

/** Comes after the pass, and does without where it can't come. */
const OnThisDevice = lazy(() =>
  import('./on-this-device.tsx').catch(() => ({ default: () => null })),
)

type OpenPassProps = Pick<ReturnType<typeof usePass>, 'ask' | 'settle'> & { known: KnownPass }

/** The pass, from when it is, and what a traveller needs besides. */
export function OpenPass({ known: { pass, token, asOf }, ask, settle }: OpenPassProps) {
  // As long as nobody answers, nothing is offered that needs an answer.
  const shown = asOf ? { ...pass, changeable: false, cancelling: null } : pass
  const acts = pass.changeable || pass.cancelling !== null
  return (
    <div className={styles.around}>
      {asOf && <KeptNotice asOf={asOf} acts={acts} />}
      <OwnStay
        key={token}
        pass={shown}
        token={token}
        onSettled={(settled) => settle(token, settled)}
        onStale={ask}
      />
      <FindUs />
      <Suspense>
        <OnThisDevice key={token} token={token} onForgotten={() => void ask()} />
      </Suspense>
    </div>
  )
}
