import { stops } from './partners.ts'

/**
 * Sights, nearest first (specification, section 2).
 * `minutes` is the walk from the office at an easy pace, `metres` its length along the streets.
 */
export const landmarks = [
  { id: 'skanderbeg-square', minutes: 3, metres: 200 },
  { id: 'ethem-bey-mosque', minutes: 3, metres: 250 },
  { id: 'opera', minutes: stops.opera.minutes, metres: 300 },
  { id: 'history-museum', minutes: 5, metres: 380 },
  { id: 'bunk-art-2', minutes: 5, metres: 400 },
  { id: 'castle', minutes: 6, metres: 480 },
  { id: 'new-bazaar', minutes: 8, metres: 650 },
  { id: 'pyramid', minutes: 12, metres: 950 },
  { id: 'blloku', minutes: 18, metres: 1400 },
  { id: 'grand-park', minutes: 25, metres: 2000 },
] as const

export type LandmarkId = (typeof landmarks)[number]['id']

/** URL fragment of the walk from the main square, on the location page. */
export const walkFragment = 'walk'
