import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business } from '../../../domain/business/business.ts'
import { euroRangeText, euroText } from '../../../domain/business/money.ts'
import { transport } from '../../../domain/business/partners.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './directions.module.css'

/** Only the taxi's price is approximate (specification, section 9). */
export function Directions() {
  const locale = useLocale()
  const { metresToMainSquare: metres, minutesToMainSquare: minutes } = business
  const { shuttle, taxi, cityBusLek } = transport
  const shuttlePrice = euroText(shuttle.perPerson, locale)
  const busPrice = euroText(transport.airportBus, locale)
  const taxiPrice = euroRangeText(taxi.from, taxi.to, locale)
  return (
    <ul className={styles.ways}>
      <Way title={<Trans comment="Way to the office">On foot</Trans>}>
        <p>
          <Trans>
            {metres} m from Skanderbeg Square, about {minutes} minutes.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans comment="Way to the office">From the airport by shuttle</Trans>}>
        <p>
          <Trans>
            {shuttlePrice} per person, every hour, day and night, about {shuttle.minutes} minutes.
            It stops in the centre.
          </Trans>
        </p>
        <PageLink to={paths.airportShuttle}>
          <Trans>Times and stops of the shuttle</Trans>
        </PageLink>
      </Way>
      <Way title={<Trans comment="Way to the office">From the airport by public bus</Trans>}>
        <p>
          <Trans>
            {busPrice} to the city. It’s not the same as the shuttle: ask the driver which of the
            two you are boarding.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans comment="Way to the office">By taxi</Trans>}>
        <p>
          <Trans>
            From the airport: about {taxiPrice}, {taxi.minutesFrom} to {taxi.minutesTo} minutes.
            Agree on the price before you get in.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans comment="Way to the office">From the bus stations</Trans>}>
        <p>
          <Trans>
            City buses to the centre cost {cityBusLek} Lek, in cash on board. Get off at Skanderbeg
            Square.
          </Trans>
        </p>
        <PageLink to={paths.localBuses}>
          <Trans>City buses</Trans>
        </PageLink>
      </Way>
    </ul>
  )
}

function Way({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <h3>{title}</h3>
      {children}
    </li>
  )
}
