import { type ComponentType, useEffect, useState } from 'react'
import type { StripeSectionProps } from './stripe-section.tsx'

/**
 * Stripe's own parts, once they are wanted. Not by `lazy`, whose failure would take the whole page down,
 * and for good.
 */
export function useStripeSection(
  wanted: boolean,
  onFailure: () => void,
): ComponentType<StripeSectionProps> | null {
  const [Section, setSection] = useState<ComponentType<StripeSectionProps> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is wanted
  useEffect(() => {
    if (!wanted || Section) return
    import('./stripe-section.tsx').then((module) => setSection(() => module.default), onFailure)
  }, [wanted])

  return wanted ? Section : null
}
