import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { euroText } from '../../../../domain/business/money.ts'
import { transport } from '../../../../domain/business/partners.ts'
import { dateText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Section } from '../../../ui/section.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { BookedShuttle } from './shuttle-booking.ts'

export function ShuttleConfirmed({ booked }: { booked: BookedShuttle }) {
  const { reference, values } = booked
  const locale = useLocale()
  const price = euroText(transport.shuttle.perPerson, locale)
  const { minutesEarly } = transport.shuttle
  const { email, departureDate, departureTime, direction } = values
  const card = useRef<HTMLElement>(null)

  useEffect(() => card.current?.focus(), [])

  return (
    <Section ref={card} tabIndex={-1} tone="raised" title={<Trans>Booking Confirmed!</Trans>}>
      <Tag>
        <p>{reference}</p>
        <p>
          {dateText(departureDate, locale)}, {departureTime}
        </p>
      </Tag>
      <ul>
        <li>
          <Trans>Arrive {minutesEarly} minutes before departure.</Trans>
        </li>
        <li>
          {direction === 'to_airport' ? (
            <Trans>Departure point: the main square.</Trans>
          ) : (
            <Trans>Departure point: the airport bus station, for the main square.</Trans>
          )}
        </li>
        <li>
          <Trans>{price} per person, one-way.</Trans>
        </li>
        <li>
          <Trans>We’ll write to {email} if anything about your trip changes.</Trans>
        </li>
      </ul>
    </Section>
  )
}
