import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prices, tariffs } from '../../../domain/business/business.ts'
import { serviceTypes } from '../../../domain/business/services.ts'
import { type StorageType, storageTypes } from '../../../domain/business/stay.ts'
import {
  cheaperPlan,
  type PricedStay,
  pickUpOf,
  priceByDay,
  quote,
  storedPrice,
} from '../../../domain/pricing/pricing.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'
import { calendarDate, openTime, pricedStay } from '../support/arbitraries.ts'

const monday = '2026-11-23'

function stay(changes: Partial<PricedStay> = {}): PricedStay {
  return {
    serviceType: 'storage',
    storageType: 'daily',
    luggageCount: 1,
    startDate: tiranaInstant(monday, '10:00'),
    ...changes,
  }
}

/** Cents by the first price list, or `on_request` if there is no price. */
function price(changes: Partial<PricedStay> = {}): number | 'on_request' {
  const answer = quote(stay(changes), tariffs[1])
  return answer.kind === 'priced' ? answer.totalPrice : answer.kind
}

const until = (days: number, time = '17:00') => tiranaInstant(addDays(monday, days), time)

describe('daily storage', () => {
  it('costs 3 euros per item and calendar day', () => {
    expect(price()).toBe(300)
    expect(price({ endDate: until(0) })).toBe(300)
    expect(price({ endDate: until(1, '08:00') })).toBe(600)
    expect(price({ luggageCount: 4, endDate: until(2) })).toBe(3600)
    expect(price({ luggageCount: 20, endDate: until(6) })).toBe(42_000)
  })

  it('costs the requested number of days if no pick-up is named', () => {
    expect(price({ duration: 3, luggageCount: 2 })).toBe(1800)
  })

  it('counts days up to the pick-up, whatever duration is requested', () => {
    expect(price({ duration: 1, endDate: until(9) })).toBe(3000)
  })

  it.each([
    ['2026-03-28', '2026-03-30'],
    ['2026-10-24', '2026-10-26'],
  ])('costs three days over the clock change between %s and %s', (from, to) => {
    const dates = { startDate: tiranaInstant(from, '23:00'), endDate: tiranaInstant(to, '08:00') }
    expect(price(dates)).toBe(900)
  })
})

describe('the hourly plan', () => {
  const short = (changes: Partial<PricedStay>) => price({ storageType: 'short', ...changes })

  it('costs 2 euros per item and started hour', () => {
    expect(short({ duration: 1 })).toBe(200)
    expect(short({})).toBe(200)
    expect(short({ endDate: until(0, '10:45') })).toBe(200)
    expect(short({ luggageCount: 3, duration: 1 })).toBe(600)
  })

  it('never costs more than the daily price', () => {
    expect(short({ duration: 2 })).toBe(300)
    expect(short({ duration: 12, luggageCount: 5 })).toBe(1500)
    expect(short({ endDate: until(0, '23:00') })).toBe(300)
  })

  it('counts calendar days for that limit, with or without a pick-up', () => {
    const evening = tiranaInstant(monday, '20:00')
    const morning = tiranaInstant(addDays(monday, 1), '11:00')
    expect(short({ startDate: evening, endDate: morning })).toBe(600)
    expect(short({ startDate: evening, duration: 15 })).toBe(600)
    expect(short({ startDate: evening, duration: 3 })).toBe(300)
  })

  it('promise 6: costs ten days if the pick-up is ten days later, despite one hour', () => {
    expect(short({ duration: 1, endDate: until(9) })).toBe(3000)
  })

  it('costs at most what the same stay costs on the daily plan', () => {
    fc.assert(
      fc.property(pricedStay, (any) => {
        fc.pre(any.endDate !== undefined)
        expect(storedPrice(quote({ ...any, storageType: 'short' }))).toBeLessThanOrEqual(
          storedPrice(quote({ ...any, storageType: 'daily' })),
        )
      }),
    )
  })
})

describe.each([
  ['mid', 3500, 14],
  ['long', 5000, 30],
] as const)('the %s plan', (storageType, cents, days) => {
  const plan = (changes: Partial<PricedStay>) => price({ storageType, ...changes })

  it('covers two items for the price of one', () => {
    expect(plan({ luggageCount: 1 })).toBe(cents)
    expect(plan({ luggageCount: 2 })).toBe(cents)
  })

  it('has no price for three or more items', () => {
    expect(plan({ luggageCount: 3 })).toBe('on_request')
    expect(plan({ luggageCount: 20 })).toBe('on_request')
  })

  it('is charged again for each period started', () => {
    expect(plan({ endDate: until(days - 1) })).toBe(cents)
    expect(plan({ endDate: until(days) })).toBe(2 * cents)
    expect(plan({ duration: days })).toBe(cents)
    expect(plan({ duration: 2 * days + 1 })).toBe(3 * cents)
  })
})

describe('a service other than storage', () => {
  it.each(serviceTypes.filter((type) => type !== 'storage'))('%s has no price yet', (type) => {
    const answer = quote(stay({ serviceType: type, endDate: until(2) }))
    expect(answer).toEqual({ kind: 'on_request', duration: 3 })
    expect(storedPrice(answer)).toBe(0)
  })
})

describe('promise 6: any storage price', () => {
  it('is a whole, positive number of cents', () => {
    fc.assert(
      fc.property(pricedStay, (any) => {
        const answer = quote(any)
        fc.pre(answer.kind === 'priced')
        expect(Number.isSafeInteger(answer.totalPrice)).toBe(true)
        expect(answer.totalPrice).toBeGreaterThan(0)
        expect(answer.units).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('never falls if the pick-up is later', () => {
    fc.assert(
      fc.property(pricedStay, fc.nat(30 * 24), (any, hours) => {
        fc.pre(any.endDate !== undefined)
        const later = new Date((any.endDate ?? any.startDate).getTime() + hours * 3_600_000)
        const [now, then] = [quote(any), quote({ ...any, endDate: later })]
        expect(then.kind).toBe(now.kind)
        expect(storedPrice(then)).toBeGreaterThanOrEqual(storedPrice(now))
      }),
    )
  })

  it('never falls if more hours or days are requested', () => {
    fc.assert(
      fc.property(pricedStay, fc.integer({ min: 1, max: 400 }), fc.nat(50), (any, n, more) => {
        const of = (duration: number) =>
          storedPrice(quote({ ...any, endDate: undefined, duration }))
        expect(of(n + more)).toBeGreaterThanOrEqual(of(n))
      }),
    )
  })

  it('never falls if there is another item', () => {
    fc.assert(
      fc.property(pricedStay, (any) => {
        const more = quote({ ...any, luggageCount: any.luggageCount + 1 })
        if (more.kind === 'priced') {
          expect(more.totalPrice).toBeGreaterThanOrEqual(storedPrice(quote(any)))
        }
      }),
    )
  })

  it('does not depend on the duration if a pick-up is named', () => {
    fc.assert(
      fc.property(pricedStay, fc.integer({ min: 1, max: 400 }), (any, duration) => {
        fc.pre(any.endDate !== undefined)
        expect(quote({ ...any, duration })).toEqual(quote({ ...any, duration: undefined }))
      }),
    )
  })
})

describe('the cheaper plan', () => {
  const { hourPerItem, dayPerItem, mid, long } = prices
  /** The most days for which a number of items costs no more by the day than two weeks. */
  const daysByDay = (items: number) => Math.floor(mid.cents / (items * dayPerItem))
  const pendingChange = (changes: Partial<PricedStay>) => cheaperPlan(stay(changes))

  it('is null while the daily price is lower', () => {
    expect(pendingChange({ endDate: until(2) })).toBeNull()
    expect(pendingChange({ luggageCount: 1, endDate: until(daysByDay(1) - 1) })).toBeNull()
  })

  it('is hourly if bags are collected within an hour', () => {
    const hour = {
      storageType: 'short',
      totalPrice: hourPerItem,
      saves: dayPerItem - hourPerItem,
    }
    const hoursOfDay = Math.ceil(dayPerItem / hourPerItem)
    expect(pendingChange({ endDate: until(0, '11:00') })).toEqual(hour)
    expect(pendingChange({ luggageCount: 4, endDate: until(0, '10:30') })?.totalPrice).toBe(
      4 * hourPerItem,
    )
    const dearer = until(0, `${10 + hoursOfDay}:00`)
    expect(pendingChange({ endDate: dearer }), 'so many hours cost a day').toBeNull()
    expect(pendingChange({ endDate: until(0, '10:00') }), 'no length at all').toBeNull()
    expect(pendingChange({ duration: 1 }), 'no pick-up named').toBeNull()
  })

  it('is two weeks from the first day on which one or two items cost more by the day', () => {
    expect(pendingChange({ endDate: until(daysByDay(1)) })).toEqual({
      storageType: 'mid',
      totalPrice: mid.cents,
      saves: (daysByDay(1) + 1) * dayPerItem - mid.cents,
    })
    const two = (days: number) => pendingChange({ luggageCount: 2, endDate: until(days - 1) })
    expect(two(daysByDay(2))).toBeNull()
    expect(two(daysByDay(2) + 1)?.saves).toBe((daysByDay(2) + 1) * 2 * dayPerItem - mid.cents)
  })

  it('is a month if two weeks would be paid twice', () => {
    const month = { storageType: 'long', totalPrice: long.cents }
    expect(pendingChange({ luggageCount: 2, endDate: until(20) })).toMatchObject(month)
    expect(pendingChange({ storageType: 'mid', endDate: until(20) })).toMatchObject(month)
  })

  it('is null for three items or another service, which have no plan price', () => {
    expect(pendingChange({ luggageCount: 3, endDate: until(60) })).toBeNull()
    expect(pendingChange({ serviceType: 'tours', endDate: until(60) })).toBeNull()
  })

  it('always costs less by what it saves, and is charged as offered', () => {
    fc.assert(
      fc.property(pricedStay, (any) => {
        const found = cheaperPlan(any)
        const current = quote(any)
        if (found && current.kind === 'priced') {
          expect(found.saves).toBeGreaterThan(0)
          expect(found.totalPrice + found.saves).toBe(current.totalPrice)
          expect(storedPrice(quote({ ...any, storageType: found.storageType }))).toBe(
            found.totalPrice,
          )
        }
      }),
    )
  })

  it('is never dearer than two weeks or a month', () => {
    fc.assert(
      fc.property(pricedStay, (any) => {
        const current = quote(any)
        fc.pre(current.kind === 'priced')
        const best = cheaperPlan(any)?.totalPrice ?? current.totalPrice
        const plans: StorageType[] = storageTypes.filter(
          (type) => type === 'mid' || type === 'long',
        )
        for (const storageType of plans) {
          const answer = quote({ ...any, storageType })
          if (answer.kind === 'priced') expect(best).toBeLessThanOrEqual(answer.totalPrice)
        }
      }),
    )
  })
})

describe('the price by day', () => {
  it('is today’s daily price per item and day, including the drop-off day', () => {
    const { dayPerItem } = prices
    expect(priceByDay(1)).toEqual({ same: dayPerItem, next: 2 * dayPerItem })
    expect(priceByDay(4)).toEqual({ same: 4 * dayPerItem, next: 8 * dayPerItem })
    expect(priceByDay(2, 5)).toEqual({ same: 10 * dayPerItem, next: 12 * dayPerItem })
  })

  it('equals the stay’s price at any hours on those days', () => {
    fc.assert(
      fc.property(
        calendarDate,
        openTime,
        openTime,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 40 }),
        (date, comes, goes, luggageCount, days) => {
          const { same, next } = priceByDay(luggageCount, days)
          for (const [daysLater, total] of [
            [days - 1, same],
            [days, next],
          ] as const) {
            const until = daysLater === 0 && goes < comes ? comes : goes
            const stay = {
              serviceType: 'storage',
              storageType: 'daily',
              luggageCount,
              startDate: tiranaInstant(date, comes),
              endDate: tiranaInstant(addDays(date, daysLater), until),
            } as const
            expect(total).toBe(storedPrice(quote(stay)))
          }
        },
      ),
    )
  })
})

it.each([
  ['2026-11-21T08:30:20.500Z'],
  // 02:30, which comes twice in this night.
  ['2026-10-25T00:30:00Z'],
  ['2026-10-25T01:30:00Z'],
])('a single day from %s does not end before it starts', (start) => {
  const startDate = new Date(start)
  expect(pickUpOf(stay({ startDate, duration: 1 }))).toEqual(startDate)
})
