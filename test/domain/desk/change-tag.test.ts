import { describe, expect, it } from 'vitest'
import { changeTag } from '../../../domain/desk/change-tag.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { bagsFor, collectorStatus } from '../../../domain/stay/collectors.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import { paidRecord, staffContext, withChange } from '../support/stay-records.ts'

const bag = (tag: number, photo: string | null = null) => ({
  id: `bag ${tag}`,
  tag,
  status: 'inside' as const,
  outTo: null,
  collectorId: null,
  photo,
})
const pass = (id: string, tags: number[] | null, usedAt: Date | null = null) => ({
  id,
  name: 'Ben',
  tags,
  items: null,
  usedAt,
  revokedAt: null,
})

const record: StayRecord = {
  ...paidRecord({}, { status: 'checked_in' }),
  bags: [bag(4, 'worn.jpg'), bag(5)],
  collectors: [pass('one', [4, 5]), pass('other', [5]), pass('used', [4], new Date(0))],
}

describe('a tag that has worn off', () => {
  it('is changed, and the bag keeps its photo and its pick-up passes', () => {
    const change = changeTag(record, { tag: 4, newTag: 9 }, staffContext())
    expect(change).toMatchObject({ action: 'tag_changed', data: { tags: '4 → 9' }, charges: [] })
    const after = withChange(record, change)
    expect(bagsInside(after).map(({ tag, photo }) => [tag, photo])).toEqual([
      [5, null],
      [9, 'worn.jpg'],
    ])
    expect(after.bags.find(({ tag }) => tag === 4)).toMatchObject({ status: 'voided', photo: null })
    expect(after.collectors.map(({ tags }) => tags)).toEqual([[9, 5], [5], [4]])
    const [first] = after.collectors
    expect(first && collectorStatus(after, first)).toBe('open')
    expect(first && bagsFor(after, first)).toHaveLength(2)
  })

  it('is refused if its bag is not here, or if another bag of the stay has the new one', () => {
    for (const [tag, newTag] of [
      [4, 5],
      [4, 4],
      [7, 8],
    ] as const) {
      const change = changeTag(record, { tag, newTag }, staffContext())
      expect(isRefused(change) && change.refused).toBe('tags_invalid')
    }
  })
})
