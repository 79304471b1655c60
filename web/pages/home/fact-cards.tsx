import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { openingHours } from '../../words/hours-text.ts'
import { walkingRoute } from '../../words/office-text.ts'
import styles from './fact-cards.module.css'
import { OpenNow } from './open-now.tsx'

export function FactCards() {
  const { opens, closes } = openingHours(useLocale())
  const { address, metresToMainSquare, mapUrl } = business
  return (
    <ul className={styles.facts}>
      <li>
        <h2>
          <Trans comment="Heading of the opening hours card">Opening hours</Trans>
        </h2>
        <p>
          <Trans comment="Opening hours, such as 08:00–23:00, on a line of their own">
            <strong>
              {opens}–{closes}
            </strong>{' '}
            every day
          </Trans>
        </p>
        <OpenNow />
      </li>
      <li>
        <h2>
          <Trans>Central location</Trans>
        </h2>
        <p>
          <a href={mapUrl} target="_blank" rel="noopener">
            <Trans comment="Link to a map">
              <strong>{metresToMainSquare} m</strong> to the main square
            </Trans>
          </a>
        </p>
        <p className={styles.place}>
          {address.street}
          <br />
          <a href={walkingRoute} target="_blank" rel="noopener">
            <Trans comment="Link: walking directions to the office, on a map">Route</Trans>
          </a>
        </p>
      </li>
    </ul>
  )
}
