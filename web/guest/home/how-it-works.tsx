import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { prices } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { liability } from '../../words/liability/liability.ts'
import { BookingDoor } from '../office/booking-door.tsx'
import styles from './how-it-works.module.css'
import { Steps } from './steps.tsx'

/** Renders markup only. `BookingBlock` adds the behaviour. */
export function HowItWorks() {
  const { i18n } = useLingui()
  const locale = useLocale()
  const price = euroText(prices.dayPerItem, locale)
  return (
    <Section
      tone="raised"
      tag={<Trans context="over the heading of the steps">How it works</Trans>}
      title={<Trans context="heading of the steps">Hands free in three steps</Trans>}
    >
      <Steps />
      <div className={styles.offer}>
        <p className={styles.price}>
          <Trans context="beside the booking buttons">
            <strong>{price}</strong> per item per day. No booking fee, no insurance on top.
          </Trans>
        </p>
        <div className={styles.way}>
          <BookingDoor way="online" data-booking="booking" data-early>
            <Trans context="button on the home page">Book and Pay Online</Trans>
          </BookingDoor>
          <p>
            <Trans context="under 'Book and Pay Online'">
              Full refund if you cancel before the drop-off date. Bookings for today can’t be
              refunded.
            </Trans>
          </p>
        </div>
        <div className={styles.way}>
          <BookingDoor way="desk" data-booking="reservation" data-early>
            <Trans context="button on the home page">Reserve & Pay On-Site</Trans>
          </BookingDoor>
          <p>
            <Trans context="under 'Reserve & Pay On-Site'">
              You pay nothing until you’re here.
            </Trans>
          </p>
        </div>
      </div>
      <p className={styles.liability}>{i18n._(liability(locale))}</p>
    </Section>
  )
}
