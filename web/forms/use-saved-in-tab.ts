import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Calls `keep` with all values whenever a field changes, but not when the form is reset.
 * Unsaved values would be lost when the guest chooses another language, because that loads a new
 * document.
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
