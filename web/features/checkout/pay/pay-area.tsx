import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { PaymentMethods } from '../../../icons/payment-methods.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NextStep } from '../stay/next-step.tsx'
import { CardNotes } from './card-notes.tsx'
import { CardPlace } from './card-place.tsx'
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

  return (
    <>
      {inCard && (
        <>
          <CardPlace booking={booking} broken={broken} onFailure={() => setBroken(true)} />
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
