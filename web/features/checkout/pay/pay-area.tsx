import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { CardSection } from './card-section.tsx'
import styles from './pay-area.module.css'
import { PaymentTerms } from './payment-terms.tsx'
import { PriceChanged } from './price-changed.tsx'
import { StripeSlot } from './stripe-slot.tsx'
import type { Booking } from './use-booking.ts'
import { WaysToPay } from './ways-to-pay.tsx'

interface PayAreaProps {
  booking: Booking
  /** Stripe is loaded for a wallet only once the form was touched, and where there may be one. */
  offersWallet: boolean
}

/** Wallet, or card: what stands under the summary. */
export function PayArea({ booking, offersWallet }: PayAreaProps) {
  const { section, failure } = booking
  const [tried, setTried] = useState({ section, broken: false })
  const setBroken = (broken: boolean) => setTried((last) => ({ ...last, broken }))

  // A wallet that could not be loaded says nothing of the card field yet. Not in an effect, which
  // would show the failure before it takes it back.
  if (tried.section !== section) setTried({ section, broken: false })
  const broken = tried.section === section && tried.broken

  return (
    <div className={styles.area}>
      <StripeSlot
        booking={booking}
        wanted={!broken && (section === 'card' || offersWallet)}
        onFailure={() => setBroken(true)}
      />
      {section === 'card' && broken && (
        <Notice tone="danger" role="alert">
          <p>
            <Trans context="in place of the card field">
              The card field could not be loaded. Check your connection and try again, or reserve
              now and pay at our desk.
            </Trans>
          </p>
        </Notice>
      )}
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      {section === 'wallet' ? (
        <WaysToPay />
      ) : (
        <CardSection booking={booking} broken={broken} onRetry={() => setBroken(false)} />
      )}
      <PaymentTerms />
      <PriceChanged booking={booking} />
    </div>
  )
}
