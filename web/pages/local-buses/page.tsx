import { Trans } from '@lingui/react/macro'
import { LeaveBags } from '../../guest/transport/leave-bags.tsx'
import { OtherWays } from '../../guest/transport/other-ways.tsx'
import { ToTerminal } from '../../guest/transport/to-terminal.tsx'
import { TransportHero } from '../../guest/transport/transport-hero.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CityBusSign } from './city-bus-sign.tsx'
import { CityDepartures } from './city-departures.tsx'
import { Guide } from './guide.tsx'
import { LocalRoutes } from './local-routes.tsx'
import { TransitMap } from './transit-map.tsx'

export { head } from './head.ts'

/** The city's buses (specification, section 2, Local bus lines page). */
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
