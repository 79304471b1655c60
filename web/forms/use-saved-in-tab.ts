import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Saves each change, because choosing another language loads a new document. */
export function useSavedInTab<Values extends FieldValues, Context>(
  form: UseFormReturn<Values, Context>,
  keep: (values: Values) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` does not change
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
