import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { limits } from '../../../../domain/business/business.ts'
import { addMonths, tiranaDate } from '../../../../domain/time/calendar.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import fields from '../form/fields/reservation-fields.module.css'
import type { StayForm } from '../form/use-stay-form.ts'
import styles from './departure.module.css'

export function DepartureFields({ stay: { form, now } }: { stay: StayForm }) {
  const [pickUpDate, otherDate] = useWatch({
    control: form.control,
    name: ['pickUpDate', 'departureDate'],
  })
  const today = now && tiranaDate(now)

  /** Stops the departure date from following the pick-up date. */
  function fixDate(): void {
    if (!otherDate) form.setValue('departureDate', pickUpDate)
  }

  return (
    <div className={styles.fields}>
      <p className={styles.hint}>
        <Trans context="in a booking form, over the time of a departure">
          Tell us when it leaves, and we’ll work out the latest pick-up. We don’t receive this.
        </Trans>
      </p>
      <Field label={<Trans context="label of a field: bus or flight">How you’re leaving</Trans>}>
        {(control) => (
          <Select {...control} {...form.register('departureKind')} defaultValue="bus">
            <option value="bus">
              <Trans context="how a traveller leaves">Bus or train from the city</Trans>
            </option>
            <option value="flight">
              <Trans context="how a traveller leaves">Flight from Tirana airport</Trans>
            </option>
          </Select>
        )}
      </Field>
      <div className={classNames(fields.pair, styles.pair)}>
        <Field label={<Trans context="label of a field">Departure Date</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              name="departureDate"
              type="date"
              value={otherDate || pickUpDate}
              onChange={({ target }) => form.setValue('departureDate', target.value)}
              {...(today && { min: today, max: addMonths(today, limits.monthsAhead) })}
            />
          )}
        </Field>
        <Field label={<Trans context="label of a field">Departure Time</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('departureTime', { onChange: fixDate })}
              type="time"
            />
          )}
        </Field>
      </div>
    </div>
  )
}
