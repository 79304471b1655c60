import { useLingui } from '@lingui/react'
import type { FieldCode } from '../../../../domain/errors.ts'
import { fieldSentences } from '../../../errors/field-sentences.ts'
import type { StayField } from './stay-values.ts'
import type { StayForm } from './use-stay-form.ts'

/** Gives the sentence that stands under a field of the form. */
export function useFieldError({ form }: StayForm): (field: StayField) => string | undefined {
  const { i18n } = useLingui()
  const { errors } = form.formState
  return (field) => {
    const code = errors[field]?.message as FieldCode | undefined
    return code && i18n._(fieldSentences[code])
  }
}
