import type { CalendarDate } from '../../domain/calendar.ts'

// The runtime's language data leaves Albanian out.
// biome-ignore format: two lists of names
const weekdays = ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë']
// biome-ignore format: two lists of names
const months = [
  'janar', 'shkurt', 'mars', 'prill', 'maj', 'qershor',
  'korrik', 'gusht', 'shtator', 'tetor', 'nëntor', 'dhjetor',
]

/** `e shtunë, 21 nëntor 2026` */
export function albanianDate(date: CalendarDate): string {
  const day = new Date(`${date}T00:00:00Z`)
  const weekday = weekdays[day.getUTCDay()]
  return `${weekday}, ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
