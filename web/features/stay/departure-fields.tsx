import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '../../../domain/business.ts'
import { addMonths, tiranaDate } from '../../../domain/calendar.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './departure.module.css'
import fields from './reservation-fields.module.css'
import type { StayForm } from './use-stay-form.ts'

/** When the guest's bus or plane leaves. Optional, and folded away until somebody needs it. */
export function DepartureFields({ stay: { form, now } }: { stay: StayForm }) {
  const [open, setOpen] = useState(false)
  const [pickUpDate, otherDate, time] = useWatch({
    control: form.control,
    name: ['pickUpDate', 'departureDate', 'departureTime'],
  })
  const today = now && tiranaDate(now)
  const given = time !== ''

  // What was given before a reload, or in another language, is not hidden.
  useEffect(() => {
    if (given) setOpen(true)
  }, [given])

  /** From here on the departure stays where it is when the pick-up moves. */
  function fixDate(): void {
    if (!otherDate) form.setValue('departureDate', pickUpDate)
  }

  return (
    <details
      className={styles.departure}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Trans context="opens a part of a booking form that may be left out">
          Catching a bus or a flight? (optional)
        </Trans>
      </summary>
      <div className={styles.fields}>
        <p className={styles.hint}>
          <Trans context="in a booking form, over the time of a departure">
            Tell us when it leaves, and we work out until when your bags can stay. It is not sent.
          </Trans>
        </p>
        <Field label={<Trans context="label of a field: bus or flight">You leave by</Trans>}>
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
    </details>
  )
}
