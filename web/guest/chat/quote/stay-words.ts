/**
 * Words that describe a stay, in lists separated by commas.
 * A word may be in several lists. A phrase of several words counts before its single words.
 */
export interface StayWords {
  /** From one on. `/` separates forms of the same number. */
  numbers: string
  items: string
  /** Words that may stand between a number and its noun. */
  between: string
  days: string
  nights: string
  weeks: string
  months: string
  hours: string
  /** Phrases that mean one day, or two. */
  oneDay: string
  twoDays: string
  fortnight: string
  /** 'Per' and its kin, before a unit of time. */
  per: string
  /** Words before a time from now, such as 'in two days'. */
  later: string
  /** Words that make the amount behind them uncertain. */
  vague: string
  /** Words about a stay that is booked already, which has a price. */
  change: string
  /** Words after which 'until' means 'for', as Danish 'til' does. */
  booksFor: string
  people: string
  /** Words before a number of people. */
  weAre: string
  each: string
  today: string
  tomorrow: string
  inTwoDays: string
  weekend: string
  /** From Sunday on. `/` separates forms of the same day. */
  weekdays: string
  /** From January on. */
  monthNames: string
  from: string
  until: string
  /** Words before the day of a month. */
  on: string
  /** Words before a time of day. */
  at: string
  oClock: string
  and: string
  or: string
  /** Nouns whose number is a name, such as of a room or a flight. */
  label: string
  /** Words that add nothing to a mere amount. */
  filler: string
}
