import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amendStay } from '../../../domain/booking/amend-stay.ts'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { lapse, takeStep } from '../../../domain/desk/stay-actions.ts'
import { undo, undoMinutes } from '../../../domain/desk/undo.ts'
import { walkIn, walkInFile } from '../../../domain/desk/walk-in.ts'
import { isRefused, type Refusal } from '../../../domain/input/refusal.ts'
import { type Doing, fileAfter, type StayUpdate } from '../../../domain/stay/stay-change.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { lastChangeOf } from '../support/last-change.ts'
import {
  dayBefore,
  fileOf,
  paidFile,
  price,
  staffDoing,
  withChange,
} from '../support/stay-files.ts'

const at = new Date('2026-07-25T09:00:00Z')
const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const reserved = () => fileOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })

type Step = (file: StayFile, doing: Doing) => StayUpdate | Refusal

let rows = 0
const newId = () => {
  rows += 1
  return `row ${rows}`
}
const doing = (when = at): Doing => ({ ...staffDoing(when, true), newId })

const comes =
  (...tags: number[]): Step =>
  (file, now) =>
    checkIn(file, { tags, idSeen: true }, now)
const leaves =
  (...tags: number[]): Step =>
  (file, now) =>
    checkOut(file, tags, 'guest', now)
const pays =
  (cents: number): Step =>
  (file, now) =>
    takePayment(file, 'cash', cents, now)

/** Does something and takes it back; the file before, between and afterwards. */
function takenBack(before: StayFile, step: Step, tags?: number[], done = at, undone = done) {
  const change = step(before, doing(done))
  if (isRefused(change)) throw new Error(change.refused)
  const between = fileAfter(before, change, done)
  const back = undo(between, lastChangeOf(before, change, done), tags, doing(undone))
  return { between, back, after: isRefused(back) ? null : fileAfter(between, back, undone) }
}

/** Where a stay stands, without what counts its changes. */
function standing(file: StayFile | null) {
  if (!file) return null
  const { version, updatedAt, endedAt, ...stay } = file.stay
  const inside = file.bags.filter(({ status }) => status === 'inside').map(({ tag }) => tag)
  return { ...stay, inside: inside.toSorted() }
}

const came = (file: StayFile, ...tags: number[]) => withChange(file, comes(...tags)(file, doing()))

describe('what staff take back', () => {
  it.each<[string, () => StayFile, Step]>([
    ['a check-in', () => paidFile(), comes(7, 8)],
    ['a check-in of more bags', () => paidFile(), comes(7, 8, 9)],
    ['a check-in of fewer bags, unpaid', reserved, comes(7)],
    [
      'a check-in of a guest who was missed',
      () => withChange(reserved(), takeStep(reserved(), 'no_show', doing())),
      comes(7, 8),
    ],
    ['a check-out', () => came(reserved(), 7, 8), leaves(7, 8)],
    ['a check-out of one bag', () => came(paidFile(), 7, 8), leaves(8)],
    ['cash', reserved, pays(price)],
    ['a part of it', reserved, pays(100)],
    ['the cash of a request', () => fileOf({ payments: [] }), pays(price)],
    [
      'the cash of a lapsed booking',
      () => withChange(fileOf({ payments: [] }), lapse(fileOf({ payments: [] }), at)),
      pays(price),
    ],
  ])('%s leaves the stay as it was', (_, file, step) => {
    const before = file()
    const { between, after } = takenBack(before, step)
    expect(standing(between)).not.toEqual(standing(before))
    expect(standing(after)).toEqual(standing(before))
  })

  it('a check-out leaves due what was refunded by it', () => {
    const before = came(paidFile(), 7, 8)
    const { between, after } = takenBack(before, leaves(7, 8))
    expect(between.stay).toMatchObject({ refunded: 1200, balance: 0 })
    expect(after?.stay).toMatchObject({ status: 'checked_in', refunded: 1200, balance: 1200 })
  })

  it('comes and goes as often as staff err, to the cent', () => {
    const days = fc.integer({ min: 0, max: 3 })
    const bags = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(bags, { maxLength: 4 }), bags, days, (errors, tags, late) => {
        let file = reserved()
        for (const wrong of errors) {
          file = takenBack(file, comes(...wrong)).after ?? file
        }
        expect(standing(file)).toEqual(standing(reserved()))
        const here = came(file, ...tags)
        const leftAt = new Date(here.stay.pickUpAt.getTime() + late * 86_400_000)
        const back = takenBack(here, leaves(...tags), undefined, leftAt).after
        expect(standing(back)).toEqual(standing(here))
        const straight = came(reserved(), ...tags)
        const once = withChange(straight, leaves(...tags)(straight, doing(leftAt)))
        const again = back && withChange(back, leaves(...tags)(back, doing(leftAt)))
        expect(again?.stay.balance).toBe(once.stay.balance)
        expect(again?.stay.totalPrice).toBe(once.stay.totalPrice)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps every row: what came in is voided, what left hangs under a new row', () => {
    const { after } = takenBack(paidFile(), comes(7))
    expect(after?.bags).toMatchObject([{ tag: 7, status: 'voided' }])
    const left = takenBack(came(paidFile(), 7, 8), leaves(7, 8), [7, 30])
    expect(left.after?.bags.map(({ tag, status }) => [tag, status])).toEqual(
      expect.arrayContaining([
        [7, 'voided'],
        [8, 'voided'],
        [7, 'inside'],
        [30, 'inside'],
      ]),
    )
    expect(takenBack(came(paidFile(), 7, 8), leaves(7, 8), [7]).back).toEqual({
      refused: 'tags_invalid',
    })
  })

  it('needs no price for items that are gone again, and no less of a look at what met', () => {
    const mid = () => fileOf({ payments: [] }, { storageType: 'mid', status: 'confirmed' })
    const { between, after } = takenBack(mid(), comes(7, 8, 9))
    expect(between.stay.unpricedAt).toEqual(at)
    expect(after?.stay.unpricedAt).toBeNull()
    const met = { ...mid(), stay: { ...mid().stay, conflictAt: at } }
    expect(takenBack(met, comes(7, 8)).after?.stay.conflictAt).toEqual(at)
  })

  it('lets the stay be changed afterwards, as no bag has left', () => {
    const { after } = takenBack(came(paidFile(), 7, 8), leaves(7, 8))
    const endDate = new Date('2026-07-28T16:00:00Z')
    expect(after && isRefused(amendStay(after, { endDate }, 'longer', doing()))).toBe(false)
  })

  it('voids cash, and leaves what went back to the guest due again', () => {
    const paid = withChange(reserved(), pays(price)(reserved(), doing(dayBefore)))
    const { after } = takenBack(came(paid, 7, 8), leaves(7, 8))
    // Collected on the first of three days: two days' money went back by hand.
    expect(after?.stay).toMatchObject({ status: 'checked_in', refunded: 1200, balance: 1200 })
    expect(takenBack(reserved(), pays(price)).after?.payments).toMatchObject([
      { status: 'voided', cents: price, receivedCents: 0 },
    ])
  })

  it('of a guest without a booking is cancelled, and nothing of it is due', () => {
    const request = {
      ...{ id: 'walker', customerName: 'Mira', customerPhone: undefined, locale: 'it' as const },
      ...{ tags: [3], idSeen: false, endDate: minutesLater(600) },
      payment: { method: 'cash' as const, cents: 300 },
    }
    const before = walkInFile(request, 'TIR-2026-206-WALK', at)
    const { after } = takenBack(before, (file, now) => walkIn(file, request, now))
    expect(after?.stay).toMatchObject({ status: 'cancelled', balance: 0, received: 0, netPrice: 0 })
    expect(after?.bags).toMatchObject([{ tag: 3, status: 'voided' }])
  })
})

describe('news of Stripe’s that came in between', () => {
  it('does not change which change is taken back', () => {
    const before = reserved()
    const change = pays(1000)(before, doing())
    if (isRefused(change)) throw new Error(change.refused)
    const paid = fileAfter(before, change, at)
    const later = { ...paid, stay: { ...paid.stay, version: paid.stay.version + 1 } }
    const last = { ...lastChangeOf(before, change, at), stayVersion: later.stay.version }
    expect(undo(later, last, undefined, doing())).toMatchObject({
      data: { undone: 'payment_taken', version: paid.stay.version },
    })
  })
})

describe('items without a price', () => {
  const since = new Date('2026-07-25T08:00:00Z')

  it('were so before the mistake, and are so again, since the first time', () => {
    const before = fileOf(
      { payments: [], charges: [{ kind: 'agreed', cents: price }] },
      { kind: 'reservation', status: 'confirmed', luggageCount: 2, unpricedAt: since },
    )
    const { between, after } = takenBack(before, comes(1, 2, 3))
    expect(between.stay.unpricedAt).toEqual(since)
    expect(after?.stay.unpricedAt).toEqual(since)
  })

  it('that the mistake priced are without one again', () => {
    const before = fileOf(
      { payments: [] },
      { kind: 'reservation', status: 'confirmed', luggageCount: 2, unpricedAt: since },
    )
    const { between, after } = takenBack(before, comes(1, 2, 3))
    expect(between.stay.unpricedAt).toBeNull()
    expect(after?.stay.unpricedAt).toEqual(since)
  })

  it('that came by the mistake alone are none any more', () => {
    const agreed = { payments: [], charges: [{ kind: 'agreed' as const, cents: price }] }
    const before = fileOf(agreed, { kind: 'reservation', status: 'confirmed', luggageCount: 2 })
    const { between, after } = takenBack(before, comes(1, 2, 3))
    expect(between.stay.unpricedAt).toEqual(at)
    expect(after?.stay.unpricedAt).toBeNull()
  })
})

describe('scenario 33: what nobody takes back', () => {
  it('is anything but the last thing that staff did', () => {
    const before = paidFile()
    const change = comes(7, 8)(before, doing())
    if (isRefused(change)) throw new Error(change.refused)
    const last = lastChangeOf(before, change, at)
    const here = fileAfter(before, change, at)
    const later = withChange(here, leaves(7)(here, doing()))
    const refused = { refused: 'nothing_to_undo' }
    expect(undo(later, last, undefined, doing())).toEqual(refused)
    for (const other of [{ actor: 'stripe' as const }, { action: 'cancel' as const }])
      expect(undo(here, { ...last, ...other }, undefined, doing())).toEqual(refused)
  })

  it(`is what was done more than ${undoMinutes} minutes ago`, () => {
    const back = (minutes: number) =>
      takenBack(paidFile(), comes(7), undefined, at, minutesLater(minutes)).back
    expect(isRefused(back(undoMinutes))).toBe(false)
    expect(back(undoMinutes + 1)).toEqual({ refused: 'undo_too_late' })
  })

  it('is an undoing', () => {
    const { between, back } = takenBack(paidFile(), comes(7))
    if (isRefused(back)) throw new Error(back.refused)
    const undone = fileAfter(between, back, at)
    const again = undo(undone, lastChangeOf(between, back, at), undefined, doing())
    expect(again).toEqual({ refused: 'nothing_to_undo' })
  })
})
