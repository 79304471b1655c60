import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../routing/page-link.tsx'
import { type Path, paths } from '../../routing/paths.ts'
import { usePage } from '../../routing/use-page.ts'
import { Section } from '../../ui/section.tsx'
import styles from './other-ways.module.css'

export function OtherWays() {
  const here = usePage().path
  const ways: { to: Path; words: ReactNode }[] = [
    {
      to: paths.airportShuttle,
      words: <Trans context="link to the shuttle's page">To and from the airport</Trans>,
    },
    {
      to: paths.localBuses,
      words: <Trans context="link to the page about city buses">Around Tirana</Trans>,
    },
    {
      to: paths.busTickets,
      words: <Trans context="link to the page with bus tickets">Across Albania</Trans>,
    },
    {
      to: paths.busLines,
      words: <Trans context="link to the page about buses to Kosovo">To Kosovo</Trans>,
    },
  ]
  return (
    <Section title={<Trans>Going somewhere else?</Trans>}>
      <ul className={styles.ways}>
        {ways
          .filter(({ to }) => to !== here)
          .map(({ to, words }) => (
            <li key={to}>
              <PageLink to={to} className={styles.way}>
                {words}
              </PageLink>
            </li>
          ))}
      </ul>
    </Section>
  )
}
