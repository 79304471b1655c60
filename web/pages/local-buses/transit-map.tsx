import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { ExternalFrame } from '../../ui/external-frame/external-frame.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './transit-map.module.css'

export function TransitMap() {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>The lines on a map</Trans>}
      lead={<Trans>Find the stop nearest to you and the line you need.</Trans>}
    >
      <ExternalFrame
        src={business.transitFrameUrl}
        title={t({ message: 'Map of public transport in Tirana', comment: 'Title of a frame' })}
        label={<Trans context="button: loads a map of another site">Show the transit map</Trans>}
        picture="/illustrations/transit.svg"
        className={styles.map}
      />
      <p className={styles.note}>
        <Trans context="under a drawing of invented bus lines">
          The drawing is a sketch, not the real network.
        </Trans>{' '}
        <Trans>
          The map comes from another site and loads only when you tap.{' '}
          <a href={business.transitFrameUrl} target="_blank" rel="noopener">
            Open it in a new tab
          </a>
          .
        </Trans>
      </p>
    </Section>
  )
}
