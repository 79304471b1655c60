import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '../../../../../domain/business/business.ts'
import { addMonths, tiranaDate } from '../../../../../domain/time/calendar.ts'
import { useFieldError } from '../../../../forms/use-field-error.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import type { StayForm } from '../use-stay-form.ts'

interface DateFieldProps {
  stay: StayForm
  name: 'dropOffDate' | 'pickUpDate'
  label: ReactNode
}

export function DateField({ stay, name, label }: DateFieldProps) {
  const error = useFieldError(stay.form.control)(name)
  const dropOffDate = useWatch({ control: stay.form.control, name: 'dropOffDate' })
  const today = stay.now && tiranaDate(stay.now)
  const first = name === 'pickUpDate' && today && dropOffDate > today ? dropOffDate : today
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...stay.registerTime(name)}
          type="date"
          {...(today && first && { min: first, max: addMonths(today, limits.monthsAhead) })}
        />
      )}
    </Field>
  )
}
