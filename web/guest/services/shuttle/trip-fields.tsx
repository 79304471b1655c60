import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../domain/business/business.ts'
import { transport } from '../../../../domain/business/partners.ts'
import { roundTheClock, timeOptions } from '../../../../domain/opening-hours/opening-hours.ts'
import { addMonths, tiranaDate } from '../../../../domain/time/calendar.ts'
import type { MakeField } from '../../../forms/use-plain-form.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from './shuttle-form.module.css'
import type { ShuttleField } from './shuttle-values.ts'

const seats = Array.from({ length: transport.shuttle.maxPassengers }, (_, index) => index + 1)

/** Never prerendered, so it may use today's date. */
export function TripFields({ field }: { field: MakeField<ShuttleField> }) {
  const today = tiranaDate(new Date())
  return (
    <div className={styles.trip}>
      {field(
        'departureDate',
        <Trans context="label of a field: a ride">Departure Date</Trans>,
        (control) => (
          <TextInput
            {...control}
            type="date"
            min={today}
            max={addMonths(today, limits.monthsAhead)}
          />
        ),
      )}
      {field(
        'departureTime',
        <Trans context="label of a field: a ride">Departure Time</Trans>,
        (control) => (
          <Select {...control} defaultValue={roundTheClock.dropOff}>
            {timeOptions(roundTheClock).map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        ),
      )}
      {field('passengerCount', <Trans context="label of a field">Passengers</Trans>, (control) => (
        <Select {...control}>
          {seats.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      ))}
    </div>
  )
}
