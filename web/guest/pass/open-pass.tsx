import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Pass } from '../../../domain/pass/pass.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Wished } from './change/change-wish.ts'
import { FindUs } from './find-us.tsx'
import { KeptNotice } from './kept/kept-notice.tsx'
import { OwnStay } from './own-stay.tsx'
import { PassAct } from './pass-act.tsx'
import styles from './pass-around.module.css'
import { begunPayment, forgetBegun } from './pay/begun-payment.ts'
import { PaymentNews } from './pay/payment-parts.ts'
import type { KnownPass, usePass } from './use-pass.ts'

/** Comes after the pass, and does without where it can't come. */
const OnThisDevice = lazy(() =>
  import('./kept/on-this-device.tsx').catch(() => ({ default: () => null })),
)

const OwnData = lazyPart(async () => (await import('./own-data.tsx')).OwnData)

const nothingToDo = {
  ...{ changeable: false, cancelling: null, awaitedChange: null },
  ...{ collectable: false, collectors: [] },
}

type OpenPassProps = Pick<ReturnType<typeof usePass>, 'ask' | 'settle'> & { known: KnownPass }

/** The pass, from when it is, and what a traveller needs besides. */
export function OpenPass({ known: { pass, token, asOf, isKept }, ask, settle }: OpenPassProps) {
  const [begun, setBegun] = useState(begunPayment)
  const [wished, setWished] = useState<Partial<Wished> | null>(null)
  const latest = begunPayment()
  // It was begun on this page, and its bank takes its time.
  if (pass.awaitedChange && latest && latest !== begun) setBegun(latest)
  // Before anybody has answered, nothing is offered that needs an answer.
  const shown = isKept ? { ...pass, ...nothingToDo } : pass
  const acts = pass.changeable || pass.cancelling !== null || pass.collectable
  const onSettled = (settled: Pass) => settle(token, settled)
  const stay = { pass: shown, token, onStale: ask, onSettled }

  /** With it goes what was begun to pay for: its change is made, or it can't be made any more. */
  function settleChange(settled: Pass): void {
    forgetBegun()
    setBegun(null)
    onSettled(settled)
  }

  return (
    <div className={styles.around}>
      {asOf && <KeptNotice asOf={asOf} acts={acts} />}
      {begun?.token === token && (
        <Suspense fallback={<Spinner />}>
          <PaymentNews
            key={begun.paymentIntentId}
            begun={begun}
            isAwaited={pass.awaitedChange !== null}
            onStale={ask}
            // What was not made, the guest may still want.
            onEnd={(became) => became !== 'made' && setWished(begun.touched)}
          />
        </Suspense>
      )}
      <OwnStay
        key={token}
        {...stay}
        onChanged={settleChange}
        wished={wished}
        isCutOff={asOf !== null}
      />
      <FindUs stay={pass} />
      {/* Together, so that neither makes way for the other. */}
      <Suspense>
        <OnThisDevice key={token} token={token} onForgotten={() => void ask()} />
        {!isKept && (
          <div hidden={asOf !== null}>
            <PassAct
              title={
                <Trans context="opens what a guest may do about what is stored">Your data</Trans>
              }
            >
              <OwnData {...stay} />
            </PassAct>
          </div>
        )}
      </Suspense>
    </div>
  )
}
