import { useLingui } from '@lingui/react'
import { type Control, type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import type { FieldCode } from '../../domain/input/errors.ts'
import { fieldSentences } from './field-sentences.ts'

export function useFieldError<Values extends FieldValues, Context>(
  control: Control<Values, Context, Values>,
): (field: FieldPath<Values>) => string | undefined {
  const { i18n } = useLingui()
  const { errors } = useFormState({ control })
  return (field) => {
    const code = errors[field]?.message as FieldCode | undefined
    return code && i18n._(fieldSentences[code])
  }
}
