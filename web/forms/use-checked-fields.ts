import { type FocusEvent, useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Delay of an error after `blur`.
 * Without it, the error could move a button while it is being tapped.
 */
const tapMilliseconds = 250

/**
 * Returns an `onBlur` handler that validates the field that lost focus.
 * Changing a field clears its error. Empty fields are only validated on submit.
 */
export function useCheckedFields<Values extends FieldValues, Context>(
  form: UseFormReturn<Values, Context>,
): (event: FocusEvent<HTMLElement>) => void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as FieldPath<Values> | undefined
          if (field && form.getFieldState(field).error) form.clearErrors(field)
        },
      }),
    [form],
  )

  return ({ target }) => {
    const field = (target as Partial<HTMLInputElement>).name as FieldPath<Values> | undefined
    if (!field || !(field in form.getValues())) return
    setTimeout(() => {
      const { error } = form.getFieldState(field)
      // An error stays until the field is edited. It may be the Worker's, which `trigger` would
      // clear.
      if (error || document.activeElement === target) return
      if (form.getValues(field) !== '') void form.trigger(field)
    }, tapMilliseconds)
  }
}
