import { Trans } from '@lingui/react/macro'
import { business, prices } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { openingHours } from '../../words/hours-text.ts'
import { BookingDoor } from '../office/booking-door.tsx'
import styles from './leave-bags.module.css'

export function LeaveBags() {
  const locale = useLocale()
  const price = euroText(prices.dayPerItem, locale)
  const { opens, closes } = openingHours(locale)
  const { metresToMainSquare } = business
  return (
    <Section
      tone="brand"
      tag={<Trans context="on a luggage tag">Hands-free</Trans>}
      title={<Trans>Leave your bags with us and travel light</Trans>}
      lead={
        <Trans>
          A staffed office, {metresToMainSquare} m from the main square, open daily {opens}–{closes}
          . Any size, any weight.
        </Trans>
      }
    >
      <div className={styles.end}>
        <p className={styles.actions}>
          <BookingDoor way="online" className={styles.book}>
            <Trans>Book Luggage Storage {price}/Day</Trans>
          </BookingDoor>
          <PageLink to={paths.location} className={styles.find}>
            <Trans>How to find our office</Trans>
          </PageLink>
        </p>
        <img
          src="/illustrations/bags.svg"
          alt=""
          width="440"
          height="192"
          loading="lazy"
          decoding="async"
          className={styles.bags}
        />
      </div>
    </Section>
  )
}
