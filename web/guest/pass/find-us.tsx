import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { walkFragment } from '../../../domain/business/landmarks.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { openingHours } from '../../words/hours-text.ts'
import { walkingRouteFrom } from '../../words/office-text.ts'
import { ClosedDays } from './closed-days.tsx'
import styles from './pass-around.module.css'

export function FindUs({ stay }: { stay: Pick<Pass, 'startDate' | 'pickUpAt'> }) {
  const { metresToMainSquare: metres, minutesToMainSquare: minutes } = business
  const { opens, closes } = openingHours(useLocale())
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans context="heading on the guest's pass">How to find us</Trans>
      </h2>
      <p>
        <Trans context="on the guest's pass">
          {metres} m from Skanderbeg Square, about {minutes} minutes on foot.
        </Trans>{' '}
        <a
          href={walkingRouteFrom('Skanderbeg Square, Tirana')}
          target="_blank"
          rel="noopener"
          className={styles.onScreen}
        >
          <Trans context="on the guest's pass: opens a map">The way from the square</Trans>
        </a>
        <span className={styles.onScreen}>
          {' · '}
          <PageLink to={paths.location} fragment={walkFragment}>
            <Trans context="on the guest's pass: opens the walk in steps with pictures">
              In pictures
            </Trans>
          </PageLink>
        </span>
      </p>
      <p>
        <Trans context="on the guest's pass: opening hours">
          Open every day from {opens} to {closes}.
        </Trans>
      </p>
      <ClosedDays startDate={stay.startDate} pickUpAt={stay.pickUpAt} />
    </section>
  )
}
