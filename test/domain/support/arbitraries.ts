import fc from 'fast-check'
import { storageTypes } from '../../../domain/business/stay.ts'
import { type Closure, closureKinds } from '../../../domain/opening-hours/opening-times.ts'
import type { PricedStay } from '../../../domain/pricing/pricing.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'

/** Arbitraries of the property tests: days, instants and stays as guests may book them. */

/** The days on which Tirana's clocks change, and the days that calendars get wrong. */
export const oddDays = [
  '2024-02-29',
  '2024-12-31',
  '2025-03-30',
  '2025-10-26',
  '2026-01-01',
  '2026-03-29',
  '2026-10-25',
  '2027-03-28',
  '2027-10-31',
  '2028-02-29',
  '2028-03-26',
  '2028-10-29',
] as const

export const calendarDate = fc.oneof(
  fc.constantFrom(...oddDays),
  fc.nat(20_000).map((days) => addDays('2020-01-01', days)),
)

export const clockTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'))

/** A time within opening hours, as the forms offer it. */
export const openTime = fc
  .integer({ min: 8, max: 23 })
  .map((h) => `${String(h).padStart(2, '0')}:00`)

export const instant = fc
  .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2075, 0, 1) })
  .map((time) => new Date(time))

const quarterMilliseconds = 15 * 60_000

/** Up to four closures around a moment, possibly overlapping: each up to ten days, in quarters of an hour. */
export const closures = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...closureKinds),
      quarters: fc.integer({ min: -4 * 24 * 10, max: 4 * 24 * 20 }),
      length: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 4 * 24 * 10 })),
    }),
    { maxLength: 4 },
  )
  .map((drawn) => (moment: Date): Closure[] => {
    const start = Math.floor(moment.getTime() / quarterMilliseconds)
    const at = (quarters: number) => new Date((start + quarters) * quarterMilliseconds)
    return drawn.map(({ kind, quarters, length }) => ({
      kind,
      from: at(quarters),
      to: at(quarters + length),
    }))
  })

const codeUnit = fc.oneof(
  fc.integer({ min: 0, max: 0x2ff }),
  fc.integer({ min: 0x2000, max: 0x206f }),
  fc.integer({ min: 0xd800, max: 0xdfff }),
  fc.nat(0xff_ff),
)

/** Any JavaScript string, including half emoji and control characters. */
export const anyText = fc
  .array(codeUnit, { maxLength: 20 })
  .map((units) => String.fromCharCode(...units))

/** Drop-off and pick-up within opening hours, up to 90 days apart. */
const stayDates = fc
  .tuple(calendarDate, fc.nat(90), openTime, openTime)
  .map(([date, days, from, until]) => {
    const startDate = tiranaInstant(date, from)
    const endDate = tiranaInstant(addDays(date, days), until)
    return endDate < startDate ? { startDate: endDate, endDate: startDate } : { startDate, endDate }
  })

export const pricedStay: fc.Arbitrary<PricedStay> = fc
  .tuple(
    stayDates,
    fc.constantFrom(...storageTypes),
    fc.integer({ min: 1, max: 20 }),
    fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
    fc.boolean(),
  )
  .map(([{ startDate, endDate }, storageType, luggageCount, duration, hasEnd]) => ({
    serviceType: 'storage',
    storageType,
    luggageCount,
    startDate,
    endDate: hasEnd ? endDate : undefined,
    duration,
  }))
