import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Keeps what a form holds on every change, as nobody says when they choose another language. */
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
