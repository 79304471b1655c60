import type { Book } from './verdict.ts'

/** How a stay stood at a moment, by its history: what a change replaced stands in the change. */
export function stayAt({ stay, history }: Book, at: number) {
  const until = history.filter((change) => change.at.getTime() <= at)
  const after = history.slice(until.length)
  const replaced = (was: 'wasPickUpAt' | 'wasStartDate') =>
    after.find(({ data }) => data[was] != null)?.data[was]
  return {
    status: until.at(-1)?.toStatus ?? null,
    startDate: instantOf(replaced('wasStartDate'), stay.startDate),
    pickUpAt: instantOf(replaced('wasPickUpAt'), stay.pickUpAt),
  }
}

const instantOf = (was: unknown, now: Date) => (was == null ? now : new Date(Number(was)))
