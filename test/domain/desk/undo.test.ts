import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { applyTransition, completeService, expireStay } from '../../../domain/desk/stay-actions.ts'
import { undo, undoMinutes } from '../../../domain/desk/undo.ts'
import { walkIn, walkInRecord } from '../../../domain/desk/walk-in.ts'
import { isRefused, type Refusal } from '../../../domain/input/refusal.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import {
  type ActionContext,
  recordAfter,
  type StayUpdate,
} from '../../../domain/stay/stay-update.ts'
import { lastChangeOf } from '../support/last-change.ts'
import {
  dayBefore,
  paidRecord,
  price,
  recordOf,
  staffContext,
  withChange,
} from '../support/stay-records.ts'

const at = new Date('2026-07-25T09:00:00Z')
const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const reserved = () => recordOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })

type Step = (record: StayRecord, context: ActionContext) => StayUpdate | Refusal

let rows = 0
const newId = () => {
  rows += 1
  return `row ${rows}`
}
const context = (when = at): ActionContext => ({ ...staffContext(when, true), newId })

const comes =
  (...tags: number[]): Step =>
  (record, now) =>
    checkIn(record, { tags, idSeen: true }, now)
const leaves =
  (...tags: number[]): Step =>
  (record, now) =>
    checkOut(record, tags, 'guest', now)
const pays =
  (cents: number): Step =>
  (record, now) =>
    takePayment(record, 'cash', cents, now)

it('an undo gives no bag a tag for which a pick-up pass was issued', () => {
  const here = withChange(
    paidRecord(),
    checkIn(paidRecord(), { tags: [4, 5], idSeen: true }, context()),
  )
  const ben = { id: 'ben', name: 'Ben', tags: [9, 5], items: null, usedAt: null, revokedAt: null }
  const record = { ...here, collectors: [ben] }
  expect(takenBack(record, leaves(4), [9]).back).toEqual({ refused: 'tags_invalid' })
  expect(takenBack(record, leaves(4), [8]).after).not.toBeNull()
  expect(takenBack(record, leaves(5), [5]).after).not.toBeNull()
})

/** Runs a step and undoes it; returns the stay record between and after. */
function takenBack(before: StayRecord, step: Step, tags?: number[], done = at, undone = done) {
  const change = step(before, context(done))
  if (isRefused(change)) throw new Error(change.refused)
  const between = recordAfter(before, change, done)
  const back = undo(between, lastChangeOf(before, change, done), tags, context(undone))
  return { between, back, after: isRefused(back) ? null : recordAfter(between, back, undone) }
}

/** A stay’s values without its version and times, with the tags inside. */
function statusOf(record: StayRecord | null) {
  if (!record) return null
  const { version, updatedAt, endedAt, ...stay } = record.stay
  const inside = record.bags.filter(({ status }) => status === 'inside').map(({ tag }) => tag)
  return { ...stay, inside: inside.toSorted() }
}

const came = (record: StayRecord, ...tags: number[]) =>
  withChange(record, comes(...tags)(record, context()))

describe('undoing that a ride took place', () => {
  it('opens it again and voids what was taken with it', () => {
    const ride = recordOf(
      { charges: [{ kind: 'agreed', cents: 1800 }], payments: [] },
      { serviceType: 'taxi', status: 'confirmed' },
    )
    const { between, after } = takenBack(ride, (record, now) =>
      completeService(record, now, { method: 'cash', cents: 1800 }),
    )
    expect(between.stay).toMatchObject({ status: 'completed', balance: 0 })
    expect(after?.stay).toMatchObject({ status: 'confirmed', endedAt: null, balance: 1800 })
    expect(after?.payments).toMatchObject([{ status: 'voided', receivedCents: 0 }])
    expect(after?.drawer).toHaveLength(2)
  })
})

describe('undoing a staff action', () => {
  it.each<[string, () => StayRecord, Step]>([
    ['a check-in', () => paidRecord(), comes(7, 8)],
    ['a check-in of more bags', () => paidRecord(), comes(7, 8, 9)],
    ['a check-in of fewer bags, unpaid', reserved, comes(7)],
    [
      'a check-in after a no-show',
      () => withChange(reserved(), applyTransition(reserved(), 'no_show', context())),
      comes(7, 8),
    ],
    ['a check-out', () => came(reserved(), 7, 8), leaves(7, 8)],
    ['a check-out of one bag', () => came(paidRecord(), 7, 8), leaves(8)],
    ['cash', reserved, pays(price)],
    ['a part in cash', reserved, pays(100)],
    ['the cash of a request', () => recordOf({ payments: [] }), pays(price)],
    [
      'the cash of an expired booking',
      () => withChange(recordOf({ payments: [] }), expireStay(recordOf({ payments: [] }), at)),
      pays(price),
    ],
  ])('%s leaves the stay as it was', (_, record, step) => {
    const before = record()
    const { between, after } = takenBack(before, step)
    expect(statusOf(between)).not.toEqual(statusOf(before))
    expect(statusOf(after)).toEqual(statusOf(before))
  })

  it('on a check-out makes its refund due again', () => {
    const before = came(paidRecord(), 7, 8)
    const { between, after } = takenBack(before, leaves(7, 8))
    expect(between.stay).toMatchObject({ refunded: 1200, balance: 0 })
    expect(after?.stay).toMatchObject({ status: 'checked_in', refunded: 1200, balance: 1200 })
  })

  it('any number of times leaves the same amounts, to the cent', () => {
    const days = fc.integer({ min: 0, max: 3 })
    const bags = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(bags, { maxLength: 4 }), bags, days, (errors, tags, late) => {
        let record = reserved()
        for (const wrong of errors) {
          record = takenBack(record, comes(...wrong)).after ?? record
        }
        expect(statusOf(record)).toEqual(statusOf(reserved()))
        const here = came(record, ...tags)
        const leftAt = new Date(here.stay.pickUpAt.getTime() + late * 86_400_000)
        const back = takenBack(here, leaves(...tags), undefined, leftAt).after
        expect(statusOf(back)).toEqual(statusOf(here))
        const straight = came(reserved(), ...tags)
        const once = withChange(straight, leaves(...tags)(straight, context(leftAt)))
        const again = back && withChange(back, leaves(...tags)(back, context(leftAt)))
        expect(again?.stay.balance).toBe(once.stay.balance)
        expect(again?.stay.totalPrice).toBe(once.stay.totalPrice)
      }),
      { numRuns: 60 },
    )
  })

  it('voids bags that were checked in and re-adds bags that were checked out', () => {
    const { after } = takenBack(paidRecord(), comes(7))
    expect(after?.bags).toMatchObject([{ tag: 7, status: 'voided' }])
    const left = takenBack(came(paidRecord(), 7, 8), leaves(7, 8), [7, 30])
    expect(left.after?.bags.map(({ tag, status }) => [tag, status])).toEqual(
      expect.arrayContaining([
        [7, 'voided'],
        [8, 'voided'],
        [7, 'inside'],
        [30, 'inside'],
      ]),
    )
    expect(takenBack(came(paidRecord(), 7, 8), leaves(7, 8), [7]).back).toEqual({
      refused: 'tags_invalid',
    })
  })

  it('clears the unpriced flag that the action set, but not an earlier conflict', () => {
    const mid = () => recordOf({ payments: [] }, { storageType: 'mid', status: 'confirmed' })
    const { between, after } = takenBack(mid(), comes(7, 8, 9))
    expect(between.stay.unpricedAt).toEqual(at)
    expect(after?.stay.unpricedAt).toBeNull()
    const met = { ...mid(), stay: { ...mid().stay, conflictAt: at } }
    expect(takenBack(met, comes(7, 8)).after?.stay.conflictAt).toEqual(at)
  })

  it('on a check-out lets the stay be changed again', () => {
    const { after } = takenBack(came(paidRecord(), 7, 8), leaves(7, 8))
    const endDate = new Date('2026-07-28T16:00:00Z')
    expect(after && isRefused(changeStay(after, { endDate }, 'longer', context()))).toBe(false)
  })

  it('on a payment voids it, on a check-out makes a cash refund due again', () => {
    const paid = withChange(reserved(), pays(price)(reserved(), context(dayBefore)))
    const { after } = takenBack(came(paid, 7, 8), leaves(7, 8))
    // Collected on the first of three days: two days were refunded in cash.
    expect(after?.stay).toMatchObject({ status: 'checked_in', refunded: 1200, balance: 1200 })
    expect(takenBack(reserved(), pays(price)).after?.payments).toMatchObject([
      { status: 'voided', cents: price, receivedCents: 0 },
    ])
  })

  it('on a walk-in cancels the stay, with nothing due', () => {
    const request = {
      id: 'walker',
      customerName: 'Mira',
      customerPhone: undefined,
      locale: 'it' as const,
      tags: [3],
      idSeen: false,
      endDate: minutesLater(600),
      payment: { method: 'cash' as const, cents: 300 },
    }
    const before = walkInRecord(request, 'TIR-2026-206-WALK', at)
    const { after } = takenBack(before, (record, now) => walkIn(record, request, now))
    expect(after?.stay).toMatchObject({ status: 'cancelled', balance: 0, received: 0, netPrice: 0 })
    expect(after?.bags).toMatchObject([{ tag: 3, status: 'voided' }])
  })
})

describe('a Stripe update after a staff action', () => {
  it('does not change which action is undone', () => {
    const before = reserved()
    const change = pays(1000)(before, context())
    if (isRefused(change)) throw new Error(change.refused)
    const paid = recordAfter(before, change, at)
    const later = { ...paid, stay: { ...paid.stay, version: paid.stay.version + 1 } }
    const last = { ...lastChangeOf(before, change, at), stayVersion: later.stay.version }
    expect(undo(later, last, undefined, context())).toMatchObject({
      data: { undone: 'payment_taken', version: paid.stay.version },
    })
  })
})

describe('undoing a check-in of unpriced items', () => {
  const since = new Date('2026-07-25T08:00:00Z')

  it('keeps the time since which they were unpriced before', () => {
    const before = recordOf(
      { payments: [], charges: [{ kind: 'agreed', cents: price }] },
      { kind: 'reservation', status: 'confirmed', luggageCount: 2, unpricedAt: since },
    )
    const { between, after } = takenBack(before, comes(1, 2, 3))
    expect(between.stay.unpricedAt).toEqual(since)
    expect(after?.stay.unpricedAt).toEqual(since)
  })

  it('makes items unpriced again if the check-in gave them a price', () => {
    const before = recordOf(
      { payments: [] },
      { kind: 'reservation', status: 'confirmed', luggageCount: 2, unpricedAt: since },
    )
    const { between, after } = takenBack(before, comes(1, 2, 3))
    expect(between.stay.unpricedAt).toBeNull()
    expect(after?.stay.unpricedAt).toEqual(since)
  })

  it('clears the unpriced flag if the check-in set it', () => {
    const agreed = { payments: [], charges: [{ kind: 'agreed' as const, cents: price }] }
    const before = recordOf(agreed, { kind: 'reservation', status: 'confirmed', luggageCount: 2 })
    const { between, after } = takenBack(before, comes(1, 2, 3))
    expect(between.stay.unpricedAt).toEqual(at)
    expect(after?.stay.unpricedAt).toBeNull()
  })
})

describe('scenario 33: an undo is refused', () => {
  it('if the action is not the last one by staff', () => {
    const before = paidRecord()
    const change = comes(7, 8)(before, context())
    if (isRefused(change)) throw new Error(change.refused)
    const last = lastChangeOf(before, change, at)
    const here = recordAfter(before, change, at)
    const later = withChange(here, leaves(7)(here, context()))
    const refused = { refused: 'nothing_to_undo' }
    expect(undo(later, last, undefined, context())).toEqual(refused)
    for (const other of [{ actor: 'stripe' as const }, { action: 'cancel' as const }])
      expect(undo(here, { ...last, ...other }, undefined, context())).toEqual(refused)
  })

  it(`if the action is more than ${undoMinutes} minutes old`, () => {
    const back = (minutes: number) =>
      takenBack(paidRecord(), comes(7), undefined, at, minutesLater(minutes)).back
    expect(isRefused(back(undoMinutes))).toBe(false)
    expect(back(undoMinutes + 1)).toEqual({ refused: 'undo_too_late' })
  })

  it('if the action is itself an undo', () => {
    const { between, back } = takenBack(paidRecord(), comes(7))
    if (isRefused(back)) throw new Error(back.refused)
    const undone = recordAfter(between, back, at)
    const again = undo(undone, lastChangeOf(between, back, at), undefined, context())
    expect(again).toEqual({ refused: 'nothing_to_undo' })
  })
})
