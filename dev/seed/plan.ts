import type { Locale } from '../../domain/business/locales.ts'
import { locales } from '../../domain/business/locales.ts'
import type { StorageType } from '../../domain/business/stay.ts'
import { addDays, type CalendarDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { clockTime } from '../../domain/time/clock.ts'
import { type Chance, chanceOf } from './chance.ts'
import { words } from './words.ts'

/** Outcomes of a stay. Every month has at least one stay for each. */
export const fates = [
  'usual',
  'comes later than agreed',
  'is collected early',
  'is collected a day late',
  'is still here after its pick-up',
  'leaves without paying',
  'is cancelled before its day',
  'is cancelled on its day',
  'never comes',
  'gets a third item',
  'gets another pick-up',
  'is never paid',
  'is disputed',
  'has a refund that fails',
  'gets something back',
  'has an address that bounces',
] as const

export type Fate = (typeof fates)[number]

/** How a stay begins. `card` is a booking with an online payment. */
export type Way = 'card' | 'reservation' | 'walk_in'

export interface Guest {
  name: string
  email: string
  phone: string
  locale: Locale
}

export interface PlannedStay {
  guest: Guest
  way: Way
  fate: Fate
  plan: StorageType
  items: number
  madeAt: Date
  dropOff: Date
  pickUp: Date
  paysBy: 'cash' | 'lek' | 'desk_card'
  request: string | undefined
}

interface Terms {
  fate: Fate
  way: Way
  /** Days from today to the drop-off. Negative if the drop-off is in the past. */
  day: number
  /** Days from the drop-off to the pick-up. 0 by default. */
  days?: number
  /** Days from the booking or reservation to the drop-off. Ignored for walk-ins. 0 by default. */
  ahead?: number
  plan?: StorageType
  items?: number
}

/** Stays that every month has. */
const certain: Terms[] = [
  { fate: 'usual', way: 'reservation', day: -20, days: 28, plan: 'long', ahead: 2 },
  { fate: 'usual', way: 'card', day: -9, days: 12, plan: 'mid', ahead: 5 },
  { fate: 'is disputed', way: 'card', day: -16, ahead: 2 },
  { fate: 'never comes', way: 'card', day: -14, ahead: 3 },
  { fate: 'is collected early', way: 'card', day: -13, days: 5, ahead: 4 },
  { fate: 'is never paid', way: 'card', day: -11, ahead: 1 },
  { fate: 'is cancelled before its day', way: 'card', day: -10, ahead: 5 },
  { fate: 'gets a third item', way: 'card', day: -8, days: 1, ahead: 3, items: 2 },
  { fate: 'gets something back', way: 'card', day: -8, days: 1, ahead: 1, items: 2 },
  { fate: 'is cancelled on its day', way: 'card', day: -7, ahead: 2 },
  { fate: 'gets another pick-up', way: 'reservation', day: -6, days: 1, ahead: 3 },
  { fate: 'never comes', way: 'reservation', day: -5, ahead: 2 },
  { fate: 'is collected a day late', way: 'reservation', day: -4, days: 1, ahead: 1 },
  { fate: 'has a refund that fails', way: 'card', day: -1, ahead: 6 },
  { fate: 'is still here after its pick-up', way: 'reservation', day: -3, days: 2, ahead: 1 },
  { fate: 'leaves without paying', way: 'walk_in', day: -2 },
  { fate: 'usual', way: 'card', day: -2, days: 4, ahead: 3 },
  { fate: 'usual', way: 'walk_in', day: -1, days: 2 },
  { fate: 'usual', way: 'reservation', day: -1, days: 1, ahead: 1 },
  { fate: 'usual', way: 'card', day: -2, days: 2, ahead: 2 },
  { fate: 'usual', way: 'walk_in', day: -1, days: 1 },
  { fate: 'comes later than agreed', way: 'card', day: 0, days: 2, ahead: 2 },
  { fate: 'comes later than agreed', way: 'reservation', day: 0, ahead: 1 },
  { fate: 'is cancelled before its day', way: 'reservation', day: 3, ahead: 6 },
  { fate: 'has an address that bounces', way: 'card', day: 2, days: 1, ahead: 4 },
]

/** Languages to draw from. English, Italian and German are twice as likely as the others. */
const heard: readonly Locale[] = [...locales, 'en', 'it', 'de']
const first = -23
const last = 9

/**
 * Returns the stays of about a month around today, in the order in which they are made.
 * The same seed and day always give the same stays. A quiet month only contains the stays that
 * every month contains.
 */
export function planMonth(seed: number, today: CalendarDate, isQuiet = false): PlannedStay[] {
  const chance = chanceOf(seed)
  const names = new Set<string>()
  const usual = isQuiet ? [] : usualTerms(chance)
  const stays = [...certain, ...usual].map((terms, number) =>
    planned(terms, number, today, { chance, names }),
  )
  return stays.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
}

function usualTerms(chance: Chance): Terms[] {
  const ways: readonly Way[] = ['card', 'card', 'card', 'reservation', 'reservation', 'walk_in']
  const terms: Terms[] = []
  for (let day = first; day <= last; day += 1) {
    const isPast = day <= 0
    const count = isPast ? chance.whole(2, 4) : chance.whole(1, 2)
    for (let stay = 0; stay < count; stay += 1) {
      const way = isPast ? chance.oneOf(ways) : chance.oneOf(['card', 'reservation'] as const)
      const days = chance.oneOf([0, 0, 0, 0, 1, 1, 2, 3])
      const plan = days === 0 && way !== 'walk_in' ? chance.oneOf(['short', 'daily']) : 'daily'
      const ahead = isPast ? chance.whole(0, 6) : day + chance.whole(0, 5)
      terms.push({ fate: 'usual', way, day, days, ahead, plan: plan as StorageType })
    }
  }
  return terms
}

interface Draw {
  chance: Chance
  /** Names that are already used for other guests. */
  names: Set<string>
}

function planned(terms: Terms, number: number, today: CalendarDate, draw: Draw): PlannedStay {
  const { chance } = draw
  const { fate, way, day, days = 0, plan = 'daily' } = terms
  const date = addDays(today, day)
  const hour = chance.whole(9, 16)
  const dropOff = tiranaInstant(date, clockTime(hour))
  const pickUpHour = days === 0 ? Math.min(hour + chance.whole(2, 6), 18) : chance.whole(9, 18)
  const ahead = way === 'walk_in' ? 0 : (terms.ahead ?? 0)
  const made = tiranaInstant(addDays(date, -ahead), clockTime(chance.whole(8, 21)))
  const atOnce = new Date(dropOff.getTime() - chance.whole(40, 180) * 60_000)
  const madeAt = ahead === 0 ? atOnce : new Date(made.getTime() + chance.whole(0, 59) * 60_000)
  const { locale, ...guest } = guestOf(fate, number, draw)
  return {
    guest: { ...guest, locale },
    way,
    fate,
    plan,
    items: terms.items ?? chance.oneOf(plan === 'daily' ? [1, 1, 2, 2, 3, 4] : [1, 2]),
    madeAt: way === 'walk_in' ? dropOff : madeAt,
    dropOff,
    pickUp: tiranaInstant(addDays(date, days), clockTime(pickUpHour)),
    paysBy: chance.oneOf(['cash', 'cash', 'lek', 'desk_card']),
    request: chance.whole(1, 5) === 1 ? chance.oneOf(words[locale].requests) : undefined,
  }
}

/** Invents a guest, with an email address in a reserved domain. */
function guestOf(fate: Fate, number: number, { chance, names: taken }: Draw): Guest {
  const locale =
    number < 2 * locales.length ? (locales[number % locales.length] as Locale) : chance.oneOf(heard)
  const { names, phone: range } = words[locale]
  const part = (index: number) => chance.oneOf(names).split(' ')[index]
  const draw = () => `${part(0)} ${part(1)}`
  let name = draw()
  for (let tries = 0; taken.has(name) && tries < 50; tries += 1) name = draw()
  taken.add(name)
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const mailbox = plain.replace(/ø/g, 'o').replace(/æ/g, 'ae').replaceAll(' ', '.')
  const tag = fate === 'has an address that bounces' ? '+bounced' : ''
  const phone = `${range}${chance.whole(100, 999)}`
  return { name, email: `${mailbox}${number}${tag}@guest.example`, phone, locale }
}
