import type { CalendarDate } from './calendar.ts'

interface Names {
  /** From Sunday on, as JavaScript counts. */
  weekdays: readonly string[]
  months: readonly string[]
}

// Neither Chromium nor workerd brings Albanian in its language data; these are CLDR's own names.
// Each width is a constant of its own, so that no page brings the one that it does not show.
const long: Names = {
  weekdays: ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë'],
  // biome-ignore format: a list of names
  months: [
    'janar', 'shkurt', 'mars', 'prill', 'maj', 'qershor',
    'korrik', 'gusht', 'shtator', 'tetor', 'nëntor', 'dhjetor',
  ],
}
const short: Names = {
  weekdays: ['die', 'hën', 'mar', 'mër', 'enj', 'pre', 'sht'],
  // biome-ignore format: a list of names
  months: ['jan', 'shk', 'mar', 'pri', 'maj', 'qer', 'korr', 'gush', 'sht', 'tet', 'nën', 'dhj'],
}

/** `e shtunë, 21 nëntor 2026` */
export function longAlbanianDate(date: CalendarDate): string {
  return written(date, long)
}

/** `sht, 21 nën 2026` */
export function shortAlbanianDate(date: CalendarDate): string {
  return written(date, short)
}

function written(date: CalendarDate, { weekdays, months }: Names): string {
  const day = new Date(`${date}T00:00:00Z`)
  const month = months[day.getUTCMonth()]
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`
}
