import type { CalendarDate } from './calendar.ts'

// Neither Chromium nor workerd brings Albanian in its language data; these are CLDR's own names.
const names = {
  long: {
    weekdays: ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë'],
    // biome-ignore format: a list of names
    months: [
      'janar', 'shkurt', 'mars', 'prill', 'maj', 'qershor',
      'korrik', 'gusht', 'shtator', 'tetor', 'nëntor', 'dhjetor',
    ],
  },
  short: {
    weekdays: ['die', 'hën', 'mar', 'mër', 'enj', 'pre', 'sht'],
    // biome-ignore format: a list of names
    months: ['jan', 'shk', 'mar', 'pri', 'maj', 'qer', 'korr', 'gush', 'sht', 'tet', 'nën', 'dhj'],
  },
}

/** `e shtunë, 21 nëntor 2026`, or `sht, 21 nën 2026`. */
export function albanianDate(date: CalendarDate, width: keyof typeof names): string {
  const day = new Date(`${date}T00:00:00Z`)
  const { weekdays, months } = names[width]
  const month = months[day.getUTCMonth()]
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`
}
