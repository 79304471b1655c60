import { Trans, useLingui } from '@lingui/react/macro'
import { business, photos } from '../../../domain/business/business.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { SwipeRow } from '../../ui/swipe-row.tsx'
import { OwnPicture } from '../office/own-picture.tsx'
import styles from './story.module.css'
import { timeline } from './timeline.ts'

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
