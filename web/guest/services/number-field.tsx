import type { ReactNode } from 'react'
import { useFieldError } from '../../forms/use-field-error.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { RequestForm } from './use-request-form.ts'

interface NumberFieldProps {
  form: RequestForm
  name: 'hours' | 'days' | 'morePieces'
  label: ReactNode
  min?: number
  max: number
}

export function NumberField({ form, name, label, min = 1, max }: NumberFieldProps) {
  const errorOf = useFieldError(form.control)
  return (
    <Field label={label} error={errorOf(name)}>
      {(control) => (
        <TextInput
          {...control}
          {...form.register(name)}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
        />
      )}
    </Field>
  )
}
