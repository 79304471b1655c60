import { Trans } from '@lingui/react/macro'
import { euroText } from '../../../domain/business/money.ts'
import { transport } from '../../../domain/business/partners.ts'
import { DestinationSign } from '../../guest/transport/destination-sign.tsx'
import { useLocale } from '../../routing/use-locale.ts'

export function ShuttleSign() {
  const { perPerson, minutes, minutesEarly } = transport.shuttle
  const price = euroText(perPerson, useLocale())
  return (
    <DestinationSign
      heading={<Trans comment="On the sign of the shuttle: where it goes">Tirana ⇄ Airport</Trans>}
      rows={[
        {
          key: 'departures',
          label: <Trans context="on a bus's sign, before when it leaves">Leaves</Trans>,
          value: <Trans context="on a bus's sign">Every hour, 24/7</Trans>,
        },
        {
          key: 'journey',
          label: <Trans context="on a bus's sign, before how long it takes">Journey</Trans>,
          value: <Trans context="on a bus's sign">About {minutes} minutes</Trans>,
        },
        {
          key: 'early',
          label: <Trans context="on a bus's sign, before how early to come">Be there</Trans>,
          value: <Trans context="on a bus's sign">{minutesEarly} minutes early</Trans>,
        },
        {
          key: 'price',
          label: <Trans context="on a bus's sign, before the price">One-way</Trans>,
          value: <Trans context="on a bus's sign">{price} per person</Trans>,
        },
      ]}
    />
  )
}
