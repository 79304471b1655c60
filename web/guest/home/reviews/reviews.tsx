import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { numberText } from '../../../../domain/business/money.ts'
import { switches } from '../../../../domain/business/switches.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Section } from '../../../ui/section.tsx'
import { SwipeRow } from '../../../ui/swipe-row.tsx'
import { openingHours } from '../../../words/hours-text.ts'
import { addressLine } from '../../../words/office-text.ts'
import styles from './reviews.module.css'
import { type Review, sampleReviews } from './sample-reviews.ts'
import { showsReviews } from './shows-reviews.ts'

export function Reviews() {
  const { t } = useLingui()
  const { reviewsAreInvented: areInvented } = business
  const isShown = showsReviews({ areInvented, samples: switches.sampleReviews })
  return (
    <Section
      id="reviews"
      tone="raised"
      title={<Trans>What travellers say</Trans>}
      lead={<Trans>Read them all where they were written, good and bad.</Trans>}
    >
      <div className={styles.columns}>
        <SwipeRow aria-label={t`What travellers say`} className={styles.reviews}>
          <li className={styles.place}>
            <Profile />
          </li>
          {isShown &&
            sampleReviews.map((review) => (
              <li key={review.author}>
                <Quote review={review} />
              </li>
            ))}
        </SwipeRow>
        {isShown && areInvented && (
          <p className={styles.samples}>
            <Trans comment="Small, under three reviews that nobody wrote, until real ones stand there">
              The three quotations here are examples. Our guests’ own words are on the map service.
            </Trans>
          </p>
        )}
      </div>
    </Section>
  )
}

function Profile() {
  const locale = useLocale()
  const { value, count } = business.rating
  const { opens, closes } = openingHours(locale)
  return (
    <div className={styles.profile}>
      <h3>{business.name}</h3>
      <p>
        <Trans comment="Category of the business on a map service">Luggage storage facility</Trans>
      </p>
      <p className={styles.rating}>
        <strong>{numberText(value, locale, 1)}</strong> <Stars value={value} />{' '}
        <Trans>{count} online reviews</Trans>
      </p>
      <p>
        {addressLine}
        <br />
        <Trans comment="Opening hours, such as 08:00–23:00">
          Open daily {opens}–{closes}
        </Trans>
      </p>
      <div className={styles.actions}>
        <a
          href={business.mapUrl}
          target="_blank"
          rel="noopener"
          className={classNames(buttonClass(), styles.read)}
        >
          <Trans>Read all reviews</Trans>
        </a>
        <a href={business.mapUrl} target="_blank" rel="noopener" className={styles.write}>
          <Trans>Write a review</Trans>
        </a>
      </div>
    </div>
  )
}

function Quote({ review: { author, rating, text, when } }: { review: Review }) {
  const { i18n } = useLingui()
  return (
    <figure className={styles.quote}>
      <Stars value={rating} />
      <blockquote>
        <p>{i18n._(text)}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong> · {i18n._(when)}
      </figcaption>
    </figure>
  )
}

function Stars({ value }: { value: number }) {
  const { t } = useLingui()
  const rating = numberText(value, useLocale(), 1)
  return (
    <span
      role="img"
      aria-label={t({ message: `${rating} out of 5 stars`, comment: 'Rating' })}
      className={styles.stars}
      style={{ '--filled': `${value * 20}%` } as React.CSSProperties}
    />
  )
}
