import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectBy } from '../../../domain/booking/collect-by.ts'
import { extraDays } from '../../../domain/booking/extra-days.ts'
import { prices, tariffs } from '../../../domain/business/business.ts'
import { type Closure, regularOpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { pickUpOf } from '../../../domain/pricing/pricing.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { closures, pricedStay } from '../support/arbitraries.ts'

const saturday = '2026-11-21'
const at = (time: string, date = saturday) => tiranaInstant(date, time)
const daily = {
  serviceType: 'storage',
  storageType: 'daily',
  startDate: at('10:00'),
  pickUpAt: at('17:00'),
  tariff: tariffs[1],
  luggageCount: 2,
} as const

const shut = (from: Date, to: Date): Closure => ({ kind: 'closed', from, to })
const by = (stay: Parameters<typeof collectBy>[0], ...shuts: Closure[]) =>
  collectBy(stay, { ...regularOpeningTimes, closures: shuts })

describe('the time until which bags can be collected at no extra cost', () => {
  it('is closing time on the day of the pick-up, whatever its hour', () => {
    expect(by(daily)).toEqual(at('23:00'))
    expect(by({ ...daily, pickUpAt: at('23:00') })).toEqual(at('23:00'))
    expect(by({ ...daily, pickUpAt: at('08:00', '2026-11-24') })).toEqual(at('23:00', '2026-11-24'))
  })

  it('is also closing time on the days when the clocks change', () => {
    for (const date of ['2026-03-29', '2026-10-25']) {
      const stay = { ...daily, startDate: at('08:00', date), pickUpAt: at('12:00', date) }
      expect(by(stay)).toEqual(at('23:00', date))
    }
  })

  it('is when the office closes early, but not before the agreed pick-up', () => {
    expect(by(daily, shut(at('19:00'), at('12:00', '2026-11-22')))).toEqual(at('19:00'))
    expect(by(daily, shut(at('15:00'), at('12:00', '2026-11-22')))).toEqual(at('17:00'))
  })

  it('is closing time if the office only closes for an hour before that', () => {
    expect(by(daily, shut(at('19:00'), at('20:00')))).toEqual(at('23:00'))
  })

  it('is the agreed hour on the hourly plan', () => {
    const short = { ...daily, storageType: 'short', pickUpAt: at('11:00') } as const
    expect(by(short)).toEqual(at('11:00'))
  })

  it('adds no extra days and is on the pick-up day for every stay and closure', () => {
    fc.assert(
      fc.property(pricedStay, closures, (priced, shutAround) => {
        const pickUpAt = pickUpOf(priced)
        const stay = { ...priced, pickUpAt, tariff: prices }
        const last = by(stay, ...shutAround(pickUpAt))
        expect(last >= pickUpAt).toBe(true)
        expect(tiranaDate(last)).toBe(tiranaDate(pickUpAt))
        expect(extraDays(stay, stay.luggageCount, last)).toBe(0)
      }),
    )
  })

  it('is the last one: the next day adds a day’s price on daily storage', () => {
    const next = at('08:00', addDays(tiranaDate(by(daily)), 1))
    expect(extraDays(daily, 2, next)).toBe(600)
  })
})
