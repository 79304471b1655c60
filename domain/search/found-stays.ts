import { deskColumnOf, type ExpectedStay } from '../desk/desk-day.ts'
import type { Stay } from '../stay/stay-record.ts'
import { type Fit, factsOf, fitOfWord, fits, type SearchedStay } from './fit-word.ts'
import type { Search } from './parse-search.ts'

/** If more stays than these fit without a typing slip, those with one are left out. */
export const fewMatches = 2

const known = new WeakMap<SearchedStay['stay'], ReturnType<typeof factsOf>>()

/** Today's list is searched with each letter that is typed, and each stay is read only once. */
function factsOnce(stay: SearchedStay['stay']) {
  const facts = known.get(stay) ?? factsOf(stay)
  known.set(stay, facts)
  return facts
}

/** Returns the best fit of all readings, `null` if the stay isn't meant. At most one word of a reading has a slip. */
export function fitOf(search: Search, searched: SearchedStay): Fit | null {
  const facts = factsOnce(searched.stay)
  const ranks = search.map((words) => {
    const each = words.map((word) => fitOfWord(word, facts, searched))
    const slips = each.filter(hasSlip).length
    if (each.includes(null) || slips > 1) return fits.length
    return Math.max(...each.map((fit) => (fit ? fits.indexOf(fit) : fits.length)))
  })
  return fits[Math.min(...ranks)] ?? null
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
  search: Search,
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
        fits.indexOf(a.fit) - fits.indexOf(b.fit) ||
        Number(b.isToday) - Number(a.isToday) ||
        b.one.stay.createdAt.getTime() - a.one.stay.createdAt.getTime() ||
        (a.one.stay.id < b.one.stay.id ? 1 : -1),
    )
    .map(({ one }) => one)
}
