import { describe, expect, it } from 'vitest'
import { checkIn, checkOut } from '../../../../../domain/desk/custody.ts'
import { dueNow } from '../../../../../domain/desk/due-now.ts'
import { applyTransition, cancelStay } from '../../../../../domain/desk/stay-actions.ts'
import type { StayRecord } from '../../../../../domain/stay/stay-record.ts'
import { tiranaInstant } from '../../../../../domain/time/calendar.ts'
import {
  dueOnLeaving,
  previewOf,
  settledAtDesk,
} from '../../../../../web/staff/desk/forms/preview.ts'
import {
  cash,
  dayBefore,
  dispute,
  paidRecord,
  received,
  recordOf,
  refund,
} from '../../../../domain/support/stay-records.ts'

/** Two items for three days: 25 to 27 July, 18 euros. */
const arrival = tiranaInstant('2026-07-25', '10:00')
const dayLate = tiranaInstant('2026-07-28', '09:00')

const comesWith = (count: number) => (record: StayRecord, context: Parameters<typeof checkIn>[2]) =>
  checkIn(record, { tags: Array.from({ length: count }, (_, i) => i + 1), idSeen: false }, context)

function kept(record: StayRecord): StayRecord {
  const preview = previewOf(record, arrival, comesWith(2))
  if ('refused' in preview) throw new Error(preview.refused)
  return preview.record
}

describe('the preview of a staff action', () => {
  it('shows the price of a third bag before check-in', () => {
    expect(previewOf(paidRecord(), arrival, comesWith(3))).toMatchObject({
      charges: [{ kind: 'changed', cents: 900 }],
      back: [],
      balance: 900,
    })
  })

  it('is empty if a guest brings the agreed items', () => {
    expect(previewOf(paidRecord(), arrival, comesWith(2))).toMatchObject({
      charges: [],
      back: [],
      balance: 0,
    })
  })

  it('shows the extra days of a late check-out', () => {
    const preview = previewOf(kept(paidRecord()), dayLate, (record, context) =>
      checkOut(record, [1, 2], 'guest', context),
    )
    expect(preview).toMatchObject({
      charges: [{ kind: 'extra_days', cents: 600 }],
      balance: 600,
    })
  })

  it('shows the part of a refund that goes to the card', () => {
    const online = { ...received, cents: 1200, receivedCents: 1200 }
    const record = kept(recordOf({ payments: [online, cash] }, { status: 'confirmed' }))
    const preview = previewOf(record, arrival, (before, context) =>
      checkOut(before, [1, 2], 'guest', context),
    )
    expect(preview).toMatchObject({
      charges: [{ kind: 'unused_days', cents: -1200 }],
      back: [{ method: 'stripe', cents: 1200 }],
      balance: 0,
    })
  })

  it('shows an overpayment that stays open if no cash is handed over', () => {
    const record = recordOf(
      { payments: [{ ...cash, cents: 1800, receivedCents: 1800 }] },
      { status: 'confirmed' },
    )
    const cancel = (hands: boolean) =>
      previewOf(record, dayBefore, (before, context) => cancelStay(before, 'ill', context), hands)
    expect(cancel(false)).toMatchObject({ back: [], balance: -1800 })
    expect(cancel(true)).toMatchObject({ back: [{ method: 'cash', cents: 1800 }], balance: 0 })
  })

  it('shows the refusal of the rule', () => {
    const gone = paidRecord({}, { status: 'completed' })
    expect(
      previewOf(gone, arrival, (record, context) => applyTransition(record, 'no_show', context)),
    ).toEqual({
      refused: 'not_allowed',
    })
  })
})

const dueAtDesk = (record: StayRecord, at: Date) => dueNow(record, at).cents

describe('the amount due at the desk', () => {
  it('is the unpaid part, and 0 if the stay is paid', () => {
    expect(dueAtDesk(recordOf({ payments: [] }, { status: 'confirmed' }), arrival)).toBe(1800)
    expect(dueAtDesk(recordOf({ payments: [cash] }, { status: 'confirmed' }), arrival)).toBe(1200)
    expect(dueAtDesk(paidRecord(), arrival)).toBe(0)
  })

  it('is the full price of an expired booking', () => {
    const charges = [
      { kind: 'quote' as const, cents: 1800 },
      { kind: 'not_due' as const, cents: -1800 },
    ]
    expect(dueAtDesk(recordOf({ charges, payments: [] }, { status: 'expired' }), arrival)).toBe(
      1800,
    )
  })
})

describe('a settled debt', () => {
  const quote = { kind: 'quote' as const, cents: 1800 }

  it('is not due after a write-off, but can still be paid', () => {
    const charges = [quote, { kind: 'written_off' as const, cents: -1800 }]
    for (const status of ['cancelled', 'no_show', 'completed'] as const) {
      const record = recordOf({ charges, payments: [] }, { status })
      expect([dueAtDesk(record, arrival), settledAtDesk(record, arrival)], status).toEqual([
        0, 1800,
      ])
    }
  })

  it('is not due for a cancelled stay whose refund was also disputed', () => {
    const record = recordOf(
      {
        charges: [quote, { kind: 'not_due', cents: -1800 }],
        payments: [{ ...received, refundedCents: 1800 }],
        refunds: [refund({ cents: 1800 })],
        disputes: [dispute({ status: 'lost' })],
      },
      { status: 'cancelled' },
    )
    expect(record.stay.balance).toBe(1800)
    expect([dueAtDesk(record, arrival), settledAtDesk(record, arrival)]).toEqual([0, 1800])
  })

  it('is 0 for a stay that still owes its price', () => {
    expect(settledAtDesk(recordOf({ payments: [] }, { status: 'confirmed' }), arrival)).toBe(0)
  })
})

describe('the amount due at check-out', () => {
  const unpaid = () => kept(recordOf({ payments: [] }, { status: 'confirmed' }))

  it('is less if unpaid bags leave early', () => {
    expect(dueAtDesk(unpaid(), arrival)).toBe(1800)
    expect(dueOnLeaving(unpaid(), tiranaInstant('2026-07-26', '09:00'))).toBe(1200)
    expect(dueOnLeaving(unpaid(), arrival)).toBe(600)
  })

  it('is 0 if the used days are paid, even before the unused days are credited', () => {
    const paid = kept(recordOf({ payments: [cash] }, { status: 'confirmed' }))
    expect([dueAtDesk(paid, arrival), dueOnLeaving(paid, arrival)]).toEqual([1200, 0])
  })

  it('is more if bags leave late, and null if no bag is inside', () => {
    expect(dueOnLeaving(unpaid(), dayLate)).toBe(2400)
    expect(dueNow(unpaid(), dayLate)).toEqual({ cents: 2400, extraDays: 1 })
    expect(dueNow(kept(paidRecord()), dayLate)).toEqual({ cents: 600, extraDays: 1 })
    expect(dueNow(paidRecord(), dayLate)).toEqual({ cents: 0, extraDays: null })
    expect(dueOnLeaving(paidRecord(), arrival)).toBeNull()
  })
})
