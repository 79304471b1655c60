import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billed, listPrice } from '../../../domain/booking/extra-days.ts'
import { tariffs } from '../../../domain/business/business.ts'
import type { StorageType } from '../../../domain/business/stay.ts'
import { cameEarly, leftLate, unusedDays } from '../../../domain/desk/custody-charges.ts'
import type { Charge } from '../../../domain/payments/money-rows.ts'
import { quote, storedPrice } from '../../../domain/pricing/pricing.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'
import { paidRecord } from '../support/stay-records.ts'

const firstDay = '2026-09-10'
const at = (day: number, time = '10:00') => tiranaInstant(addDays(firstDay, day), time)

function booked(
  storageType: StorageType,
  luggageCount: number,
  pickUpAt: Date,
  agreed?: number,
): StayRecord {
  const times = { startDate: at(0), endDate: pickUpAt }
  const stay = { serviceType: 'storage' as const, storageType, luggageCount, ...times }
  const cents = storedPrice(quote(stay, tariffs[1]))
  const charges: Charge[] = [{ kind: 'quote', cents }]
  if (agreed !== undefined) charges.push({ kind: 'agreed', cents: agreed - cents })
  return paidRecord({ charges }, { ...stay, pickUpAt })
}

/** The stay record with more charges. */
function charged(record: StayRecord, charges: readonly Charge[]): StayRecord {
  const { stay } = paidRecord({ charges: [...record.charges, ...charges] }, record.stay)
  const total = charges.reduce((sum, { cents }) => sum + cents, record.stay.totalPrice)
  return {
    ...record,
    charges: [...record.charges, ...charges],
    stay: { ...stay, totalPrice: total },
  }
}

const sum = (charges: readonly Charge[]) => charges.reduce((total, { cents }) => total + cents, 0)

describe('bags that are dropped off early', () => {
  it('on the hourly plan cost each full hour, and nothing for a few minutes', () => {
    const hour = booked('short', 1, at(0, '11:00'))
    expect(cameEarly(hour, 1, at(0, '09:50'))).toEqual({ agreed: {}, charges: [] })
    const early = cameEarly(hour, 1, at(0, '08:50'))
    expect(early.agreed).toMatchObject({ startDate: at(0, '09:00'), duration: 2 })
    expect(sum(early.charges)).toBe(100)
  })

  it('on the daily plan cost nothing more on the agreed day', () => {
    expect(cameEarly(booked('daily', 2, at(1)), 2, at(0, '08:00')).charges).toEqual([])
  })

  it('cost nothing more on days that a longer plan covers', () => {
    // Three days on the two-week plan: 35 euros.
    expect(cameEarly(booked('mid', 1, at(2)), 1, at(-1)).charges).toEqual([])
    expect(sum(cameEarly(booked('mid', 1, at(13)), 1, at(-1)).charges)).toBe(300)
  })
})

describe('promise 34: bags that are collected late', () => {
  it('cost nothing more on days that a longer plan covers', () => {
    expect(leftLate(booked('mid', 1, at(2)), 1, at(9))).toEqual([])
    expect(leftLate(booked('mid', 1, at(2)), 1, at(13))).toEqual([])
    expect(sum(leftLate(booked('mid', 1, at(2)), 1, at(14)))).toBe(300)
  })

  it('cost the list price of the extra days if staff have set the price', () => {
    expect(sum(leftLate(booked('daily', 2, at(2), 500), 2, at(3)))).toBe(600)
    expect(sum(leftLate(booked('daily', 2, at(2), 9900), 2, at(3)))).toBe(600)
    expect(sum(leftLate(booked('mid', 2, at(9), 2000), 2, at(13)))).toBe(0)
  })

  it('one by one cost at most what they cost together, and at least the last one alone', () => {
    const counted = fc.oneof(
      fc.tuple(fc.constantFrom<StorageType>('short', 'daily'), fc.integer({ min: 1, max: 5 })),
      fc.tuple(fc.constantFrom<StorageType>('mid', 'long'), fc.integer({ min: 1, max: 2 })),
    )
    const days = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(counted, fc.nat(31), days, ([storageType, items], stayed, late) => {
        const begin = booked(storageType, items, at(stayed, '18:00'))
        const times = late
          .slice(0, items)
          .toSorted((one, other) => one - other)
          .map((day) => at(stayed + day, '20:00'))
        const end = times.reduce(
          (record, time) => charged(record, leftLate(record, 1, time)),
          begin,
        )
        const last = times.at(-1) ?? begin.stay.pickUpAt
        const together = charged(begin, leftLate(begin, items, last))
        expect(end.stay.totalPrice).toBeLessThanOrEqual(together.stay.totalPrice)
        const alone = listPrice({ ...billed(begin.stay), pickUpAt: last }, 1)
        expect(end.stay.totalPrice).toBeGreaterThanOrEqual(alone)
      }),
    )
  })
})

describe('bags that are collected early', () => {
  it('are credited what was paid above the lesser of plan and days', () => {
    expect(sum(unusedDays(booked('daily', 2, at(4)), at(2)))).toBe(-1200)
    expect(sum(unusedDays(booked('long', 1, at(29)), at(4)))).toBe(-3500)
    expect(sum(unusedDays(booked('long', 1, at(59)), at(29)))).toBe(-5000)
  })

  it('are credited nothing on the agreed day', () => {
    expect(unusedDays(booked('long', 1, at(2, '18:00')), at(2, '09:00'))).toEqual([])
    expect(unusedDays(booked('short', 1, at(0, '18:00')), at(0, '11:00'))).toEqual([])
  })
})
