import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { walkFragment } from '../../../domain/business/landmarks.ts'
import { ContactCards } from '../../guest/contact/ways/contact-cards.tsx'
import { LandmarkList } from '../../guest/landmarks/landmark-list.tsx'
import { PageFrame } from '../../guest/layout/page-frame.tsx'
import { ExternalFrame } from '../../ui/external-frame/external-frame.tsx'
import { Section } from '../../ui/section.tsx'
import { Directions } from './directions.tsx'
import { OfficeSign } from './office-sign.tsx'
import styles from './page.module.css'
import { WalkSteps } from './walk-steps.tsx'

export { head } from './head.ts'

export default function Page() {
  const { t } = useLingui()
  const { mapFrameUrl, mapUrl, metresToMainSquare: metres } = business
  return (
    <>
      <PageFrame
        title={<Trans context="heading of the page">How to find us</Trans>}
        lead={<Trans>In the centre of Tirana, {metres} m from Skanderbeg Square.</Trans>}
      >
        <div className={styles.columns}>
          <OfficeSign />
          <ExternalFrame
            src={mapFrameUrl}
            href={mapUrl}
            title={t`Map of the office and its surroundings`}
            label={<Trans>Load the map</Trans>}
            picture="/illustrations/map.svg"
            alt={t`Drawn map of the centre; the numbers match the list of sights below`}
            eager
            className={styles.map}
          />
        </div>
      </PageFrame>
      <Section
        tone="raised"
        id={walkFragment}
        title={<Trans comment="Heading over the steps of the walk">The way from the square</Trans>}
      >
        <WalkSteps />
      </Section>
      <Section title={<Trans>Getting here</Trans>}>
        <Directions />
      </Section>
      <Section
        tone="raised"
        title={<Trans>On foot from our door</Trans>}
        lead={
          <Trans>
            Without bags, you can walk almost anywhere in Tirana. The numbers match the map.
          </Trans>
        }
      >
        <LandmarkList />
      </Section>
      <Section title={<Trans>Lost on the way?</Trans>}>
        <ContactCards level={3} />
      </Section>
    </>
  )
}
