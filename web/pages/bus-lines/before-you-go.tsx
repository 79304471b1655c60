import { Trans } from '@lingui/react/macro'
import { stops } from '../../../domain/business/partners.ts'
import { TitledDriverPhrases } from '../../guest/transport/driver-phrases.tsx'
import { NumberedSteps } from '../../guest/transport/numbered-steps.tsx'
import { Section } from '../../ui/section.tsx'

export function BeforeYouGo() {
  return (
    <Section title={<Trans>Before you go</Trans>}>
      <NumberedSteps
        steps={[
          {
            key: 'ticket',
            title: <Trans>Buy the ticket</Trans>,
            text: (
              <Trans>
                On the travel site, until the last seat is sold. In summer and before holidays, book
                a day or two ahead.
              </Trans>
            ),
          },
          {
            key: 'stop',
            title: <Trans>Go to the right stop</Trans>,
            text: (
              <Trans>
                Most buses leave from the{' '}
                <a href={stops.southNorthTerminal.mapUrl} target="_blank" rel="noopener">
                  South-North bus terminal
                </a>
                ; your ticket says where. Be there a quarter of an hour early, with a little cash
                for big bags.
              </Trans>
            ),
          },
          {
            key: 'border',
            title: <Trans>Have your papers to hand</Trans>,
            text: (
              <Trans>
                The border police check every passport or ID card. Keep yours on you, not in the
                hold, and check first whether you need a visa for Kosovo.
              </Trans>
            ),
          },
        ]}
      />
      <TitledDriverPhrases ids={['fromWhere', 'toPrishtina', 'nextBus']} />
    </Section>
  )
}
