import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { billed, listPrice } from '../../../domain/booking/extra-days.ts'
import { tariffs } from '../../../domain/business/business.ts'
import type { StorageType } from '../../../domain/business/stay.ts'
import { addBags } from '../../../domain/desk/added-bags.ts'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { dueNow } from '../../../domain/desk/due-now.ts'
import { resolveStay } from '../../../domain/desk/stay-actions.ts'
import { undo } from '../../../domain/desk/undo.ts'
import { isRefused, type Refusal } from '../../../domain/input/refusal.ts'
import { accountOf, chargedFor } from '../../../domain/payments/account.ts'
import type { Charge } from '../../../domain/payments/money-rows.ts'
import { quote, storedPrice } from '../../../domain/pricing/pricing.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import {
  type ActionContext,
  recordAfter,
  type StayUpdate,
} from '../../../domain/stay/stay-update.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'
import { lastChangeOf } from '../support/last-change.ts'
import { recordOf } from '../support/stay-records.ts'

const at = (day: number, time = '12:00') => tiranaInstant(addDays('2026-09-10', day), time)

let rows = 0
const context = (when: Date, hasHappened = false): ActionContext => ({
  actor: 'staff',
  inPerson: true,
  at: when,
  hasHappened,
  newId: () => {
    rows += 1
    return `row ${rows}`
  },
})

const written = (record: StayRecord, when: Date, update: StayUpdate | Refusal): StayRecord => {
  if (isRefused(update)) throw new Error(update.refused)
  return recordAfter(record, update, when)
}

/** A stay from day 0 whose bags are here, under the tags from 1, and nothing is paid. */
function here(
  plan: StorageType,
  items: number,
  pickUp: number,
  agreed?: number,
  until = at(pickUp),
): StayRecord {
  const times = { startDate: at(0, '10:00'), endDate: until }
  const stay = { serviceType: 'storage', storageType: plan, luggageCount: items, ...times } as const
  const cents = storedPrice(quote(stay, tariffs[1]))
  const charges: Charge[] = [{ kind: 'quote', cents }]
  if (agreed !== undefined && agreed !== cents)
    charges.push({ kind: 'agreed', cents: agreed - cents })
  const known = { ...stay, pickUpAt: stay.endDate, status: 'confirmed' } as const
  const record = recordOf({ charges, payments: [] }, known)
  const tags = Array.from({ length: items }, (_, place) => place + 1)
  return written(
    record,
    at(0, '10:00'),
    checkIn(record, { tags, idSeen: false }, context(at(0, '10:00'))),
  )
}

const pays = (record: StayRecord, when: Date, cents = dueNow(record, when).cents) =>
  cents === 0 ? record : written(record, when, takePayment(record, 'cash', cents, context(when)))

/** Takes a payment of what is due and undoes it at once. */
function paysInVain(record: StayRecord, when: Date): StayRecord {
  const { cents } = dueNow(record, when)
  if (cents === 0) return record
  return undone(record, when, takePayment(record, 'cash', cents, context(when)))
}

function undone(record: StayRecord, when: Date, update: StayUpdate | Refusal): StayRecord {
  const after = written(record, when, update)
  const last = lastChangeOf(record, update as StayUpdate, when)
  return written(after, when, undo(after, last, undefined, context(when)))
}

const leave = (record: StayRecord, when: Date, tags: readonly number[]) =>
  written(record, when, checkOut(record, tags, 'guest', context(when)))

const allTags = (record: StayRecord) => bagsInside(record).map(({ tag }) => tag)
const netPrice = (record: StayRecord) => accountOf(record).netPrice

describe('what a late guest owes', () => {
  it('is one amount, paid in one go, and then the bags leave', () => {
    const late = here('daily', 2, 0)
    expect(dueNow(late, at(0))).toEqual({ cents: 600, extraDays: null })
    expect(dueNow(late, at(1))).toEqual({ cents: 1200, extraDays: 1 })
    const paid = pays(late, at(1))
    expect(paid.stay).toMatchObject({ balance: 0, totalPrice: 1200, duration: 2 })
    expect(dueNow(paid, at(1, '20:00'))).toEqual({ cents: 0, extraDays: null })
    const left = leave(paid, at(1, '20:00'), [1, 2])
    expect(left.stay).toMatchObject({ status: 'completed', balance: 0, totalPrice: 1200 })
  })

  it('counts hours on the hourly plan', () => {
    const late = here('short', 1, 0, undefined, at(0, '11:00'))
    expect(dueNow(late, at(0, '10:59'))).toEqual({ cents: 200, extraDays: null })
    expect(dueNow(late, at(0, '12:30'))).toEqual({ cents: 300, extraDays: 0 })
  })

  it('is refused above that amount, and a part of it extends the stay only if it needs to', () => {
    const late = here('daily', 2, 0)
    const pay = (cents: number, isFact = false) =>
      takePayment(late, 'cash', cents, context(at(1), isFact))
    expect(pay(1201)).toEqual({ refused: 'more_than_due' })
    expect(pay(600)).toMatchObject({ charges: [], agreed: {} })
    expect(pay(700)).toMatchObject({ charges: [{ kind: 'changed', cents: 600 }] })
    // Recorded anyway, because it was taken offline.
    expect(written(late, at(1), pay(1300, true)).stay.balance).toBe(-100)
  })

  it('is owed again if the payment is undone, and only once', () => {
    const late = here('daily', 2, 0)
    const unpaid = paysInVain(late, at(1))
    expect(unpaid.stay.pickUpAt).toEqual(late.stay.pickUpAt)
    expect(dueNow(unpaid, at(1))).toEqual({ cents: 1200, extraDays: 1 })
    expect(netPrice(leave(unpaid, at(1), [1, 2]))).toBe(1200)
  })

  it('is the same again at an agreed price if the payment or added bags are undone', () => {
    const late = pays(here('mid', 1, 3, 3000), at(3))
    expect(dueNow(late, at(14)).cents).toBe(300)
    expect(dueNow(paysInVain(late, at(14)), at(14)).cents).toBe(300)
    const added = addBags(late, [2], context(at(14)))
    expect(dueNow(undone(late, at(14), added), at(14)).cents).toBe(300)
    const oneLeft = leave(here('daily', 2, 0, 500), at(2), [1])
    expect(dueNow(paysInVain(oneLeft, at(3)), at(3))).toEqual(dueNow(oneLeft, at(3)))
    const paid = leave(pays(here('daily', 3, 0, 500), at(1)), at(2), [1])
    expect(dueNow(paysInVain(paid, at(3)), at(3))).toEqual(dueNow(paid, at(3)))
  })

  it('counts the plan after staff set a price for a change, whatever the rest', () => {
    const begin = pays(here('mid', 1, 3, 3000), at(3))
    for (const rest of [-100, 0, 100]) {
      const wish = { endDate: at(5), cents: 3000 + 600 + rest }
      const longer = changeStay(begin, wish, 'longer', context(at(3)))
      const paid = pays(written(begin, at(3), longer), at(3))
      expect(dueNow(paid, at(14)).cents, `${rest}`).toBe(300)
    }
  })

  it('is charged anew for another night', () => {
    for (const agreed of [undefined, 500, 9900]) {
      const paid = pays(here('daily', 2, 0, agreed), at(1))
      expect(dueNow(paid, at(2)), `${agreed}`).toEqual({ cents: 600, extraDays: 1 })
      const oneLeft = leave(paid, at(1), [1])
      expect(dueNow(oneLeft, at(3)), `${agreed}`).toEqual({ cents: 600, extraDays: 2 })
    }
  })

  it('costs another night also after a bag left late and the rest was paid', () => {
    const begin = here('daily', 2, 0, 500)
    const paid = pays(leave(begin, at(2), [1]), at(3))
    expect(dueNow(paid, at(4)).cents).toBe(300)
  })
})

const counted = fc.oneof(
  fc.tuple(fc.constantFrom<StorageType>('short', 'daily'), fc.integer({ min: 1, max: 4 })),
  fc.tuple(fc.constantFrom<StorageType>('mid', 'long'), fc.integer({ min: 1, max: 2 })),
)
/** Days between two visits of the guest, and whether they pay on each. */
const visits = fc.array(fc.tuple(fc.nat(12), fc.boolean()), { minLength: 4, maxLength: 4 })

describe('promise 34: a late guest who pays before the bags leave', () => {
  it('pays what a guest pays whose bags leave unpaid, and what the pass charges', () => {
    fc.assert(
      fc.property(counted, fc.nat(31), visits, ([plan, items], pickUp, times) => {
        const begin = here(plan, items, pickUp)
        let [record, day] = [begin, pickUp]
        for (const [days, isPaying] of times) {
          day += days
          if (isPaying) record = pays(record, at(day))
        }
        const end = leave(record, at(day), allTags(record))
        expect(netPrice(end)).toBe(netPrice(leave(begin, at(day), allTags(begin))))
        const announced = changeStay(begin, { endDate: at(day) }, 'later', context(at(pickUp)))
        expect(netPrice(end)).toBe(netPrice(written(begin, at(day), announced)))
      }),
    )
  })

  it('pays the same at an agreed price', () => {
    fc.assert(
      fc.property(
        counted,
        fc.nat(31),
        visits,
        fc.nat(9900),
        ([plan, items], pickUp, times, agreed) => {
          const begin = here(plan, items, pickUp, agreed)
          let [record, day] = [begin, pickUp]
          for (const [days, isPaying] of times) {
            day += days
            const unpaid = paysInVain(record, at(day))
            expect(dueNow(unpaid, at(day))).toEqual(dueNow(record, at(day)))
            record = isPaying ? pays(unpaid, at(day)) : unpaid
          }
          const end = leave(record, at(day), allTags(record))
          expect(netPrice(end)).toBe(netPrice(leave(begin, at(day), allTags(begin))))
        },
      ),
    )
  })

  it('never pays more if the bags leave one by one', () => {
    const order = fc.array(fc.tuple(fc.nat(12), fc.boolean(), fc.boolean()), {
      minLength: 6,
      maxLength: 6,
    })
    fc.assert(
      fc.property(counted, fc.nat(31), order, ([plan, items], pickUp, times) => {
        let record = here(plan, items, pickUp)
        let silent = record
        let day = pickUp
        for (const [days, isPaying, isLeaving] of times) {
          day += days
          if (isPaying) record = pays(record, at(day))
          const [tag] = allTags(record)
          if (!isLeaving || tag === undefined) continue
          record = leave(record, at(day), [tag])
          silent = leave(silent, at(day), [tag])
        }
        if (allTags(record).length > 0) {
          record = leave(record, at(day), allTags(record))
          silent = leave(silent, at(day), allTags(silent))
        }
        expect(netPrice(record)).toBeLessThanOrEqual(netPrice(silent))
        if (plan === 'daily') expect(netPrice(record)).toBe(netPrice(silent))
      }),
    )
  })
})

describe('promise 34: bags that are added to a running stay', () => {
  it('cost on the daily plan what each bag costs for its own days', () => {
    const added = fc.array(fc.nat(6), { maxLength: 3 })
    const leaving = fc.array(fc.nat(8), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.nat(9),
        added,
        leaving,
        (items, pickUp, came, left) => {
          let record = here('daily', items, pickUp)
          let day = 0
          let tag = items
          const begun = new Map(allTags(record).map((one) => [one, 0]))
          for (const days of came) {
            day += days
            tag += 1
            record = written(record, at(day), addBags(record, [tag], context(at(day))))
            begun.set(tag, day)
          }
          // Nobody leaves before the pick-up, because a part of the bags is credited nothing then.
          day = Math.max(day, pickUp)
          let own = 0
          for (const [place, one] of allTags(record).entries()) {
            day += left[place] ?? 0
            record = leave(record, at(day), [one])
            own += 300 * (day - (begun.get(one) ?? 0) + 1)
          }
          expect(netPrice(record)).toBe(own)
        },
      ),
    )
  })

  it('are credited the days from an early pick-up on, and no days before they came', () => {
    const begin = here('daily', 2, 4)
    const added = written(begin, at(2), addBags(begin, [3], context(at(2))))
    expect(added.stay).toMatchObject({ luggageCount: 3, totalPrice: 3900 })
    expect(netPrice(leave(added, at(3), [1, 2, 3]))).toBe(3000)
    const longer = changeStay(added, { endDate: at(5) }, 'later', context(at(2)))
    expect(netPrice(written(added, at(2), longer))).toBe(4800)
  })

  it('cost nothing on a plan that covers them, and never more than from the start', () => {
    const begin = here('mid', 1, 13)
    const added = written(begin, at(5), addBags(begin, [2], context(at(5))))
    expect(netPrice(added)).toBe(netPrice(begin))
    fc.assert(
      fc.property(counted, fc.nat(31), fc.nat(31), ([plan, items], pickUp, came) => {
        const day = Math.min(came, pickUp)
        const record = here(plan, items, pickUp)
        const late = written(record, at(day), addBags(record, [50], context(at(day))))
        const whole = listPrice(billed(record.stay), items + 1)
        expect(netPrice(late)).toBeLessThanOrEqual(Math.max(netPrice(record), whole))
      }),
    )
  })

  it('first extend a late stay, so that they cost only their own days', () => {
    const begin = here('daily', 2, 0)
    const added = written(begin, at(2), addBags(begin, [3], context(at(2))))
    expect(netPrice(added)).toBe(600 * 3 + 300)
    expect(dueNow(added, at(2))).toEqual({ cents: 2100, extraDays: null })
  })
})

type Event = 'added' | 'checked in offline' | 'one leaves' | 'marked as handled'
const events = fc.constantFrom<Event>(
  'added',
  'checked in offline',
  'one leaves',
  'marked as handled',
)

function happens(record: StayRecord, when: Date, event: Event, tag: number): StayRecord {
  const [first, second] = allTags(record)
  switch (event) {
    case 'added':
      return written(record, when, addBags(record, [tag], context(when)))
    case 'checked in offline':
      return written(
        record,
        when,
        checkIn(record, { tags: [tag], idSeen: false }, context(when, true)),
      )
    case 'one leaves':
      if (first === undefined || second === undefined) return record
      return leave(record, when, [first])
    case 'marked as handled':
      return written(record, when, resolveStay(record, 'seen', context(when)))
  }
}

describe('promise 34: a bag that was never charged', () => {
  it('adds nothing to the credit once staff mark the stay as handled', () => {
    let record = pays(here('daily', 2, 3), at(0))
    for (const event of ['one leaves', 'checked in offline', 'marked as handled'] as const)
      record = happens(record, at(0, '14:00'), event, 3)
    expect(record.stay).toMatchObject({ luggageCount: 3, unpricedAt: null, balance: 0 })
    const left = leave(record, at(1), allTags(record))
    expect(left.refunds.map(({ cents }) => cents)).toEqual([600])
  })

  it('leaves as credit at most what was paid beyond the list price of the days used', () => {
    const plans = fc.constantFrom<StorageType>('short', 'daily')
    const steps = fc.array(fc.tuple(fc.nat(1), events), { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(
        plans,
        fc.integer({ min: 1, max: 3 }),
        fc.nat(12),
        steps,
        fc.nat(4),
        (plan, items, pickUp, happened, rest) => {
          let record = pays(here(plan, items, pickUp), at(0))
          let [day, tag] = [0, items]
          const begun = Array.from({ length: items }, () => at(0, '10:00'))
          for (const [days, event] of happened) {
            day += days
            tag += 1
            record = happens(record, at(day), event, tag)
            // A check-in charges all days of the stay.
            if (event === 'added') begun.push(at(day))
            if (event === 'checked in offline') begun.push(at(0, '10:00'))
          }
          day += rest
          const left = leave(record, at(day), allTags(record))
          const used = begun.reduce((sum, startDate) => {
            const own = { ...billed(record.stay), startDate, pickUpAt: at(day) }
            return sum + listPrice(own, 1)
          }, 0)
          const credit = -chargedFor(['unused_days'], left.charges)
          expect(credit).toBeLessThanOrEqual(Math.max(0, netPrice(record) - used))
        },
      ),
      { numRuns: 500 },
    )
  })
})
