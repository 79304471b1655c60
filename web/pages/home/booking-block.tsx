import { Trans, useLingui } from '@lingui/react/macro'
import { business, prices } from '../../../domain/business.ts'
import { clockTime } from '../../../domain/clock.ts'
import { BookingLink } from '../../features/booking-dialog/booking-link.tsx'
import { Section } from '../../layout/section.tsx'
import { euroText } from '../../money-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useLocale } from '../../use-locale.ts'
import styles from './booking-block.module.css'

/** How a stay goes, and the two forms in dialogs (specification, section 2, booking dialogs). */
export function BookingBlock() {
  const { t } = useLingui()
  const price = euroText(prices.dayPerItem, useLocale())
  const { maxServiceMinutes, metresToMainSquare } = business
  const opens = clockTime(business.opensAt)
  const closes = clockTime(business.closesAt)
  return (
    <Section
      tone="raised"
      tag={<Trans context="over the heading of the steps">How it works</Trans>}
      title={<Trans context="heading of the steps">Three steps to free hands</Trans>}
    >
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans context="step 1">Drop off your bags</Trans>
          </h3>
          <p>
            <Trans context="step 1">
              Come any day between {opens} and {closes}. Someone at the desk takes them in{' '}
              {maxServiceMinutes} minutes at most.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans context="step 2: the tag on the luggage, and the receipt for it">
              Get tag and receipt
            </Trans>
          </h3>
          <p>
            <Trans context="step 2">
              Every bag gets a tag of its own, and you get the receipt that goes with it.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans context="step 3">Explore, then collect</Trans>
          </h3>
          <p>
            <Trans context="step 3">
              The main square is {metresToMainSquare} m away. Come back before {closes} and show the
              receipt.
            </Trans>
          </p>
        </li>
      </ol>
      <div className={styles.offer}>
        <p className={styles.price}>
          <Trans context="beside the booking buttons">
            <strong>{price}</strong> per item per day. No booking fee, no insurance on top.
          </Trans>
        </p>
        <div className={styles.way}>
          <BookingLink
            kind="booking"
            title={t({ message: 'Book and Pay Online', context: 'button on the home page' })}
            className={buttonClass({ size: 'lg' })}
          />
          <p>
            <Trans context="under 'Book and Pay Online'">
              Confirmed at once. Full refund if you cancel before the drop-off date.
            </Trans>
          </p>
        </div>
        <div className={styles.way}>
          <BookingLink
            kind="reservation"
            title={t({ message: 'Reserve & Pay On-Site', context: 'button on the home page' })}
            className={buttonClass({ variant: 'outline', size: 'lg' })}
          />
          <p>
            <Trans context="under 'Reserve & Pay On-Site'">
              Your space is kept, and you pay nothing until you are here.
            </Trans>
          </p>
        </div>
      </div>
    </Section>
  )
}
