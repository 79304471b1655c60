import { describe, expect, it } from 'vitest'
import { ownData, ownDetails, type StoredBag } from '../../../domain/pass/own-data.ts'
import { recordOf, refund } from '../support/stay-records.ts'

const at = new Date('2026-07-24T10:00:00Z')
const bag = (given: Partial<StoredBag>): StoredBag => ({
  id: 'bag',
  tag: 7,
  inAt: at,
  inBy: 'arta',
  inAuditId: 'in',
  voidAuditId: null,
  outAt: null,
  outBy: null,
  outTo: null,
  photo: false,
  ...given,
})
const beside = { deskNote: null, erasedAt: null, bags: [], collectors: [], changes: [], emails: [] }

describe('a guest’s data export', () => {
  it('has amounts in euros, times in UTC and statuses in words', () => {
    const record = recordOf(
      { charges: [{ kind: 'extra_days', cents: 650 }] },
      { status: 'checked_in' },
    )
    const data = ownData(record, beside)
    expect(data.booking.status).toBe('checked in')
    expect(data.booking['drop-off']).toBe(record.stay.startDate.toISOString())
    expect(data['money in euros'].charges).toEqual([{ for: 'extra days', amount: 6.5 }])
  })

  it('has a refund’s numbers at Stripe and the bank, and whether it is a reversal', () => {
    const refunds = [refund({ bankReference: '7123' }), refund({ id: 'b', isReversal: true })]
    expect(ownData(recordOf({ refunds }), beside)['money in euros'].refunds).toMatchObject([
      {
        "Stripe's number": 're_1',
        "the bank's reference": '7123',
        'charge withdrawn instead': false,
      },
      { "the bank's reference": null, 'charge withdrawn instead': true },
    ])
  })

  it('lists what happened in euros and times, without internal notes and ids', () => {
    const change = {
      id: 'row',
      actor: 'staff',
      username: 'arta@office.example',
      sentBy: 'besa@office.example',
      fromStatus: 'confirmed',
      toStatus: 'confirmed',
      happenedAt: at,
      at,
    } as const
    const changed = {
      from: 1800,
      to: 1500,
      reason: 'unused_days',
      wasUnpricedAt: null,
      wasDuration: 3,
      wasStartDate: at.getTime(),
      wasPickUpAt: at.getTime(),
      wasEndDate: null,
      wasLuggageCount: 3,
    }
    const ours = { sentBy: 'id-of-besa', attention: 'conflict', collector: 'id-of-a-pass' }
    const taken = { payment: 'id-of-a-row', method: 'desk_card', cents: 650, ...ours }
    const answered = {
      intent: 'pi_1',
      from: 'pending',
      to: 'succeeded',
      received: 1800,
      refunded: 0,
      reason: 'A late drop-off',
    }
    const changes = [
      { ...change, action: 'changed', data: changed },
      { ...change, action: 'payment_taken', data: taken },
      { ...change, action: 'payment_synced', data: answered },
      { ...change, action: 'check_in', data: { tags: '7 8', idSeen: 1 } },
      { ...change, action: 'entry_dropped', data: { ...taken, reason: 'Arta typed it twice' } },
    ] as const
    const told = ownData(recordOf(), { ...beside, changes })['what happened']
    expect(told.map(({ details }) => details)).toEqual([
      {
        'price before': 18,
        'price after': 15,
        reason: 'unused days',
        'drop-off before': '2026-07-24T10:00:00.000Z',
        'pick-up before': '2026-07-24T10:00:00.000Z',
        'items before': 3,
      },
      { by: 'desk card', amount: 6.5 },
      { received: 18, 'given back': 0, reason: 'A late drop-off' },
      { tags: '7 8', 'ID shown': true },
      // What staff tell each other about it isn't the guest's.
      { by: 'desk card', amount: 6.5 },
    ])
  })

  it('lists emails by subject and recipient, and whether a bag has a photo', () => {
    const sent = { id: 'mail', status: 'sent', createdAt: at, sentAt: at } as const
    const emails = [
      { ...sent, kind: 'luggage_collected', reader: 'guest' },
      { ...sent, kind: 'dispute_opened', reader: 'office' },
    ] as const
    const bags = [bag({ photo: true })]
    const data = ownData(recordOf(), { ...beside, emails, bags })
    expect(data['emails about it']).toMatchObject([
      { about: 'luggage collected', to: 'you' },
      { about: 'dispute opened', to: 'our office' },
    ])
    expect(data.bags[0]).toMatchObject({ tag: 7, 'photo stored': true, 'given out at': null })
  })
  it('keeps a bag’s first check-in after an undone check-out, and marks undone rows', () => {
    const [left, back] = [new Date('2026-07-24T12:00:00Z'), new Date('2026-07-24T12:05:00Z')]
    const undone = { voidAuditId: 'undone' }
    const bags = [
      bag({ ...undone, outAt: left, outTo: 'guest' }),
      bag({ id: 'again', inAt: back, inAuditId: 'undone' }),
      bag({ id: 'never came', tag: 8, voidAuditId: 'undone before' }),
    ]
    const cameAt = at.toISOString()
    expect(ownData(recordOf(), { ...beside, bags }).bags).toMatchObject([
      { 'given out at': left.toISOString(), 'undone as a mistake': true },
      { 'taken in at': cameAt, 'given out at': null, 'undone as a mistake': false },
      { tag: 8, 'given out at': null, 'undone as a mistake': true },
    ])
  })
})

const paidAt = new Date('2026-07-24T10:00:00Z')

describe('the details of a change in a guest’s data export', () => {
  it('have amounts in euros, times in UTC and readable words', () => {
    const data = { cents: 650, method: 'card_terminal', wasStartDate: paidAt.getTime(), idSeen: 1 }
    expect(ownDetails(data)).toEqual({
      amount: 6.5,
      by: 'card terminal',
      'drop-off before': paidAt.toISOString(),
      'ID shown': true,
    })
  })

  it('keep the hyphens in text that staff typed', () => {
    expect(ownDetails({ reason: 'Left his e-bike here' })).toEqual({
      reason: 'Left his e-bike here',
    })
  })

  it('leave out ids, internal notes and payment statuses', () => {
    const data = { payment: 'row', sentBy: 'besa', attention: 'conflict', from: 'a', to: 'b' }
    expect(ownDetails(data)).toEqual({})
  })
})
