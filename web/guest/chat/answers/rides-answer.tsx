import { Trans } from '@lingui/react/macro'
import { euroText } from '../../../../domain/business/money.ts'
import { transport } from '../../../../domain/business/partners.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'

export function RidesAnswer() {
  const locale = useLocale()
  const { shuttle, taxi } = transport
  const perPerson = euroText(shuttle.perPerson, locale)
  const [from, to] = [euroText(taxi.from, locale), euroText(taxi.to, locale)]
  const { minutesFrom, minutesTo } = taxi
  const { minutes } = shuttle
  return (
    <>
      <ul>
        <li>
          <Trans context="assistant">
            <PageLink to={paths.home} fragment="services">
              Taxi
            </PageLink>
            : we call one for you. Between our office and the airport it costs about {from} to {to}{' '}
            and takes {minutesFrom} to {minutesTo} minutes.
          </Trans>
        </li>
        <li>
          <Trans context="assistant">
            <PageLink to={paths.airportShuttle}>Airport shuttle</PageLink>: {perPerson} per person,
            every hour, day and night, about {minutes} minutes.
          </Trans>
        </li>
      </ul>
      <p>
        <PageLink to={paths.location}>
          <Trans context="assistant, link to the page about the way">How to get here</Trans>
        </PageLink>
      </p>
    </>
  )
}
