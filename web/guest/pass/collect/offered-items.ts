import type { Pass, PassBag } from '../../../../domain/pass/pass.ts'
import type { CollectedItems } from '../../../../domain/stay/collectors.ts'

interface Luggage extends Pick<Pass, 'luggageCount'> {
  bags: readonly Pick<PassBag, 'tag' | 'outTo'>[]
}

export function tagsHere({ bags }: Pick<Luggage, 'bags'>): number[] {
  const here = bags.filter(({ outTo }) => outTo === null).map(({ tag }) => tag)
  return here.toSorted((a, b) => a - b)
}

export const isAll = ({ tags, items }: CollectedItems) => tags === null && items === null

/**
 * Returns the chosen items that are still available.
 * Staff may have checked bags in or out since the guest chose. A choice is never extended to more
 * bags. A number of items isn't converted into tags, nor tags into a number. The choice is then
 * empty, and the guest has to choose again. "All" includes bags that arrive later.
 */
export function stillOffered(luggage: Luggage, chosen: CollectedItems): CollectedItems {
  if (isAll(chosen)) return chosen
  const { tags, items } = chosen
  const here = tagsHere(luggage)
  if (here.length > 0 || items === null) {
    return { tags: here.filter((tag) => tags?.includes(tag)), items: null }
  }
  return { tags: null, items: Math.min(items, luggage.luggageCount) }
}
