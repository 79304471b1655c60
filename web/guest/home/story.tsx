import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { business, photos } from '../../../domain/business/business.ts'
import { type Locale, locales } from '../../../domain/business/locales.ts'
import { numberText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { SwipeRow } from '../../ui/swipe-row.tsx'
import { OwnPicture } from '../office/own-picture.tsx'
import styles from './story.module.css'

export function Story() {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  const { established } = business
  return (
    <Section
      tag={<Trans comment="On a luggage tag; a year">Since {established}</Trans>}
      title={<Trans>A family, a desk and other people’s bags</Trans>}
      lead={
        <Trans>
          You check out in the morning; the bus leaves in the evening. For the hours in between, we
          opened a desk.
        </Trans>
      }
    >
      <OwnPicture
        photo={photos.door}
        drawing={{ src: '/illustrations/story.svg', width: 960, height: 360 }}
        alt={business.name}
        className={styles.street}
      />
      <div className={styles.years}>
        <SwipeRow ordered aria-label={t`Our story, year by year`} className={styles.timeline}>
          {timeline(locale).map((sentence, index) => {
            const year = established + index
            return (
              <li key={year}>
                <time dateTime={String(year)}>{year}</time>
                <p>{i18n._(sentence)}</p>
              </li>
            )
          })}
        </SwipeRow>
      </div>
    </Section>
  )
}

/** One sentence for each year since the office was established. */
function timeline(locale: Locale): MessageDescriptor[] {
  const { metresToMainSquare } = business
  const customers = numberText(business.customersServed, locale)
  const languages = locales.length
  return [
    msg`We open: a desk, a person behind it and a small café, ${metresToMainSquare} m from the main square.`,
    msg`The world stays at home, and so do its suitcases. A hard year, but we don’t give up the desk.`,
    msg`The first travellers are back, and there are tags on bags again.`,
    msg`Guests send their friends, and the friends bring bigger suitcases. The price per item stays the same.`,
    msg`Bags are rarely the only question: we help with the airport, buses and a bed for the night, too.`,
    msg`Booking goes mobile: pay online, or reserve and pay at the desk.`,
    msg`${customers}+ customers have left their bags with us, and our website speaks ${languages} languages.`,
  ]
}
