import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { StaffClosure } from '../../../domain/opening-hours/staff-closures.ts'
import { addDays, tiranaDate } from '../../../domain/time/calendar.ts'
import { ApiError, send } from '../../api.ts'
import { fieldSentences } from '../../forms/field-sentences.ts'
import {
  type ClosureFields,
  type ClosureTerms,
  isBackwards,
  type Span,
  termsOf,
} from './closure-fields.ts'
import { useClosureAction } from './use-closure-action.ts'

const lastField: Record<Span, keyof ClosureFields> = {
  day: 'date',
  days: 'lastDate',
  hours: 'toTime',
}

function tomorrow(): ClosureFields {
  const date = addDays(tiranaDate(new Date()), 1)
  const hours = { fromTime: '12:00', toTime: '15:00' }
  return { kind: 'closed', span: 'day', date, lastDate: date, ...hours, reason: '' }
}

export function useClosureForm(onClosed: (closure: StaffClosure) => void) {
  const { i18n, t } = useLingui()
  const form = useForm<ClosureFields>({ defaultValues: tomorrow() })
  const fields = useWatch({ control: form.control }) as ClosureFields
  const [isSaved, setSaved] = useState(false)
  const terms = termsOf(fields)
  const sound = terms && !isBackwards(terms) ? terms : null
  const close = useClosureAction('close', closeOffice, (closure) => {
    form.reset(tomorrow())
    setSaved(true)
    onClosed(closure)
  })

  function errorAt(field: keyof ClosureFields): string | undefined {
    if (terms && !sound && field === lastField[fields.span]) {
      return t({ message: 'The end must be after the beginning', context: 'under a date or time' })
    }
    if (field === 'reason' && form.formState.errors.reason) return i18n._(fieldSentences.required)
    const { error } = close
    if (!(error instanceof ApiError)) return undefined
    if (error.code === 'already_closed' && field === 'date') {
      return t({ message: 'This time is closed already', context: 'under a date' })
    }
    const { to, reason } = error.fieldErrors
    if (to && field === lastField[fields.span]) return i18n._(fieldSentences[to])
    return reason && field === 'reason' ? i18n._(fieldSentences[reason]) : undefined
  }

  const submit = form.handleSubmit(({ reason }) => {
    if (sound) close.mutate({ ...sound, reason })
  })

  const { error } = close
  const atFields =
    error instanceof ApiError &&
    (error.code === 'already_closed' || error.code === 'validation_failed')
  return {
    register: form.register,
    fields,
    /**
     * Closure to preview, `null` if its times are invalid.
     * Also `null` from saving until the next edit.
     */
    previewed: isSaved ? null : sound,
    errorAt,
    submit,
    busy: close.isPending,
    failure: error && !atFields ? error : null,
    changed: () => {
      setSaved(false)
      close.reset()
    },
  }
}

function closeOffice(request: ClosureTerms & { reason: string }, idempotencyKey: string) {
  return send('POST /api/staff/closures', request, { idempotencyKey })
}
