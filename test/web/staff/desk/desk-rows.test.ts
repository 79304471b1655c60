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

/** A stay with this drop-off and pick-up. */
function stayOf(
  name: string,
  status: Stay['status'],
  [from, to]: [[string, string], [string, string]],
): StayRecord {
  const [startDate, pickUpAt] = [tiranaInstant(...from), tiranaInstant(...to)]
  return recordOf({ payments: [] }, { id: name, reference: name, status, startDate, pickUpAt })
}

describe('a day at the desk', () => {
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

  it('lists stays by their next visit, earliest first', () => {
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

  it('lists guests of one hour by name', () => {
    const at2: [[string, string], [string, string]] = [
      ['2026-07-25', '14:00'],
      ['2026-07-26', '10:00'],
    ]
    const called = (customerName: string, reference: string) => {
      const record = stayOf(reference, 'confirmed', at2)
      return { ...record, stay: { ...record.stay, customerName } }
    }
    const guests = [
      called('Zoe', 'a'),
      called('ömer', 'b'),
      called('Oda', 'd'),
      called('Ada', 'e'),
      called('Ada', 'c'),
    ]
    expect(names(deskDay(guests, noon).arriving)).toEqual(['c', 'e', 'd', 'b', 'a'])
  })

  it('shows the hour for today, and the date for another day', () => {
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

  it('counts bags that are inside, not those that have left', () => {
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

describe('the money on a desk row', () => {
  it('is paid, due or overpaid', () => {
    expect(moneyFact(paidRecord(), noon)).toEqual({ kind: 'paid' })
    expect(moneyFact(recordOf({ payments: [] }), noon)).toEqual({
      kind: 'due',
      cents: 1800,
      extraDays: null,
    })
    const charges = [
      { kind: 'quote' as const, cents: 1800 },
      { kind: 'unused_days' as const, cents: -600 },
    ]
    expect(moneyFact(paidRecord({ charges }), noon)).toEqual({ kind: 'over', cents: 600 })
  })

  it('is processing or in review, and not due, while an online payment is open', () => {
    expect(moneyFact(recordOf({ payments: [onlinePayment] }), noon)).toEqual({ kind: 'processing' })
    expect(moneyFact(recordOf({ payments: [received, inReview] }), noon)).toEqual({
      kind: 'review',
    })
  })

  it('is due even while a bank processes a payment for a change, which staff see', () => {
    const was = { luggageCount: 2, startDate: 0, endDate: null }
    const pendingChange = { ...was, luggageCount: 3, was }
    const paysForChange = { ...onlinePayment, id: 'offered', cents: 900, pendingChange }
    const charges = [
      { kind: 'quote' as const, cents: 1800 },
      { kind: 'changed' as const, cents: 900 },
    ]
    const stayWith = (status: Payment['status']) =>
      paidRecord({ charges, payments: [received, { ...paysForChange, status }] })
    expect(moneyFact(stayWith('processing'), noon)).toEqual({
      kind: 'due',
      cents: 900,
      extraDays: null,
    })
    expect(changeOnItsWay(stayWith('processing'))).toMatchObject({ id: 'offered', cents: 900 })
    for (const status of ['pending', 'failed', 'canceled', 'succeeded'] as const)
      expect(changeOnItsWay(stayWith(status))).toBeUndefined()
    const processing = { ...onlinePayment, status: 'processing' as const }
    expect(changeOnItsWay(recordOf({ payments: [processing] }))).toBeUndefined()
  })

  it('is paid once a refund was requested from Stripe', () => {
    const charges = [
      { kind: 'quote' as const, cents: 1800 },
      { kind: 'unused_days' as const, cents: -600 },
    ]
    const refunds = [refund({ status: 'requested', cents: 600 })]
    expect(moneyFact(paidRecord({ charges, refunds }), noon)).toEqual({ kind: 'paid' })
  })

  it('is "on request" if there is no price', () => {
    expect(moneyFact(recordOf({ charges: [], payments: [] }), noon)).toEqual({ kind: 'on_request' })
  })

  it('is "nothing" once a no-show owes nothing', () => {
    const charges = [
      { kind: 'quote' as const, cents: 1800 },
      { kind: 'not_due' as const, cents: -1800 },
    ]
    expect(moneyFact(recordOf({ charges, payments: [] }), noon)).toEqual({ kind: 'nothing' })
  })

  it('includes the extra days of bags that are late', () => {
    const times = [
      ['2026-07-22', '10:00'],
      ['2026-07-24', '20:00'],
    ] as [[string, string], [string, string]]
    const late = { ...stayOf('late', 'checked_in', times), bags: [inside(1), inside(2)] }
    expect(moneyFact(late, noon)).toEqual({ kind: 'due', cents: 2400, extraDays: 1 })
    expect(moneyFact({ ...late, bags: [] }, noon)).toMatchObject({ cents: 1800, extraDays: null })
  })
})
