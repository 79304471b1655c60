import type { StayField, StayValues } from './stay-values.ts'

/** What a visitor typed into the prerendered form while its script was still on the way. */
export function typedBefore(formId: string, blank: StayValues): Partial<StayValues> {
  const form = globalThis.document?.getElementById(formId) as HTMLFormElement | null | undefined
  if (!form) return {}
  const typed: Partial<Record<StayField, string>> = {}
  for (const [name, value] of new FormData(form)) {
    if (!(name in blank) || typeof value !== 'string') continue
    const field = name as StayField
    if (value !== blank[field]) typed[field] = value
  }
  return typed as Partial<StayValues>
}
