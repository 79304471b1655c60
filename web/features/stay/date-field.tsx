import type { ReactNode } from 'react'
import { limits } from '../../../domain/business.ts'
import { addMonths, tiranaDate } from '../../../domain/calendar.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useFieldError } from './use-field-error.ts'
import type { StayForm } from './use-stay-form.ts'

interface DateFieldProps {
  stay: StayForm
  name: 'dropOffDate' | 'pickUpDate'
  label: ReactNode
}

/** A day on Tirana's calendar, from today on. */
export function DateField({ stay, name, label }: DateFieldProps) {
  const error = useFieldError(stay)(name)
  const today = stay.now && tiranaDate(stay.now)
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...stay.form.register(name, { onChange: stay.settle })}
          type="date"
          {...(today && { min: today, max: addMonths(today, limits.monthsAhead) })}
        />
      )}
    </Field>
  )
}
