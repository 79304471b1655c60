import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { RequestedChange } from '../../domain/booking/change-stay.ts'
import { billed, listPrice } from '../../domain/booking/extra-days.ts'
import { type Tariff, tariffs } from '../../domain/business/business.ts'
import type { StorageType } from '../../domain/business/stay.ts'
import { checkIn, checkOut } from '../../domain/desk/custody.ts'
import { isRefused, type Refusal } from '../../domain/input/refusal.ts'
import { changeByGuest } from '../../domain/pass/guest-actions.ts'
import { type PricedStay, quote } from '../../domain/pricing/pricing.ts'
import { bagsInside, type StayRecord } from '../../domain/stay/stay-record.ts'
import { type ActionContext, recordAfter, type StayUpdate } from '../../domain/stay/stay-update.ts'
import { addDays, tiranaInstant } from '../../domain/time/calendar.ts'
import { guestContext, paidRecord, received, staffContext } from './support/stay-records.ts'

/** Tariffs for these tests only; a stay with tariff 77 keeps its prices while tariff 1 is current. */
const lists: Record<number, Tariff> = {
  1: tariffs[1],
  77: {
    currency: 'EUR',
    hourPerItem: 250,
    dayPerItem: 450,
    dayPerItemLek: 450,
    mid: { cents: 4100, days: 10, lek: 4100 },
    long: { cents: 7700, days: 28, lek: 7700 },
    itemsPerPlan: 3,
  },
}
Object.assign(tariffs, lists)
// The rules' tests share one module of tariffs.
afterAll(() => void Reflect.deleteProperty(tariffs, '77'))

const firstDay = '2026-09-10'
const at = (day: number, time = '12:00') => tiranaInstant(addDays(firstDay, day), time)

/** Items, and the days and hours of drop-off and pick-up, counted from the first day. */
interface Terms {
  items: number
  from: Date
  to: Date
}

const terms = (items: number, from: Date, to: Date): Terms => ({ items, from, to })

function booked(storageType: StorageType, { items, from, to }: Terms, tariff = 1): StayRecord {
  const stay: PricedStay = {
    serviceType: 'storage',
    storageType,
    luggageCount: items,
    startDate: from,
    endDate: to,
  }
  const price = quote(stay, lists[tariff])
  if (price.kind !== 'priced') throw new Error('no price')
  const { totalPrice: cents, duration } = price
  const charges = [{ kind: 'quote', cents }] as const
  const payments = [{ ...received, cents, receivedCents: cents }]
  return paidRecord(
    { charges, payments },
    { ...stay, endDate: to, pickUpAt: to, duration, tariff, createdAt: at(-20) },
  )
}

/** The lesser of plan and days, of the stay as it is. */
const lesserOf = ({ stay }: StayRecord): number => listPrice(billed(stay), stay.luggageCount)

let rows = 0
const numbered = (context: ActionContext): ActionContext => ({
  ...context,
  newId: () => {
    rows += 1
    return `row-${rows}`
  },
})

function after(record: StayRecord, change: StayUpdate | Refusal, when: Date): StayRecord {
  if (isRefused(change)) throw new Error(change.refused)
  return recordAfter(record, change, when)
}

/** The stay record after the guest changed it on the pass; unchanged if the pass refuses. */
function announces(record: StayRecord, requested: RequestedChange, when: Date): StayRecord {
  const change = changeByGuest(record, requested, numbered(guestContext(when)))
  return isRefused(change) ? record : recordAfter(record, change, when)
}

const requestedChangeOf = ({ items, from, to }: Terms): RequestedChange => ({
  luggageCount: items,
  startDate: from,
  endDate: to,
})

function dropsOff(record: StayRecord, { items, from }: Pick<Terms, 'items' | 'from'>): StayRecord {
  const tags = Array.from({ length: items }, (_, index) => index + 1)
  return after(
    record,
    checkIn(record, { tags, idSeen: true }, numbered(staffContext(from, true))),
    from,
  )
}

function collects(record: StayRecord, to: Date): StayRecord {
  const tags = bagsInside(record).map(({ tag }) => tag)
  return after(record, checkOut(record, tags, 'guest', numbered(staffContext(to, true))), to)
}

/** The net price in cents for a guest who comes and goes at these times with this many items. */
function cost(record: StayRecord, { items, from, to }: Terms): number {
  const here = bagsInside(record).length > 0 ? record : dropsOff(record, { items, from })
  return collects(here, to).stay.netPrice
}

describe('promise 34: a change announced on the pass, compared with just coming', () => {
  it('refunds the same 35 euros of a month collected on the fifth day', () => {
    const month = booked('long', terms(1, at(0), at(29)))
    const fifth = terms(1, at(0), at(4))
    expect(cost(month, fifth)).toBe(1500)
    const announced = announces(month, requestedChangeOf(fifth), at(-1))
    expect(announced.refunds).toMatchObject([{ cents: 3500 }])
    expect(cost(announced, fifth)).toBe(1500)
    const inside = announces(dropsOff(month, fifth), requestedChangeOf(fifth), at(2))
    expect(inside.stay.netPrice).toBe(1500)
    expect(cost(inside, fifth)).toBe(1500)
  })

  it('costs the same extra day after a month', () => {
    const month = booked('long', terms(1, at(0), at(29)))
    const longer = terms(1, at(0), at(30))
    expect(cost(month, longer)).toBe(5300)
    expect(announces(month, requestedChangeOf(longer), at(-1)).stay.netPrice).toBe(5300)
    expect(announces(dropsOff(month, longer), requestedChangeOf(longer), at(9)).stay.netPrice).toBe(
      5300,
    )
  })

  it('to a shorter time costs the full booking if the guest stays that long', () => {
    const fortnight = booked('mid', terms(1, at(0), at(13)))
    const shorter = announces(fortnight, requestedChangeOf(terms(1, at(0), at(0, '20:00'))), at(-1))
    expect(shorter.stay.netPrice).toBe(300)
    expect(cost(shorter, terms(1, at(0), at(13)))).toBe(3500)
  })

  it('costs the price in the stay’s tariff, not in the current one', () => {
    const month = booked('long', terms(1, at(0), at(27)), 77)
    expect(announces(month, requestedChangeOf(terms(1, at(0), at(28))), at(-1)).stay.netPrice).toBe(
      7700 + 450,
    )
    expect(announces(month, requestedChangeOf(terms(1, at(0), at(4))), at(-1)).stay.netPrice).toBe(
      5 * 450,
    )
  })
})

const plans = fc.constantFrom<StorageType>('short', 'daily', 'mid', 'long')
const hours = fc.integer({ min: 8, max: 22 }).map((hour) => `${String(hour).padStart(2, '0')}:00`)

/** Terms within three months; `first` is the earliest day of the drop-off. */
const anyTerms = (first: number) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: first, max: first + 12 }),
      fc.oneof(fc.nat(4), fc.nat(75)),
      hours,
      hours,
    )
    .map(([items, day, length, comes, goes]) => {
      const to = length === 0 && goes <= comes ? '23:00' : goes
      return terms(items, at(day, comes), at(day + length, to))
    })

const stays = fc
  .tuple(plans, anyTerms(0), fc.constantFrom(1, 77))
  .map(([plan, agreed, tariff]) => ({ plan, agreed, tariff, record: booked(plan, agreed, tariff) }))

/** Terms that are allowed on the day of the drop-off, or once the bags are inside. */
function onDay({ from, items }: Terms, requested: Terms, isHere: boolean): Terms {
  const to = requested.to > from ? requested.to : new Date(from.getTime() + 3_600_000)
  return { items: isHere ? items : requested.items, from, to }
}

/** Milliseconds: a busy machine needs longer than the default of five seconds. */
const propertyTime = 60_000
const runs = { numRuns: 1000 }

describe('promise 34: for random plans, days, items, tariffs and times', () => {
  it(
    'one or two announcements before the day cost at most the same unannounced',
    () => {
      const wishes = fc.array(anyTerms(-9), { minLength: 1, maxLength: 2 })
      fc.assert(
        fc.property(stays, wishes, ({ record }, asked) => {
          const said = asked.reduce(
            (one, requested) => announces(one, requestedChangeOf(requested), at(-15)),
            record,
          )
          const requested = asked.at(-1)
          if (requested) expect(cost(said, requested)).toBeLessThanOrEqual(cost(record, requested))
        }),
        runs,
      )
    },
    propertyTime,
  )

  it(
    'one or two announcements on the day cost at most the same unannounced',
    () => {
      const wishes = fc.array(anyTerms(0), { minLength: 1, maxLength: 2 })
      fc.assert(
        fc.property(stays, wishes, fc.boolean(), ({ agreed, record }, asked, isHere) => {
          const begun = isHere ? dropsOff(record, agreed) : record
          const said = asked.reduce(
            (one, requested) =>
              announces(one, requestedChangeOf(onDay(agreed, requested, isHere)), agreed.from),
            begun,
          )
          // If the pass refuses, the guest comes as announced before.
          const { luggageCount: items, startDate: from, pickUpAt: to } = said.stay
          const requested = { items, from, to }
          expect(cost(said, requested)).toBeLessThanOrEqual(cost(begun, requested))
        }),
        runs,
      )
    },
    propertyTime,
  )

  it(
    'a refused announcement costs at most the same unannounced',
    () => {
      const byDay = stays.filter(({ plan }) => plan !== 'short')
      fc.assert(
        fc.property(byDay, anyTerms(0), anyTerms(0), ({ agreed, record }, first, requested) => {
          const asked = [first, requested].map((one) => onDay(agreed, one, false))
          const said = asked.reduce((one, { items, to }) => {
            return announces(one, { luggageCount: items, endDate: to }, agreed.from)
          }, record)
          const last = asked.at(-1)
          if (last) expect(cost(said, last)).toBeLessThanOrEqual(cost(record, last))
        }),
        runs,
      )
    },
    propertyTime,
  )

  it(
    'the desk charges at most the days or another plan',
    () => {
      const longer = fc.tuple(fc.constantFrom<StorageType>('daily', 'mid', 'long'), fc.nat(60))
      fc.assert(
        fc.property(
          longer,
          fc.nat(60),
          fc.constantFrom(1, 77),
          ([plan, booking], stayed, tariff) => {
            const record = booked(plan, terms(1, at(0), at(booking)), tariff)
            const day = lists[tariff]?.dayPerItem ?? 0
            const { totalPrice } = record.stay
            const byDay =
              stayed < booking ? (stayed + 1) * day : totalPrice + (stayed - booking) * day
            const { totalPrice: byPlan } = booked(plan, terms(1, at(0), at(stayed)), tariff).stay
            const most = stayed < booking ? totalPrice : Math.max(totalPrice, byPlan)
            expect(cost(record, terms(1, at(0), at(stayed)))).toBeLessThanOrEqual(
              Math.min(byDay, most),
            )
          },
        ),
        runs,
      )
    },
    propertyTime,
  )

  it(
    'the price depends only on the last announcement',
    () => {
      const wishes = fc.array(anyTerms(-9), { minLength: 1, maxLength: 5 })
      fc.assert(
        fc.property(stays, wishes, ({ plan, agreed, tariff, record }, asked) => {
          // A plan that costs more than its days is paid in full until the stay gets shorter.
          fc.pre(record.stay.totalPrice === lesserOf(record))
          const said = [...asked, agreed].reduce(
            (one, requested) => announces(one, requestedChangeOf(requested), at(-15)),
            record,
          )
          expect(said.stay.netPrice).toBe(record.stay.netPrice)
          for (const requested of asked) {
            const direct = announces(record, requestedChangeOf(requested), at(-15))
            expect(announces(said, requestedChangeOf(requested), at(-15)).stay.netPrice).toBe(
              direct.stay.netPrice,
            )
            const fresh = booked(plan, requested, tariff)
            expect(direct.stay.netPrice).toBe(lesserOf(fresh))
          }
        }),
        runs,
      )
    },
    propertyTime,
  )

  it(
    'a plan that costs more than its days ends between the lesser price and the plan',
    () => {
      const wishes = fc.array(anyTerms(-9), { minLength: 1, maxLength: 5 })
      fc.assert(
        fc.property(stays, wishes, ({ agreed, record }, asked) => {
          const said = [...asked, agreed].reduce(
            (one, requested) => announces(one, requestedChangeOf(requested), at(-15)),
            record,
          )
          expect(said.stay.netPrice).toBeGreaterThanOrEqual(lesserOf(record))
          expect(said.stay.netPrice).toBeLessThanOrEqual(record.stay.netPrice)
        }),
        runs,
      )
    },
    propertyTime,
  )
})
