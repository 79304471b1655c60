import { describe, expect, it } from 'vitest'
import { limits } from '../../../domain/business/business.ts'
import type { StayStatus } from '../../../domain/business/stay.ts'
import { addBags } from '../../../domain/desk/added-bags.ts'
import { changeTag } from '../../../domain/desk/change-tag.ts'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import { undo } from '../../../domain/desk/undo.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { bagsFor, nameCollector } from '../../../domain/stay/collectors.ts'
import { bagsInside } from '../../../domain/stay/stay-record.ts'
import { lastChangeOf } from '../support/last-change.ts'
import { dropOff, paidRecord, price, staffContext, withChange } from '../support/stay-records.ts'

const numbered = (name: string, at = dropOff, hasHappened = false) => {
  let rows = 0
  return {
    ...staffContext(at, true),
    hasHappened,
    newId: () => {
      rows += 1
      return `${name} ${rows}`
    },
  }
}

/** Two bags of three days, under 1 and 2. */
const here = withChange(
  paidRecord(),
  checkIn(paidRecord(), { tags: [1, 2], idSeen: false }, numbered('first')),
)

describe('a bag that is added to a running stay', () => {
  it('is charged from now to the pick-up, and its guest is told by email', () => {
    const change = addBags(here, [3], numbered('third'))
    expect(change).toMatchObject({
      action: 'bags_added',
      status: 'checked_in',
      data: { tags: '3' },
      agreed: { luggageCount: 3 },
      charges: [{ kind: 'changed', cents: 900 }],
      emails: ['stay_changed'],
    })
    const { stay, bags } = withChange(here, change)
    expect(stay.balance).toBe(900)
    expect(bagsInside({ bags }).map(({ tag }) => tag)).toEqual([1, 2, 3])
  })

  it('leaves again if that is undone', () => {
    const change = addBags(here, [3], numbered('third'))
    if (isRefused(change)) throw new Error(change.refused)
    const last = lastChangeOf(here, change, dropOff)
    const back = withChange(
      withChange(here, change),
      undo(withChange(here, change), last, undefined, numbered('undo')),
    )
    expect(bagsInside(back).map(({ tag }) => tag)).toEqual([1, 2])
    expect(back.stay).toMatchObject({ luggageCount: 2, totalPrice: price, balance: 0 })
  })

  it('is refused without a tag, before the check-in, after the end, and beyond the limit', () => {
    expect(addBags(here, [], numbered('x'))).toEqual({ refused: 'tags_invalid' })
    expect(addBags(here, [7, 7], numbered('x'))).toEqual({ refused: 'tags_invalid' })
    const statuses: StayStatus[] = ['pending', 'confirmed', 'completed', 'cancelled', 'abandoned']
    for (const status of statuses)
      expect(addBags({ ...here, stay: { ...here.stay, status } }, [3], numbered('x'))).toEqual({
        refused: 'not_allowed',
      })
    const many = Array.from({ length: limits.maxItems - 1 }, (_, place) => place + 10)
    expect(addBags(here, many, numbered('x'))).toEqual({ refused: 'not_allowed' })
  })

  it('is recorded once if it was added offline, also if the other bags have left by then', () => {
    const offline = (record = here) => addBags(record, [2, 3], numbered('off', dropOff, true))
    expect(offline()).toMatchObject({ data: { tags: '3' }, agreed: { luggageCount: 3 } })
    expect(addBags(here, [1, 2], numbered('off', dropOff, true))).toMatchObject({
      action: 'checked_in_again',
      bags: [],
    })
    const bags = here.bags.map((bag) => ({ ...bag, status: 'collected' as const }))
    const gone = { ...here, bags, stay: { ...here.stay, status: 'completed' as const } }
    expect(offline(gone)).toMatchObject({
      action: 'check_in',
      status: 'checked_in',
      bags: [{ tag: 2 }, { tag: 3 }],
    })
  })

  it('is not lost if it was added offline under the tag of a bag that has left', () => {
    const left = withChange(here, checkOut(here, [1], 'guest', numbered('left')))
    const change = addBags(left, [1], numbered('off', dropOff, true))
    expect(change).toMatchObject({
      action: 'bags_added',
      bags: [{ tag: 1, status: 'inside' }],
      charges: [{ kind: 'changed', cents: 900 }],
    })
  })

  it('may come under a tag that another bag had when it was added', () => {
    const change = { tag: 1, newTag: 9 }
    const changed = withChange(here, changeTag(here, change, numbered('other tag')))
    const bagId = here.bags[0]?.id ?? ''
    const at = (minutes: number) => ({
      ...numbered('off', dropOff, true),
      ended: [
        {
          bagId,
          action: 'tag_changed',
          at: new Date(dropOff.getTime() + minutes * 60_000),
          staffId: 'arta',
        },
      ],
    })
    expect(addBags(changed, [1], at(10))).toMatchObject({ action: 'checked_in_again', bags: [] })
    expect(addBags(changed, [1], at(-10))).toMatchObject({
      action: 'bags_added',
      bags: [{ tag: 1 }],
    })
  })

  it('is never covered by a pick-up pass for the bag that had its tag', () => {
    const ben = { name: 'Ben', tags: [1, 2], items: null }
    const named = withChange(here, nameCollector(here, ben, numbered('pass')))
    const left = withChange(named, checkOut(named, [1], 'guest', numbered('left')))
    expect(addBags(left, [1], numbered('x'))).toEqual({ refused: 'tags_invalid' })
    expect(changeTag(left, { tag: 2, newTag: 1 }, numbered('x'))).toEqual({
      refused: 'tags_invalid',
    })
    const after = withChange(left, addBags(left, [1], numbered('off', dropOff, true)))
    expect(bagsInside(after).map(({ tag }) => tag)).toEqual([2, 1])
    expect(after.collectors.map((pass) => bagsFor(after, pass).map(({ tag }) => tag))).toEqual([
      [2],
    ])
  })
})
