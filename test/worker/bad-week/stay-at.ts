import type { Book } from './verdict.ts'

/** How a stay stood at a moment, by its history: what a change replaced stands in the change. */
export function stayAt({ stay, history }: Book, at: number) {
  const until = history.filter((change) => change.at.getTime() <= at)
  const after = history.slice(until.length)
  const replaced = after.find(({ data }) => data.wasPickUpAt != null)?.data.wasPickUpAt
  return {
    status: until.at(-1)?.toStatus ?? null,
    pickUpAt: replaced == null ? stay.pickUpAt : new Date(Number(replaced)),
  }
}
