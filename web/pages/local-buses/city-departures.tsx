import { Trans } from '@lingui/react/macro'
import { euroText } from '../../../domain/business/money.ts'
import { stops, transport } from '../../../domain/business/partners.ts'
import { StopLine } from '../../guest/transport/stop-line.tsx'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'

export function CityDepartures() {
  const minutesToOpera = stops.opera.minutes
  const busPrice = euroText(transport.airportBus, useLocale())
  return (
    <Section
      tone="raised"
      title={<Trans>Where to board</Trans>}
      lead={<Trans>Three places where most visitors start.</Trans>}
    >
      <StopLine
        stops={[
          {
            id: 'opera',
            note: (
              <Trans>
                City buses stop around the main square. The Opera is about {minutesToOpera} minutes
                on foot from our office.
              </Trans>
            ),
          },
          {
            id: 'southNorthTerminal',
            note: (
              <Trans>
                Buses to other cities leave here, and city buses take you on to the centre.
              </Trans>
            ),
          },
          {
            id: 'airport',
            note: (
              <Trans>
                The public airport bus goes to the centre for {busPrice}. The airport shuttle is a
                different service.
              </Trans>
            ),
          },
        ]}
      />
    </Section>
  )
}
