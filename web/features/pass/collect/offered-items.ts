import type { CollectedItems, Pass } from '../../../../domain/pass.ts'

/** What there is to choose from: tags, once more than one bag is here; so many of them before any is. */
export function offeredItems({ bags, luggageCount }: Pick<Pass, 'bags' | 'luggageCount'>) {
  const here = bags.filter(({ outTo }) => outTo === null).map(({ tag }) => tag)
  return {
    tags: here.length > 1 ? here.toSorted((a, b) => a - b) : [],
    /** The most that is not all of them. */
    most: here.length > 0 ? 0 : luggageCount - 1,
  }
}

/**
 * Of what the guest chose, what is still offered: the desk may have taken the bags in since, or given
 * some out. What was narrowed is never widened: a number says nothing of tags, so they are ticked anew.
 */
export function stillOffered(
  pass: Pick<Pass, 'bags' | 'luggageCount'>,
  { tags, items }: CollectedItems,
): CollectedItems {
  const offered = offeredItems(pass)
  const chosen = offered.tags.filter((tag) => tags?.includes(tag))
  const isAll = (tags ?? items) === null || chosen.length === offered.tags.length
  return {
    tags: isAll ? null : chosen,
    items: items !== null && items <= offered.most ? items : null,
  }
}
