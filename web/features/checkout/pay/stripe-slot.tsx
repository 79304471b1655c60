import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { prices } from '../../../../domain/business.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from './pay-area.module.css'
import type { StripeSectionProps } from './stripe/stripe-section.tsx'
import type { Booking } from './use-booking.ts'

interface StripeSlotProps {
  booking: Booking
  wanted: boolean
  onFailure: () => void
}

/** The place of Stripe's own parts, kept at one height so that nothing moves when they come. */
export function StripeSlot({ booking, wanted, onFailure }: StripeSlotProps) {
  const { section, stripeTotal, onSystem, mayOpenWallet, payByWallet } = booking
  const { t } = useLingui()
  const [hasWallet, setHasWallet] = useState(false)
  const [cardReady, setCardReady] = useState(false)
  const [StripeSection, setStripeSection] = useState<ComponentType<StripeSectionProps> | null>(null)
  const inCard = section === 'card'
  const place = useRef<HTMLElement>(null)

  // Not by `lazy`, whose failure would take the whole page down, and for good.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is wanted
  useEffect(() => {
    if (!wanted || StripeSection) return
    import('./stripe/stripe-section.tsx').then(
      (module) => setStripeSection(() => module.default),
      onFailure,
    )
  }, [wanted])

  // The button that led to the card field is gone; whoever uses no mouse goes on from here.
  useEffect(() => {
    if (inCard) place.current?.focus({ preventScroll: true })
  }, [inCard])

  return (
    <section
      ref={place}
      tabIndex={-1}
      className={inCard ? styles.card : styles.wallet}
      aria-label={
        inCard
          ? t({ message: 'Card details', context: 'name of the place of the card field' })
          : t({ message: 'Express payment', context: 'name of the place of the wallet buttons' })
      }
    >
      {wanted && StripeSection && (
        <StripeSection
          show={section}
          total={stripeTotal || prices.dayPerItem}
          onSystem={(system) => {
            setCardReady(system !== null)
            onSystem(system)
          }}
          mayOpenWallet={mayOpenWallet}
          onWallet={setHasWallet}
          onWalletPay={payByWallet}
          onFailure={onFailure}
          mayTakeFocus={() => document.activeElement === place.current}
        />
      )}
      {inCard && wanted && !cardReady && (
        <p className={styles.loading}>
          <Spinner />{' '}
          <Trans context="while the card field is on its way">Loading the secure card field…</Trans>
        </p>
      )}
      {!inCard && !hasWallet && (
        <p className={styles.hint}>
          <Trans context="where a wallet's button appears on devices that have one">
            Apple Pay, Google Pay or Link appear here on devices that have them.
          </Trans>
        </p>
      )}
    </section>
  )
}
