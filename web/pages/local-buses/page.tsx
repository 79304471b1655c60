import { Trans } from '@lingui/react/macro'
import { transport } from '../../../domain/business/partners.ts'
import { TitledDriverPhrases } from '../../guest/transport/driver-phrases.tsx'
import { LeaveBags } from '../../guest/transport/leave-bags.tsx'
import { OtherWays } from '../../guest/transport/other-ways.tsx'
import { ToTerminal } from '../../guest/transport/to-terminal.tsx'
import { TransportHero } from '../../guest/transport/transport-hero.tsx'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Section } from '../../ui/section.tsx'
import { busTime } from '../../words/bus-time.ts'
import { CityBusSign } from './city-bus-sign.tsx'
import { CityDepartures } from './city-departures.tsx'
import { Guide } from './guide.tsx'
import { TransitMap } from './transit-map.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <>
      <TransportHero
        paint="sky"
        above={
          <Badge tone="tag">
            <Trans context="badge: this is not complete yet">Coming Soon</Trans>
          </Badge>
        }
        title={<Trans context="heading of the page">Local bus lines of Tirana</Trans>}
        lead={
          <Trans>
            Cheap, frequent and simple once you know how. Line numbers and live times are coming to
            this page soon; what you need today is here.
          </Trans>
        }
        sign={<CityBusSign />}
      />
      <CityDepartures />
      <TransitMap />
      <LocalRoutes />
      <ToTerminal />
      <LeaveBags />
      <Guide />
      <OtherWays />
    </>
  )
}

function LocalRoutes() {
  const locale = useLocale()
  const from = busTime(transport.localBuses.from, locale)
  const to = busTime(transport.localBuses.to, locale)
  return (
    <Section tone="raised" title={<Trans>Local routes</Trans>}>
      <p>
        <Trans>
          City buses run from {from} to {to}, every day. They link the centre with the terminals,
          the lake, the cable car and the suburbs. Later in the evening take a taxi or walk: the
          centre is small.
        </Trans>
      </p>
      <TitledDriverPhrases ids={['toCentre', 'oneTicket', 'getOff']} />
    </Section>
  )
}
