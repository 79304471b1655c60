import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Pass } from '../../../domain/pass/pass.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { RequestedValues } from './change/change-form-values.ts'
import { FindUs } from './find-us.tsx'
import { OwnStay } from './own-stay.tsx'
import { PassAction } from './pass-action.tsx'
import styles from './pass-around.module.css'
import { PaymentNews } from './pay/payment-parts.ts'
import { forgetStarted, startedPayment } from './pay/started-payment.ts'
import { SavedNotice } from './saved/saved-notice.tsx'
import type { KnownPass, usePass } from './use-pass.ts'

const OnThisDevice = lazy(() =>
  import('./saved/on-this-device.tsx').catch(() => ({ default: () => null })),
)

const OwnDataSection = lazyPart(async () => (await import('./own-data.tsx')).OwnDataSection)

const nothingToDo = {
  changeable: false,
  cancelling: null,
  pendingChange: null,
  collectable: false,
  collectors: [],
} satisfies Partial<Pass>

type OpenPassProps = Pick<ReturnType<typeof usePass>, 'ask' | 'settle'> & { known: KnownPass }

export function OpenPass({ known: { pass, token, asOf, isSaved }, ask, settle }: OpenPassProps) {
  const [started, setStarted] = useState(startedPayment)
  const [wished, setWished] = useState<Partial<RequestedValues> | null>(null)
  const latest = startedPayment()
  if (pass.pendingChange && latest && latest !== started) setStarted(latest)
  // A saved pass may be outdated, so it offers no actions.
  const shown = isSaved ? { ...pass, ...nothingToDo } : pass
  const actions = pass.changeable || pass.cancelling !== null || pass.collectable
  const onSettled = (settled: Pass) => settle(token, settled)
  const stay = { pass: shown, token, onStale: ask, onSettled }

  /** Shows the changed or cancelled stay. Deletes the started payment, which is now obsolete. */
  function settleChange(settled: Pass): void {
    forgetStarted()
    setStarted(null)
    onSettled(settled)
  }

  return (
    <div className={styles.around}>
      {asOf && <SavedNotice asOf={asOf} actions={actions} />}
      {started?.token === token && (
        <Suspense fallback={<Spinner />}>
          <PaymentNews
            key={started.paymentIntentId}
            started={started}
            isAwaited={pass.pendingChange !== null}
            onStale={ask}
            // Offers the change again if it wasn't applied.
            onEnd={(became) => became !== 'applied' && setWished(started.touched)}
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
      {/* Shows both sections at the same time, to avoid layout shifts. */}
      <Suspense>
        <OnThisDevice key={token} token={token} onForgotten={() => void ask()} />
        {!isSaved && (
          <div hidden={asOf !== null}>
            <PassAction
              title={
                <Trans context="opens what a guest may do about what is stored">Your data</Trans>
              }
            >
              <OwnDataSection {...stay} />
            </PassAction>
          </div>
        )}
      </Suspense>
    </div>
  )
}
