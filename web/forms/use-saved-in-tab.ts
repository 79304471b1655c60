import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Choosing another language gives no warning, so each change is saved. */
export function useSavedInTab<Values extends FieldValues, Context>(
  form: UseFormReturn<Values, Context>,
  keep: (values: Values) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what keeps it does not change
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name) keep(values)
        },
      }),
    [form],
  )
}
