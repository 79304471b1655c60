import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '../../../domain/business/listings.ts'
import { numberText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './listing-facts.module.css'
import { typeWords } from './listing-words.ts'

export function ListingFacts({ listing }: { listing: Listing }) {
  const { i18n } = useLingui()
  const { type, bedrooms, beds, bathrooms, rating } = listing
  const stars = numberText(rating, useLocale(), 1)
  return (
    <ul className={styles.facts}>
      <li>{i18n._(typeWords[type])}</li>
      <li>
        <Plural value={bedrooms} one="# bedroom" other="# bedrooms" />
      </li>
      <li>
        <Plural value={beds} one="# bed" other="# beds" />
      </li>
      <li>
        <Plural value={bathrooms} one="# bathroom" other="# bathrooms" />
      </li>
      <li className={styles.rating}>
        <Trans comment="Rating of a holiday rental, such as 4.9 out of 5">
          Rated {stars} out of 5
        </Trans>
      </li>
    </ul>
  )
}
