import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the payment, once it is wanted. Not by `lazy`, whose failure would take the whole page down, and
 * for good.
 */
export function useFetched<Props>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is wanted
  useEffect(() => {
    if (!wanted || Part) return
    fetchPart().then((part) => setPart(() => part.default), onFailure)
  }, [wanted])

  return wanted ? Part : null
}
