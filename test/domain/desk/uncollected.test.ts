import { describe, expect, it } from 'vitest'
import {
  abandonedFrom,
  abandonStay,
  isUncollected,
  noteContact,
} from '../../../domain/desk/uncollected.ts'
import type { Bag } from '../../../domain/stay/stay-record.ts'
import {
  type ActionContext,
  recordAfter,
  type StayUpdate,
} from '../../../domain/stay/stay-update.ts'
import { price, recordOf, staffContext } from '../support/stay-records.ts'

const bag = (tag: number): Bag => ({
  id: `bag ${tag}`,
  tag,
  status: 'inside',
  outTo: null,
  collectorId: null,
  photo: null,
})

/** Two bags that should have been collected on 27 July. */
const file = { ...recordOf({ payments: [] }, { status: 'checked_in' }), bags: [bag(7), bag(8)] }
const { stay } = file

/** The context of staff who have tried to reach the guest. */
const tried = (at: Date, contactedAt: Date | null = at): ActionContext => ({
  actor: 'staff',
  inPerson: false,
  at,
  contactedAt,
  newId: () => 'row',
})

describe('uncollected bags', () => {
  it('are those still checked in the day after their pick-up in Tirana', () => {
    expect(isUncollected(stay, new Date('2026-07-27T21:59:59Z'))).toBe(false)
    expect(isUncollected(stay, new Date('2026-07-27T22:00:00Z'))).toBe(true)
    const left = { ...stay, status: 'completed' as const }
    expect(isUncollected(left, new Date('2026-08-27T22:00:00Z'))).toBe(false)
  })

  it('let staff note attempts to reach the guest, only while they are inside', () => {
    const change = noteContact(file, 'phone', 'no answer', staffContext())
    expect(change).toMatchObject({
      action: 'contacted',
      data: { how: 'phone', reason: 'no answer' },
      status: 'checked_in',
      bags: [],
    })
    const gone = recordOf({}, { status: 'completed' })
    expect(noteContact(gone, 'phone', 'x', staffContext())).toEqual({ refused: 'not_allowed' })
  })

  it('can be abandoned from six months after the pick-up, to the day', () => {
    expect(abandonedFrom(stay)).toBe('2027-01-27')
    const early = tried(new Date('2027-01-26T22:59:59Z'))
    expect(abandonStay(file, 'given away', early)).toEqual({ refused: 'not_allowed' })
    const at = new Date('2027-01-26T23:00:00Z')
    expect(abandonStay(file, 'given away', tried(at))).toMatchObject({ action: 'abandon' })
  })

  it('cannot be abandoned before staff tried to reach the guest (section 9)', () => {
    const at = new Date('2027-02-01T09:00:00Z')
    for (const context of [staffContext(at), tried(at, null)])
      expect(abandonStay(file, 'given away', context)).toEqual({ refused: 'not_contacted' })
  })

  it('are marked as disposed when abandoned, and the balance stays owed', () => {
    const at = new Date('2027-02-01T09:00:00Z')
    const change = abandonStay(file, 'to the Red Cross', tried(at)) as StayUpdate
    expect(change.data).toEqual({ tags: '7 8', outTo: 'disposed', reason: 'to the Red Cross' })
    const after = recordAfter(file, change, at)
    expect(after.stay).toMatchObject({ status: 'abandoned', balance: price, endedAt: at })
    expect(after.bags.map(({ status, outTo }) => [status, outTo])).toEqual([
      ['collected', 'disposed'],
      ['collected', 'disposed'],
    ])
    expect(abandonStay(after, 'x', tried(at))).toEqual({ refused: 'not_allowed' })
  })
})
