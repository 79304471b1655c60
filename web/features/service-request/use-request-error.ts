import { useLingui } from '@lingui/react'
import { useFormState } from 'react-hook-form'
import type { FieldCode } from '../../../domain/errors.ts'
import { fieldSentences } from '../../errors/field-sentences.ts'
import type { RequestField } from './request-values.ts'
import type { RequestForm } from './use-request-form.ts'

/** Gives the sentence that stands under a field of the dialog. */
export function useRequestError({
  control,
}: RequestForm): (field: RequestField) => string | undefined {
  const { i18n } = useLingui()
  const { errors } = useFormState({ control })
  return (field) => {
    const code = errors[field]?.message as FieldCode | undefined
    return code && i18n._(fieldSentences[code])
  }
}
