import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { timeOptions, timeOptionsAhead } from '../../../../../domain/opening-hours/opening-hours.ts'
import { isCalendarDate } from '../../../../../domain/time/calendar.ts'
import { useFieldError } from '../../../../forms/use-field-error.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { StayForm } from '../use-stay-form.ts'

interface TimeFieldProps {
  stay: StayForm
  name: 'dropOffTime' | 'pickUpTime'
  label: ReactNode
}

export function TimeField({ stay, name, label }: TimeFieldProps) {
  const { form, hours, now, openingTimes, registerTime } = stay
  const error = useFieldError(stay.form.control)(name)
  const dropsOff = name === 'dropOffTime'
  const dateField = dropsOff ? 'dropOffDate' : 'pickUpDate'
  const date = useWatch({ control: form.control, name: dateField })
  const options = timeOptions(hours)
  const visit = dropsOff ? 'drop_off' : 'pick_up'
  const ahead =
    now && isCalendarDate(date) ? timeOptionsAhead(visit, date, hours, now, openingTimes) : options
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          {...registerTime(name)}
          defaultValue={dropsOff ? hours.dropOff : hours.pickUp}
        >
          {options.map((time) => (
            <option key={time} value={time} disabled={!ahead.includes(time)}>
              {time}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
