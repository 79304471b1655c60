import { Trans, useLingui } from '@lingui/react/macro'
import { prices } from '../../../domain/business.ts'
import { BookingLink } from '../../features/booking-dialog/booking-link.tsx'
import { Section } from '../../layout/section.tsx'
import { euroText } from '../../money-text.ts'
import { Still, type StillPart } from '../../still-part.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useLocale } from '../../use-locale.ts'
import styles from './booking-block.module.css'

export const steps: StillPart = {
  id: 'steps',
  importPart: () => import('../../features/reading/reading.tsx').then(({ Steps }) => Steps),
}

/** How a stay goes, and the two forms in dialogs (specification, section 2, booking dialogs). */
export function BookingBlock() {
  const { t } = useLingui()
  const price = euroText(prices.dayPerItem, useLocale())
  return (
    <Section
      tone="raised"
      tag={<Trans context="over the heading of the steps">How it works</Trans>}
      title={<Trans context="heading of the steps">Three steps to free hands</Trans>}
    >
      <Still part={steps} />
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
