import { Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '../../../domain/business/listings.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './listing-photos.module.css'
import { listingWords } from './listing-words.ts'

export function ListingPhotos({ listing: { id, images } }: { listing: Listing }) {
  const { i18n } = useLingui()
  const title = i18n._(listingWords[id].title)
  if (images.length === 0) {
    return (
      <div className={classNames(styles.coming, 'by-night')}>
        <img
          src={`/illustrations/listings/${id}.svg`}
          alt=""
          width="800"
          height="500"
          loading="lazy"
          decoding="async"
        />
        <p>
          <Trans context="instead of a holiday rental's photographs">Photos coming soon</Trans>
        </p>
      </div>
    )
  }
  return (
    <ul className={styles.photos} aria-label={title}>
      {images.map(({ src, width, height }) => (
        <li key={src}>
          <img
            src={src}
            alt={title}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  )
}
