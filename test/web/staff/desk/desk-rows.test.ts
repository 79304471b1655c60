import { describe, expect, it } from 'vitest'
import type { Payment } from '../../../../domain/payments/money-rows.ts'
import type { Bag, Stay, StayRecord } from '../../../../domain/stay/stay-record.ts'
import { tiranaInstant } from '../../../../domain/time/calendar.ts'
import {
  bagsInHouse,
  changeOnItsWay,
  deskDay,
  moneyFact,
  visitText,
} from '../../../../web/staff/desk/desk-rows.ts'
import {
  inReview,
  onlinePayment,
  paidRecord,
  received,
  recordOf,
  refund,
} from '../../../domain/support/stay-records.ts'

const noon = tiranaInstant('2026-07-25', '12:00')
const bag = { status: 'inside', outTo: null, collectorId: null, photo: null } as const
const inside = (tag: number): Bag => ({ ...bag, id: `bag ${tag}`, tag })

/** A stay by the days and hours of its visits. */
function stayOf(
  name: string,
  status: Stay['status'],
  [from, to]: [[string, string], [string, string]],
): StayRecord {
  const [startDate, pickUpAt] = [tiranaInstant(...from), tiranaInstant(...to)]
  return recordOf({ payments: [] }, { id: name, reference: name, status, startDate, pickUpAt })
}

describe('the day at the counter', () => {
  const records = [
    stayOf('in the evening', 'confirmed', [
      ['2026-07-25', '19:00'],
      ['2026-07-25', '22:00'],
    ]),
    stayOf('since yesterday', 'confirmed', [
      ['2026-07-24', '20:00'],
      ['2026-07-26', '10:00'],
    ]),
    stayOf('b at two', 'confirmed', [
      ['2026-07-25', '14:00'],
      ['2026-07-27', '10:00'],
    ]),
    stayOf('a at two', 'confirmed', [
      ['2026-07-25', '14:00'],
      ['2026-07-25', '20:00'],
    ]),
    stayOf('until Monday', 'checked_in', [
      ['2026-07-24', '08:00'],
      ['2026-07-27', '09:00'],
    ]),
    stayOf('until tomorrow', 'checked_in', [
      ['2026-07-25', '08:00'],
      ['2026-07-26', '23:00'],
    ]),
    stayOf('by five', 'checked_in', [
      ['2026-07-23', '08:00'],
      ['2026-07-25', '17:00'],
    ]),
    stayOf('two days late', 'checked_in', [
      ['2026-07-20', '08:00'],
      ['2026-07-23', '17:00'],
    ]),
    stayOf('a day late', 'checked_in', [
      ['2026-07-20', '08:00'],
      ['2026-07-24', '08:00'],
    ]),
    stayOf('gone', 'completed', [
      ['2026-07-25', '08:00'],
      ['2026-07-25', '17:00'],
    ]),
  ]
  const day = deskDay(records, noon)
  const names = (list: StayRecord[]) => list.map(({ stay }) => stay.id)

  it('has those first who come, or should have, first', () => {
    expect(names(day.arriving)).toEqual([
      'since yesterday',
      'a at two',
      'b at two',
      'in the evening',
    ])
    expect(names(day.here)).toEqual(['until tomorrow', 'until Monday'])
    expect(names(day.leaving)).toEqual(['by five'])
    expect(names(day.late)).toEqual(['two days late', 'a day late'])
  })

  it('says the hour of today, and the date of another day', () => {
    const texts = [...day.arriving, ...day.here, ...day.leaving, ...day.late].map((record) =>
      visitText(record, noon),
    )
    expect(texts).toEqual([
      '24.07.',
      '14:00',
      '14:00',
      '19:00',
      '26.07.',
      '27.07.',
      '17:00',
      '23.07.',
      '24.07.',
    ])
  })

  it('counts the bags that are in the house, not those that have left', () => {
    const [one, other] = [records[4], records[6]] as [StayRecord, StayRecord]
    const gone: Bag = { ...inside(3), status: 'collected', outTo: 'guest' }
    expect(
      bagsInHouse([
        { ...one, bags: [inside(1), inside(2)] },
        { ...other, bags: [gone] },
      ]),
    ).toBe(2)
  })
})

describe('the money on a row', () => {
  it('is paid, due, or too much', () => {
    expect(moneyFact(paidRecord())).toEqual({ kind: 'paid' })
    expect(moneyFact(recordOf({ payments: [] }))).toEqual({ kind: 'due', cents: 1800 })
    const charges = [
      { kind: 'quote' as const, cents: 1800 },
      { kind: 'unused_days' as const, cents: -600 },
    ]
    expect(moneyFact(paidRecord({ charges }))).toEqual({ kind: 'over', cents: 600 })
  })

  it('is not asked for while it may come online, nor where somebody has to look', () => {
    expect(moneyFact(recordOf({ payments: [onlinePayment] }))).toEqual({ kind: 'processing' })
    expect(moneyFact(recordOf({ payments: [received, inReview] }))).toEqual({ kind: 'review' })
  })

  it('is due, whatever a bank has yet to confirm for a change, and staff know of that', () => {
    const was = { luggageCount: 2, startDate: 0, endDate: null }
    const pendingChange = { ...was, luggageCount: 3, was }
    const paysForChange = { ...onlinePayment, id: 'offered', cents: 900, pendingChange }
    const charges = [
      { kind: 'quote' as const, cents: 1800 },
      { kind: 'changed' as const, cents: 900 },
    ]
    const stayWith = (status: Payment['status']) =>
      paidRecord({ charges, payments: [received, { ...paysForChange, status }] })
    expect(moneyFact(stayWith('processing'))).toEqual({ kind: 'due', cents: 900 })
    expect(changeOnItsWay(stayWith('processing'))).toMatchObject({ id: 'offered', cents: 900 })
    for (const status of ['pending', 'failed', 'canceled', 'succeeded'] as const)
      expect(changeOnItsWay(stayWith(status))).toBeUndefined()
    const processing = { ...onlinePayment, status: 'processing' as const }
    expect(changeOnItsWay(recordOf({ payments: [processing] }))).toBeUndefined()
  })

  it('is nothing to hand over once Stripe was asked to return it', () => {
    const charges = [
      { kind: 'quote' as const, cents: 1800 },
      { kind: 'unused_days' as const, cents: -600 },
    ]
    const refunds = [refund({ status: 'requested', cents: 600 })]
    expect(moneyFact(paidRecord({ charges, refunds }))).toEqual({ kind: 'paid' })
  })

  it('is for staff to name where there is no price', () => {
    expect(moneyFact(recordOf({ charges: [], payments: [] }))).toEqual({ kind: 'on_request' })
  })

  it('is nothing once a missed stay owes nothing', () => {
    const charges = [
      { kind: 'quote' as const, cents: 1800 },
      { kind: 'not_due' as const, cents: -1800 },
    ]
    expect(moneyFact(recordOf({ charges, payments: [] }))).toEqual({ kind: 'nothing' })
  })
})
