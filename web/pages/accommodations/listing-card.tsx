import { Trans, useLingui } from '@lingui/react/macro'
import { type Listing, listingAddress } from '../../../domain/business/listings.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './listing-card.module.css'
import { ListingFacts } from './listing-facts.tsx'
import { ListingPhotos } from './listing-photos.tsx'
import { listingWords } from './listing-words.ts'

export function ListingCard({ listing }: { listing: Listing }) {
  const { i18n } = useLingui()
  const { id, directLink } = listing
  const { title, location, description } = listingWords[id]
  return (
    <article aria-labelledby={`listing-${id}`} className={styles.listing}>
      <ListingPhotos listing={listing} />
      <div className={styles.words}>
        <p className={styles.location}>{i18n._(location)}</p>
        <h2 id={`listing-${id}`}>{i18n._(title)}</h2>
        <ListingFacts listing={listing} />
        <p>{i18n._(description)}</p>
        <p className={styles.actions}>
          <a
            href={listingAddress(listing)}
            target="_blank"
            rel="noopener"
            aria-describedby={`listing-${id}`}
            className={buttonClass()}
          >
            <Trans context="button: opens a holiday rental on the rental site">More Details</Trans>
          </a>
          <a
            href={directLink}
            target="_blank"
            rel="noopener"
            aria-describedby={`listing-${id}`}
            className={buttonClass({ variant: 'link' })}
          >
            <Trans context="link to a holiday rental's calendar on the rental site">
              Dates and prices
            </Trans>
          </a>
        </p>
      </div>
    </article>
  )
}
