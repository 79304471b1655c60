import { deskColumnOf, type ExpectedStay } from '../desk/desk-day.ts'
import type { Stay } from '../stay/stay-record.ts'
import { type Fit, fitOfWord, fitRanks, type SearchedStay, searchedFacts } from './fit-word.ts'
import type { TypedSearch } from './parse-search.ts'

/** If more stays than this match without a typo, stays that match with a typo are left out. */
export const fewMatches = 2

const known = new WeakMap<SearchedStay['stay'], ReturnType<typeof searchedFacts>>()

/** Caches `searchedFacts`, because each typed letter searches all stays again. */
function factsOnce(stay: SearchedStay['stay']) {
  const facts = known.get(stay) ?? searchedFacts(stay)
  known.set(stay, facts)
  return facts
}

/**
 * Returns the stay's best match in any reading, `null` if it doesn't match.
 * In a reading, all words must match, at most one of them with a typo. The worst match among its
 * words counts.
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
 * Returns the stays that a search finds, likeliest first.
 * Stays that match with a typo are only returned if few others match.
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
