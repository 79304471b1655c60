import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { prices } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { transport } from '../../../domain/business/partners.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { type Path, paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { WayNote } from '../../words/ways-to-pay/way-note.tsx'
import styles from './service-areas.module.css'

export function ServiceAreas() {
  const locale = useLocale()
  const day = euroText(prices.dayPerItem, locale)
  const shuttle = euroText(transport.shuttle.perPerson, locale)
  const bus = euroText(transport.airportBus, locale)
  return (
    <Section title={<Trans context="heading">What we help you with</Trans>}>
      <ul className={styles.areas}>
        <Area
          to={paths.bookOnline}
          name={<Trans context="what the office helps with">Luggage storage</Trans>}
        >
          <Trans>
            {day} per item per day, whatever its size or weight. Each bag gets a tag, you get a
            receipt, and our team watches over everything.
          </Trans>{' '}
          <WayNote way="online" />
        </Area>
        <Area
          to={paths.airportShuttle}
          name={<Trans context="what the office helps with">Airport transfers</Trans>}
        >
          <Trans>
            The shuttle runs every hour and costs {shuttle}. The public airport bus is a different
            service, at {bus}; and if you’d like a taxi, we’ll call one.
          </Trans>
        </Area>
        <Area
          to={paths.accommodations}
          name={<Trans context="what the office helps with">Accommodations</Trans>}
        >
          <Trans>Our two holiday homes, and tips for the rest of the city.</Trans>
        </Area>
        <Area to={paths.contact} name={<Trans context="what the office helps with">Tours</Trans>}>
          <Trans>
            Tell us how much time you have. We’ll arrange the tour and look after your bags in the
            meantime.
          </Trans>
        </Area>
      </ul>
    </Section>
  )
}

interface AreaProps {
  to: Path
  name: ReactNode
  children: ReactNode
}

function Area({ to, name, children }: AreaProps) {
  return (
    <li>
      <h3>
        <PageLink to={to}>{name}</PageLink>
      </h3>
      <p>{children}</p>
    </li>
  )
}
