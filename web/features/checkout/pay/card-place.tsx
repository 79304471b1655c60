import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from './pay-area.module.css'
import { useStripeSection } from './stripe/use-stripe-section.ts'
import type { Booking } from './use-booking.ts'

interface CardPlaceProps {
  booking: Booking
  /** It did not load. */
  broken: boolean
  onFailure: () => void
}

/** The place of the card field, kept at one height so that nothing moves when it comes. */
export function CardPlace({ booking, broken, onFailure }: CardPlaceProps) {
  const { t } = useLingui()
  const [ready, setReady] = useState(false)
  const place = useRef<HTMLElement>(null)
  const CardField = useStripeSection(!broken, onFailure)

  // The button that led here is another one by now; whoever uses no mouse goes on from here.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <>
      <section
        ref={place}
        tabIndex={-1}
        className={styles.card}
        aria-label={t({ message: 'Card details', context: 'name of the place of the card field' })}
      >
        {CardField && (
          <CardField
            show="card"
            total={booking.stripeTotal}
            onSystem={(system) => {
              setReady(system !== null)
              booking.onSystem(system)
            }}
            onFailure={onFailure}
            mayTakeFocus={() => document.activeElement === place.current}
          />
        )}
        {!broken && !ready && (
          <p className={styles.loading}>
            <Spinner />{' '}
            <Trans context="while the card field is on its way">
              Loading the secure card field…
            </Trans>
          </p>
        )}
      </section>
      {broken && (
        <Notice tone="danger" role="alert">
          <p>
            <Trans context="in place of the card field">
              The card field could not be loaded. Check your connection and try again, or reserve
              now and pay at our desk.
            </Trans>
          </p>
        </Notice>
      )}
    </>
  )
}
