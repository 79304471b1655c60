import { Trans } from '@lingui/react/macro'
import { stops, transport } from '../../../domain/business/partners.ts'
import { StopLine } from '../../guest/transport/stop-line.tsx'
import { Section } from '../../ui/section.tsx'

export function Departures() {
  const minutesToOpera = stops.opera.minutes
  const { minutesEarly, minutes } = transport.shuttle
  return (
    <Section
      tone="raised"
      title={<Trans>Where it leaves from</Trans>}
      lead={
        <Trans>
          Three stops, one line. Be there {minutesEarly} minutes early: bags are loaded first.
        </Trans>
      }
    >
      <StopLine
        stops={[
          {
            id: 'opera',
            note: (
              <Trans>
                By the main square, about {minutesToOpera} minutes on foot from our office.
              </Trans>
            ),
          },
          {
            id: 'southNorthTerminal',
            note: (
              <Trans>
                Change here if your next bus goes north or south: no need to cross the centre with
                your bags.
              </Trans>
            ),
          },
          {
            id: 'airport',
            note: (
              <Trans>
                About {minutes} minutes later you are in the centre. The shuttle also leaves at
                night.
              </Trans>
            ),
          },
        ]}
      />
    </Section>
  )
}
