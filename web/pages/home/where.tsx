import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { openChat } from '../../guest/chat/open-chat.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { ExternalFrame } from '../../ui/external-frame/external-frame.tsx'
import { Section } from '../../ui/section.tsx'
import { openingHours } from '../../words/hours-text.ts'
import { addressLine } from '../../words/office-text.ts'
import { WeatherTile } from './weather/weather-tile.tsx'
import styles from './where.module.css'

/** Location section (specification, section 2, Home). */
export function Where() {
  const { t } = useLingui()
  const { opens, closes } = openingHours(useLocale())
  const { mapFrameUrl, mapUrl, email, metresToMainSquare } = business
  return (
    <Section
      id="location"
      title={<Trans>In the middle of everything</Trans>}
      lead={<Trans>{metresToMainSquare} m from Skanderbeg Square, on foot from most sights.</Trans>}
    >
      <div className={styles.columns}>
        <ExternalFrame
          src={mapFrameUrl}
          href={mapUrl}
          title={t`Map of the office and its surroundings`}
          label={<Trans>Load the map</Trans>}
          picture="/illustrations/map.svg#plain"
          alt={t`Drawn map: the office is a short walk from the main square`}
          className={styles.map}
        />
        <div className={styles.facts}>
          <address>
            <strong>{business.name}</strong>
            <br />
            {addressLine}
            <br />
            <Trans comment="Opening hours, such as 08:00–23:00">
              Open daily{' '}
              <strong>
                {opens}–{closes}
              </strong>
            </Trans>
          </address>
          <p className={styles.links}>
            <a href={mapUrl} target="_blank" rel="noopener">
              <Trans>Open in your map app</Trans>
            </a>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <div className={styles.actions}>
            <Button variant="outline" onClick={openChat}>
              <Trans>Ask the assistant</Trans>
            </Button>
            <Button variant="outline" disabled aria-describedby="no-whatsapp">
              WhatsApp
            </Button>
          </div>
          <p id="no-whatsapp" className={styles.note}>
            <Trans comment="Under a button for WhatsApp that can’t be pressed">
              WhatsApp opens <PageLink to={paths.contact}>on the contact page</PageLink>.
            </Trans>
          </p>
          <WeatherTile />
        </div>
      </div>
    </Section>
  )
}
