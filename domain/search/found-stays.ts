import { deskColumnOf, type ExpectedStay } from '../desk/desk-day.ts'
import type { Stay } from '../stay/stay-record.ts'
import { type Fit, fitOfWord, fitRanks, type SearchedStay, searchedFacts } from './fit-word.ts'
import type { TypedSearch } from './parse-search.ts'

/** If more stays than these fit without a typing slip, those with one are left out. */
export const fewMatches = 2

const known = new WeakMap<SearchedStay['stay'], ReturnType<typeof searchedFacts>>()

/** Today's list is searched with each letter that is typed, and each stay is read only once. */
function factsOnce(stay: SearchedStay['stay']) {
  const facts = known.get(stay) ?? searchedFacts(stay)
  known.set(stay, facts)
  return facts
}

/** Returns the best fit of all readings, `null` if the stay isn't meant. At most one word of a reading has a slip. */
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
 * The better the fit, the earlier; then those expected or here today, then the newest. Stays with a typing slip are
 * only found if there are few others.
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
