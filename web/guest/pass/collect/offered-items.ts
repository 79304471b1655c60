import type { Pass, PassBag } from '../../../../domain/pass/pass.ts'
import type { CollectedItems } from '../../../../domain/stay/collectors.ts'

interface Luggage extends Pick<Pass, 'luggageCount'> {
  bags: readonly Pick<PassBag, 'tag' | 'outTo'>[]
}

/** The tags of the bags that are in the house, in order. */
export function tagsHere({ bags }: Pick<Luggage, 'bags'>): number[] {
  const here = bags.filter(({ outTo }) => outTo === null).map(({ tag }) => tag)
  return here.toSorted((a, b) => a - b)
}

export const isAll = ({ tags, items }: CollectedItems) => tags === null && items === null

/**
 * Of what the guest chose, what is still offered: the desk may have taken the bags in since, or given
 * some out. What was narrowed is never widened: where nothing is left of it, it is chosen anew, and a
 * number says nothing of tags, nor tags of a number. All items are all that will be here.
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
