import { type ComponentType, useEffect, useState } from 'react'

/**
 * Returns the component, or `null` while it isn't wanted or hasn't loaded.
 * Unlike with `lazy`, a failure doesn't break the whole page.
 */
export function useFetched<Props>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: load only when `wanted` changes
  useEffect(() => {
    if (!wanted || Part) return
    fetchPart().then((part) => setPart(() => part.default), onFailure)
  }, [wanted])

  return wanted ? Part : null
}
