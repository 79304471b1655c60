import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/section.tsx'
import { NearestLandmarks } from '../landmarks/nearest-landmarks.tsx'
import styles from './original.module.css'

export function Original() {
  return (
    <Section
      tag={<Trans comment="On a luggage tag">Family-owned</Trans>}
      title={<Trans>The #1 original luggage storage in Tirana</Trans>}
      lead={
        <Trans>
          A locker gives you a code. We give you a hand, a tag, a coffee, and an answer when you ask
          where to go first.
        </Trans>
      }
    >
      <div className={styles.nearby}>
        <h3 id="walks">
          <Trans comment="Before a list of sights and walking times">On foot from our door</Trans>
        </h3>
        <NearestLandmarks aria-labelledby="walks" />
      </div>
    </Section>
  )
}
