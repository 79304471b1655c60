import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { transport } from '../../../domain/business/partners.ts'
import { switches } from '../../../domain/business/switches.ts'
import { ShuttleFormSlot } from '../../guest/services/shuttle/shuttle-form-slot.tsx'
import { LeaveBags } from '../../guest/transport/leave-bags.tsx'
import { OtherWays } from '../../guest/transport/other-ways.tsx'
import { ToTerminal } from '../../guest/transport/to-terminal.tsx'
import { TransportHero } from '../../guest/transport/transport-hero.tsx'
import { useLocale } from '../../routing/use-locale.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Arriving } from './arriving.tsx'
import { Departures } from './departures.tsx'
import { ShuttleSign } from './shuttle-sign.tsx'
import { WaysCompared } from './ways-compared.tsx'

export { head } from './head.ts'

export default function Page() {
  const price = euroText(transport.shuttle.perPerson, useLocale())
  return (
    <>
      <TransportHero
        paint="coral"
        title={<Trans context="heading of the page">Tirana airport shuttle</Trans>}
        lead={
          <Trans>
            From the plane to the centre of Tirana, or back in time for your flight: a seat for you
            and room for your bags, every hour, day and night.
          </Trans>
        }
        sign={<ShuttleSign />}
      >
        <p>
          <a
            href={business.shuttleBookingUrl}
            target="_blank"
            rel="noopener"
            className={buttonClass({ size: 'lg' })}
          >
            <Trans>Book Your Shuttle Now</Trans>
          </a>
        </p>
        <p>
          <Trans>Only {price} per person • Hourly departures 24/7</Trans>
        </p>
      </TransportHero>
      {switches.shuttleForm && <ShuttleFormSlot />}
      <Departures />
      <Arriving />
      <WaysCompared />
      <ToTerminal />
      <LeaveBags />
      <OtherWays />
    </>
  )
}
