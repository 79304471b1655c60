import { deskColumnOf, type ExpectedStay } from '../desk/desk-day.ts'
import type { Stay } from '../stay/stay-record.ts'
import { type Fit, fitOfWord, fitRanks, type SearchedStay, searchedFacts } from './fit-word.ts'
import type { TypedSearch } from './parse-search.ts'

/** If more stays than these fit without a slip, stays with a slip are left out. */
export const fewMatches = 2

const known = new WeakMap<SearchedStay['stay'], ReturnType<typeof searchedFacts>>()

/** Computes a stay's details only once, because each typed letter searches today's list again. */
function factsOnce(stay: SearchedStay['stay']) {
  const facts = known.get(stay) ?? searchedFacts(stay)
  known.set(stay, facts)
  return facts
}

/**
 * Returns the stay's best fit in any reading, `null` if it doesn't fit.
 * In a reading, all words must fit, and at most one may have a slip.
 */
export function fitOf(search: TypedSearch, searched: SearchedStay): Fit | null {
  const facts = factsOnce(searched.stay)
  const ranks = search.map((words) => {
    const each = words.map((word) => fitOfWord(word, facts, searched))
    const slips = each.filter(hasSlip).length
    if (each.includes(null) || slips > 1) return fitRanks.length
    return Math.max(...each.map((fit) => (fit ? fitRanks.indexOf(fit) : fitRanks.length)))
  })
  return fitRanks[Math.min(...ranks)] ?? null
}

const hasSlip = (fit: Fit | null) => fit === 'slip' || fit === 'slip_within'

export interface RankedStay extends SearchedStay {
  stay: SearchedStay['stay'] & ExpectedStay & Pick<Stay, 'createdAt'>
}

/**
 * Returns the stays that a search finds, the likeliest first.
 * Sorts by fit, then stays expected or here today first, then the newest. Stays with a slip are only returned if few
 * others fit.
 */
export function foundStays<One extends RankedStay>(
  search: TypedSearch,
  stays: readonly One[],
  now: Date,
): One[] {
  const fitting = stays.flatMap((one) => {
    const fit = fitOf(search, one)
    return fit ? [{ one, fit, isToday: deskColumnOf(one.stay, now) !== null }] : []
  })
  const sure = fitting.filter(({ fit }) => !hasSlip(fit))
  const shown = sure.length > fewMatches ? sure : fitting
  return shown
    .toSorted(
      (a, b) =>
        fitRanks.indexOf(a.fit) - fitRanks.indexOf(b.fit) ||
        Number(b.isToday) - Number(a.isToday) ||
        b.one.stay.createdAt.getTime() - a.one.stay.createdAt.getTime() ||
        (a.one.stay.id < b.one.stay.id ? 1 : -1),
    )
    .map(({ one }) => one)
}
