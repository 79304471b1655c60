import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { transport } from '../../../domain/business/partners.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { busTime } from '../../words/bus-time.ts'
import { openingHours } from '../../words/hours-text.ts'

export function ToTerminal() {
  const locale = useLocale()
  const { cityBusLek, localBuses } = transport
  const from = busTime(localBuses.from, locale)
  const to = busTime(localBuses.to, locale)
  const { closes } = openingHours(locale)
  const { minutesToMainSquare } = business
  return (
    <Section title={<Trans>From our desk to the South-North bus terminal</Trans>}>
      <p>
        <Trans>
          Collect your bags before {closes}, walk {minutesToMainSquare} minutes to the main square
          and take a city bus to the terminal: {cityBusLek} Lek, in cash on board, {from} to {to}.
        </Trans>
      </p>
    </Section>
  )
}
