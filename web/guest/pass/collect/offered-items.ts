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
 * Returns the chosen items that are still available, never more than chosen.
 * `tags` is empty if a number was chosen before bags came in, or if all chosen bags have left.
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
