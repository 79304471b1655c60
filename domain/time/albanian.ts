import type { CalendarDate } from './calendar.ts'

// Neither Chromium nor workerd brings Albanian in its language data; these are CLDR's own names.
// biome-ignore format: a list of names
const months = [
  'janar', 'shkurt', 'mars', 'prill', 'maj', 'qershor',
  'korrik', 'gusht', 'shtator', 'tetor', 'nëntor', 'dhjetor',
]
// Each width is a constant of its own, from Sunday on, so that no page brings the one that it does not show.
// biome-ignore format: a list of names
const longWeekdays = ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë']
const shortWeekdays = ['die', 'hën', 'mar', 'mër', 'enj', 'pre', 'sht']

/** `e shtunë, 21 nëntor 2026` */
export function longAlbanianDate(date: CalendarDate): string {
  return written(date, longWeekdays)
}

/** `sht, 21 nëntor 2026`: shortened, `mar` is Tuesday and March, and `sht` Saturday and September. */
export function shortAlbanianDate(date: CalendarDate): string {
  return written(date, shortWeekdays)
}

function written(date: CalendarDate, weekdays: readonly string[]): string {
  const day = new Date(`${date}T00:00:00Z`)
  const month = months[day.getUTCMonth()]
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`
}
