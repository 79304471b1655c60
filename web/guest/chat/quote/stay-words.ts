/**
 * Words that describe a stay, in comma-separated lists.
 * A word may be in several lists. A phrase takes precedence over the words that it consists of.
 */
export interface StayWords {
  /** Starts with one. `/` separates forms of the same number. */
  numbers: string
  items: string
  /** Words that may stand between a number and its noun. */
  between: string
  days: string
  nights: string
  weeks: string
  months: string
  hours: string
  oneDay: string
  twoDays: string
  fortnight: string
  /** 'Per' and similar words, before a unit of time. */
  per: string
  /** Words before a time from now, such as 'in' in 'in two days'. */
  later: string
  /**
   * Words that make the following amount unclear, such as 'few'.
   * Before a weekday, they exclude today, as 'next' does.
   */
  vague: string
  /**
   * Words about a stay that is already booked, or about items that leave earlier than others.
   * A message with such a word gets no quote.
   */
  change: string
  /**
   * Words for booking.
   * With one, a single day after 'until' is the drop-off, because Danish 'til' also means 'for'.
   */
  booksFor: string
  /** Words that make the day or time beside them the drop-off. */
  dropsOff: string
  /** Words that make the day or time beside them the pick-up. */
  picksUp: string
  people: string
  /** Words before a number of people, such as 'we are'. */
  weAre: string
  /** Words before an age, such as 'I am' and 'aged'. */
  iAm: string
  /** Nouns for several people, whose number is unknown, such as 'couples'. */
  parties: string
  each: string
  today: string
  tomorrow: string
  inTwoDays: string
  weekend: string
  /** Starts with Sunday. `/` separates forms of the same day. */
  weekdays: string
  /** Starts with January. `/` separates forms of the same month. */
  monthNames: string
  from: string
  until: string
  /** Words before the day of a month. */
  on: string
  /** Words that only a time of day can follow. */
  atClock: string
  /** Words that a time of day or something else can follow, such as 'about'. */
  at: string
  oClock: string
  /** Words after a time of day before noon. */
  morning: string
  /** Words after a time of day after noon. */
  evening: string
  and: string
  or: string
  /** Nouns with a number that identifies something instead of counting it, such as 'room 12'. */
  label: string
  /** Words that may be ignored, even if they can also be a day or number, such as German 'so'. */
  filler: string
}
