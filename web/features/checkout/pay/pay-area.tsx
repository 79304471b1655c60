import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { PaymentMethods } from '../../../icons/payment-methods.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { NextStep } from '../stay/next-step.tsx'
import { useFetched } from '../stripe/use-fetched.ts'
import { CardNotes } from './card-notes.tsx'
import styles from './pay-area.module.css'
import { PayButton } from './pay-button.tsx'
import { PaymentTerms } from './payment-terms.tsx'
import { PriceChanged } from './price-changed.tsx'
import type { Booking } from './use-booking.ts'

interface PayAreaProps {
  booking: Booking
  /** What is paid for, in short. */
  summary: ReactNode
}

/** The card: its field, once it is asked for, and the next step. */
export function PayArea({ booking, summary }: PayAreaProps) {
  const { section, failure, phase, show } = booking
  const [broken, setBroken] = useState(false)
  const inCard = section === 'card'
  const fail = () => setBroken(true)
  const CardPlace = useFetched(() => import('../stripe/card-place.tsx'), inCard && !broken, fail)

  return (
    <>
      {inCard && (
        <>
          {CardPlace ? (
            <CardPlace total={booking.stripeTotal} onSystem={booking.onSystem} onFailure={fail} />
          ) : (
            <div className={styles.coming}>{!broken && <Spinner />}</div>
          )}
          {broken && (
            <Notice tone="danger" role="alert">
              <p>
                <Trans context="in place of the card field">
                  The card field could not be loaded. Check your connection and try again, or
                  reserve now and pay at our desk.
                </Trans>
              </p>
            </Notice>
          )}
          <CardNotes />
        </>
      )}
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <NextStep summary={summary}>
        <PayButton booking={booking} broken={broken} onRetry={() => setBroken(false)} />
      </NextStep>
      {inCard ? (
        <Button
          variant="ghost"
          disabled={phase !== 'idle'}
          onClick={() => {
            setBroken(false)
            show('wallet')
          }}
        >
          <Trans context="button that hides the card field">Back to Summary</Trans>
        </Button>
      ) : (
        <div className={styles.methods}>
          <PaymentMethods />
        </div>
      )}
      <PaymentTerms />
      <PriceChanged booking={booking} />
    </>
  )
}
