import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Calls `keep` with all values whenever a field changes, but not when the form is reset.
 * Choosing another language loads a new document, so unsaved values would be lost.
 */
export function useSavedInTab<Values extends FieldValues, Context>(
  form: UseFormReturn<Values, Context>,
  keep: (values: Values) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each `keep` saves to the same place
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
