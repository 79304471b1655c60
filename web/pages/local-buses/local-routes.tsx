import { Trans } from '@lingui/react/macro'
import { transport } from '../../../domain/business/partners.ts'
import { TitledDriverPhrases } from '../../guest/transport/driver-phrases.tsx'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { busTime } from '../../words/bus-time.ts'

/** When the lines run, and what to say on board. */
export function LocalRoutes() {
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
