import { type ComponentType, useEffect, useState } from 'react'

/**
 * Loads a component of the payment when it is needed.
 * Not with `lazy`: its failure would break the whole page permanently.
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
