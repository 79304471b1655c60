import { describe, expect, it } from 'vitest'
import { addedLater } from '../../../domain/booking/added-later.ts'
import { now, paidRecord } from '../support/stay-records.ts'

const bag = (tag: number) => ({
  id: `bag ${tag}`,
  tag,
  status: 'inside' as const,
  outTo: null,
  collectorId: null,
  photo: null,
})
const bags = [1, 2, 3].map(bag)
const stay = { status: 'checked_in', luggageCount: 3 } as const

describe('the days before bags were added', () => {
  it('are what the price lacks of the list price', () => {
    expect(addedLater({ ...paidRecord({}, stay), bags })).toBe(900)
    expect(addedLater({ ...paidRecord({}, { ...stay, luggageCount: 2 }), bags })).toBe(0)
  })

  it('are not counted before a check-in, at an agreed price, or until staff have set a price', () => {
    expect(addedLater(paidRecord({}, stay))).toBe(0)
    expect(addedLater({ ...paidRecord({}, { ...stay, unpricedAt: now }), bags })).toBe(0)
    const charges = [{ kind: 'agreed', cents: 900 }] as const
    expect(addedLater({ ...paidRecord({ charges }, stay), bags })).toBe(0)
    expect(addedLater({ ...paidRecord({}, { ...stay, storageType: 'mid' }), bags })).toBe(0)
  })
})
