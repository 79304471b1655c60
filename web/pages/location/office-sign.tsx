import { Trans } from '@lingui/react/macro'
import { business, photos } from '../../../domain/business/business.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { buttonClass } from '../../ui/button.tsx'
import { openingHours } from '../../words/hours-text.ts'
import styles from './office-sign.module.css'

export function OfficeSign() {
  const { opens, closes } = openingHours(useLocale())
  const { street, postalCode, city } = business.address
  return (
    <div className={styles.sign} data-photo={photos.door ? '' : undefined}>
      {photos.door && <img {...photos.door} alt="" className={styles.door} />}
      <address>
        <strong>{business.name}</strong>
        <br />
        {street}
        <br />
        {postalCode} {city}, <Trans>Albania</Trans>
      </address>
      <p>
        <Trans comment="Opening hours, such as 08:00–23:00">
          Open daily{' '}
          <strong>
            {opens}–{closes}
          </strong>
        </Trans>
      </p>
      <a
        href={business.mapUrl}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'secondary' })}
      >
        <Trans>Open in your map app</Trans>
      </a>
    </div>
  )
}
