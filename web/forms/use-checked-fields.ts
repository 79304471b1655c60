import { type FocusEvent, useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Long enough for the tap that left the field: what appears sooner moves its target away from it. */
const tapMilliseconds = 250

/**
 * Checks a field once it was left, and never while it is typed in: what was told of it goes with the
 * first key. A field that is still empty is told when the form is sent. Gives the form's `onBlur`.
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
      // What the Worker refused holds until it is typed anew.
      if (error || document.activeElement === target) return
      if (form.getValues(field) !== '') void form.trigger(field)
    }, tapMilliseconds)
  }
}
