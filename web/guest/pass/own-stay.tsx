import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { business } from '../../../domain/business/business.ts'
import { hasEnded } from '../../../domain/business/stay.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { instantText } from '../../../domain/time/date-text.ts'
import { useNow } from '../../browser/use-now.ts'
import { useOpeningTimes } from '../../opening-hours/use-opening-times.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LuggageTag } from '../../ui/luggage-tag/luggage-tag.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { wordedParts } from '../../ui/worded-part.ts'
import { lastPickUp } from '../booking/confirmation/booked-stay.ts'
import { ReceiptActions } from '../booking/confirmation/receipt-actions.tsx'
import { StayFacts } from '../booking/confirmation/stay-facts.tsx'
import { useCollectByWords } from '../booking/confirmation/use-collect-by-words.ts'
import { PassBags } from './bags/pass-bags.tsx'
import type { RequestedValues } from './change/change-form-values.ts'
import { PassMoney } from './money/pass-money.tsx'
import styles from './pass.module.css'
import { PassAction } from './pass-action.tsx'
import { PendingChangeNotice } from './pay/payment-parts.ts'
import { asksForReceipt, hasReceipt } from './receipt/has-receipt.ts'
import { SomeoneElse } from './someone-else.tsx'
import { StayStatusNote } from './stay-status-note.tsx'
import type { OwnStayProps } from './use-pass.ts'
import { WayOn } from './way-on.tsx'

const ChangeStay = lazyPart(async () => (await import('./pass-actions.ts')).ChangeStay)
const OwnReceipt = wordedParts(
  () => import('./receipt/own-receipt.tsx'),
  ['receipt'],
)(({ OwnReceipt }) => OwnReceipt)
const CancelStay = lazyPart(async () => (await import('./pass-actions.ts')).CancelStay)

interface ShownStayProps extends OwnStayProps {
  onChanged: OwnStayProps['onSettled']
  /** Form values of a started payment whose change wasn't applied. `null` if there is none. */
  wished: Partial<RequestedValues> | null
  /**
   * True while the pass may be outdated.
   * Hides the actions, except during an open payment. Hidden forms keep what was typed.
   */
  isCutOff: boolean
}

export function OwnStay({ isCutOff, wished, onChanged, ...props }: ShownStayProps) {
  const { pass } = props
  const now = useNow()
  const openingTimes = useOpeningTimes()
  const words = useCollectByWords()
  const [isMoneyOpen, setMoneyOpen] = useState(false)
  const awaited = pass.status === 'confirmed' || pass.status === 'checked_in'
  const last = lastPickUp(pass, openingTimes)
  return (
    <div className={styles.pass}>
      <StayStatusNote pass={pass} />
      <PassTag pass={pass} />
      <PassMoney pass={pass} />
      <WayOn pass={pass} />
      {awaited && pass.serviceType === 'storage' && (
        <p className={styles.collect}>
          <strong>
            <span className={styles.onScreen}>{words.by(last, now)}</span>
            <span className={styles.onPaper}>{words.by(last, null)}</span>
          </strong>{' '}
          {words.after(pass)}
        </p>
      )}
      {awaited && (
        <ReceiptActions
          reference={pass.reference}
          stay={pass}
          last={last}
          safe={null}
          isStorage={pass.serviceType === 'storage'}
        />
      )}
      <PassBags pass={pass} token={props.token} isCutOff={isCutOff} />
      {/* Always rendered, so that screen readers announce text that appears in it. */}
      <div role="status" className={styles.news}>
        {pass.pendingChange && (
          <Suspense fallback={<Spinner />}>
            <PendingChangeNotice change={pass.pendingChange} isOver={hasEnded(pass.status)} />
          </Suspense>
        )}
      </div>
      <div className={styles.actions} hidden={isCutOff && !isMoneyOpen}>
        <SomeoneElse {...props} />
        {pass.changeable && (
          <PassAction
            isStarted={wished !== null}
            title={
              <Trans context="opens the form in which a guest changes a booking">
                Change dates or items
              </Trans>
            }
          >
            <ChangeStay
              {...props}
              onSettled={onChanged}
              onMoneyOpen={setMoneyOpen}
              wished={wished}
            />
          </PassAction>
        )}
        {pass.cancelling && (
          <PassAction
            title={
              <Trans context="opens what cancelling would give back">Cancel this booking</Trans>
            }
          >
            <CancelStay {...props} onSettled={onChanged} moved={pass.cancelling} />
          </PassAction>
        )}
      </div>
      {hasReceipt(pass) && (
        <PassAction
          isStarted={asksForReceipt()}
          title={<Trans context="opens the guest's receipt, to print or save">Receipt</Trans>}
        >
          <OwnReceipt pass={pass} />
        </PassAction>
      )}
      <p className={styles.zone}>
        <Trans context="under the times of a receipt">All times are Tirana time.</Trans>
      </p>
    </div>
  )
}

function PassTag({ pass }: { pass: Pass }) {
  const locale = useLocale()
  return (
    <LuggageTag
      strip={business.name}
      label={<Trans context="over a booking's reference">Booking reference</Trans>}
      code={pass.reference}
      large
    >
      {pass.serviceType === 'storage' ? (
        <StayFacts stay={pass} />
      ) : (
        <p>{instantText(new Date(pass.startDate), locale)}</p>
      )}
    </LuggageTag>
  )
}
