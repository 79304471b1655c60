import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business } from '../../../domain/business/business.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { addressLine } from '../../words/office-text.ts'
import styles from './page.module.css'

export function Reasons() {
  const { established, maxServiceMinutes, metresToMainSquare, minutesToMainSquare } = business
  return (
    <div className={styles.reasons}>
      <Reason figure={established} title={<Trans>Here since {established}</Trans>}>
        <p>
          <Trans>
            A family business since the very first bag. The desk is open every day of the week, and
            the people behind it know the job inside out.
          </Trans>
        </p>
      </Reason>
      <Reason
        figure={<Trans comment="A number of minutes, short">{maxServiceMinutes} min</Trans>}
        title={<Trans>Personal service</Trans>}
      >
        <p>
          <Trans>
            You talk to a person, not a screen. Dropping off takes {maxServiceMinutes} minutes at
            most, and if you want to know where to eat or which bus to take, just ask.
          </Trans>
        </p>
      </Reason>
      <Reason
        figure={<Trans comment="A distance in metres">{metresToMainSquare} m</Trans>}
        title={<Trans>In the middle of town</Trans>}
      >
        <p>
          <Trans>
            {addressLine}: {metresToMainSquare} m from the main square, about {minutesToMainSquare}{' '}
            minutes on foot.
          </Trans>
        </p>
        <p>
          <PageLink to={paths.location} className={styles.link}>
            <Trans>How to find us</Trans>
          </PageLink>
        </p>
      </Reason>
    </div>
  )
}

interface ReasonProps {
  figure: ReactNode
  title: ReactNode
  children: ReactNode
}

function Reason({ figure, title, children }: ReasonProps) {
  return (
    <section className={styles.reason}>
      <p className={styles.figure}>{figure}</p>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
