import { Trans } from '@lingui/react/macro'
import { stops } from '../../../domain/business/partners.ts'
import { DriverPhrases } from '../../guest/transport/driver-phrases.tsx'
import { NumberedSteps } from '../../guest/transport/numbered-steps.tsx'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'

const [line, otherLine] = stops.airport.busLines

export function Arriving() {
  const speaksAlbanian = useLocale() === 'sq'
  return (
    <>
      <Section title={<Trans>Just landed?</Trans>}>
        <NumberedSteps
          steps={[
            {
              key: 'station',
              title: <Trans>Turn left outside</Trans>,
              text: (
                <Trans>
                  Leave the terminal and keep left until the bus station, at the parking for buses{' '}
                  {line} and {otherLine}.
                </Trans>
              ),
            },
            {
              key: 'ride',
              title: <Trans>Get off at the Opera</Trans>,
              text: (
                <Trans>
                  Show your booking to the driver and get off behind the Opera and Ballet Palace.
                </Trans>
              ),
            },
            {
              key: 'bags',
              title: <Trans>Leave your bags</Trans>,
              text: (
                <Trans>
                  Is your room not ready yet? Walk over to our desk, leave your bags, and see the
                  city hands-free.
                </Trans>
              ),
            },
          ]}
        />
      </Section>
      {!speaksAlbanian && (
        <Section tone="raised" title={<Trans>What to say to the driver</Trans>}>
          <DriverPhrases ids={['toCentre', 'toAirport', 'nextBus']} />
        </Section>
      )}
    </>
  )
}
