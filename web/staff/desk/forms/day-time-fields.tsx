import type { ReactNode } from 'react'
import type { LocalTime } from '../../../../domain/booking/departure.ts'
import { limits } from '../../../../domain/business/business.ts'
import type { OfferedHours } from '../../../../domain/opening-hours/opening-hours.ts'
import { addMonths, type CalendarDate, tiranaDate } from '../../../../domain/time/calendar.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from '../panel/stay-panel.module.css'
import { timesOffered } from './change-fields.ts'

interface DayTimeFieldsProps {
  day: ReactNode
  time: ReactNode
  value: LocalTime
  min?: CalendarDate | undefined
  hours: OfferedHours
  now: Date
  onChange: (value: LocalTime) => void
}

export function DayTimeFields({ value, min, hours, now, onChange, ...labels }: DayTimeFieldsProps) {
  return (
    <div className={styles.pair}>
      <Field label={labels.day}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={min}
            max={addMonths(tiranaDate(now), limits.monthsAhead)}
            value={value.date}
            // Clearing the field keeps the previous date.
            onChange={({ target }) => onChange({ ...value, date: target.value || value.date })}
          />
        )}
      </Field>
      <Field label={labels.time}>
        {(control) => (
          <Select
            {...control}
            value={value.time}
            onChange={({ target }) => onChange({ ...value, time: target.value })}
          >
            {timesOffered(hours, value.time).map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
