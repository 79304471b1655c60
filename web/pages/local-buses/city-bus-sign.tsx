import { Trans } from '@lingui/react/macro'
import { transport } from '../../../domain/business/partners.ts'
import { DestinationSign } from '../../guest/transport/destination-sign.tsx'
import { useLocale } from '../../routing/use-locale.ts'
import { busTime } from '../../words/bus-time.ts'

export function CityBusSign() {
  const locale = useLocale()
  const { cityBusLek, localBuses } = transport
  const from = busTime(localBuses.from, locale)
  const to = busTime(localBuses.to, locale)
  return (
    <DestinationSign
      heading={<Trans comment="On the sign of a city bus: where it goes">Around Tirana</Trans>}
      rows={[
        {
          key: 'hours',
          label: <Trans context="on a bus's sign, before the hours of service">Service</Trans>,
          value: (
            <Trans context="on a bus's sign">
              {from} to {to}
            </Trans>
          ),
        },
        {
          key: 'price',
          label: <Trans context="on a bus's sign, before the price">One ride</Trans>,
          value: <Trans context="on a bus's sign">{cityBusLek} Lek</Trans>,
        },
        {
          key: 'pay',
          label: <Trans context="on a bus's sign, before how to pay">Pay</Trans>,
          value: <Trans context="on a bus's sign">The driver, in cash</Trans>,
        },
      ]}
    />
  )
}
