import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeStay, type RequestedChange } from '../../../domain/booking/change-stay.ts'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import {
  type ClosureKind,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import {
  asShown,
  cancelByGuest,
  changeByGuest,
  isSameMoney,
  moneyMoved,
  requestedErrors,
} from '../../../domain/pass/guest-actions.ts'
import { passOf } from '../../../domain/pass/guest-pass.ts'
import type { MoneyMoved } from '../../../domain/pass/pass.ts'
import {
  mayPayOnline,
  openChangePayment,
  startChangePayment,
} from '../../../domain/pass/pending-change.ts'
import { accountOf, returnedOf } from '../../../domain/payments/account.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { type ActionContext, recordAfter } from '../../../domain/stay/stay-update.ts'
import { afterAnswer } from '../../../domain/stripe/stripe-sync.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { guestRecord, wishAbout } from '../support/guest-records.ts'
import {
  answer,
  cash,
  dayBefore,
  dispute,
  dropOff,
  now,
  paidRecord,
  price,
  received,
  recordOf,
  refundsOf,
  staffContext,
  withChange,
} from '../support/stay-records.ts'

/** On the drop-off day, before its time. */
const morning = new Date('2026-07-25T05:00:00Z')

let ids = 0

const context = (at: Date): ActionContext => ({
  actor: 'guest',
  at,
  newId: () => {
    ids += 1
    return `new-${ids}`
  },
})

/** 18 euros, a third of it paid in cash at the desk. */
const partlyCash = () =>
  recordOf({ payments: [{ ...received, cents: 1200, receivedCents: 1200 }, cash] })

describe('a cancellation from the pass', () => {
  it('refunds in full the day before and nothing on the day of the drop-off', () => {
    expect(passOf(paidRecord(), context(dayBefore)).cancelling).toEqual({
      toCard: price,
      atDesk: 0,
      due: 0,
      kept: 0,
    })
    expect(passOf(paidRecord(), context(dropOff)).cancelling).toEqual({
      toCard: 0,
      atDesk: 0,
      due: 0,
      kept: price,
    })
  })

  it('names what is kept beside an overpayment that is refunded', () => {
    const twice = paidRecord({ payments: [received, { ...cash, cents: 600, receivedCents: 600 }] })
    expect(passOf(twice, context(dropOff)).cancelling).toEqual({
      toCard: 600,
      atDesk: 0,
      due: 0,
      kept: price,
    })
  })

  it('keeps nothing of a stay that nobody has paid', () => {
    const open = recordOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })
    expect(passOf(open, context(dropOff)).cancelling).toMatchObject({ kept: 0, due: 0 })
  })

  it('is refused if it would keep more than was shown', () => {
    const cancelled = cancelByGuest(paidRecord(), context(dropOff))
    const shown = { toCard: 0, atDesk: 0, due: 0 }
    const asked = (kept?: number) =>
      asShown(paidRecord(), cancelled, { ...shown, ...(kept !== undefined && { kept }) }, dropOff)
    expect(asked(price)).toBe(cancelled)
    expect(asked(price - 600)).toEqual({ refused: 'stay_changed' })
    expect(asked()).toBe(cancelled)
  })

  it('refunds at the desk what was paid in cash', () => {
    expect(passOf(partlyCash(), context(dayBefore)).cancelling).toEqual({
      toCard: 1200,
      atDesk: 600,
      due: 0,
      kept: 0,
    })
  })

  it.each(['inquiry', 'open'] as const)('holds what is disputed (%s)', (status) => {
    const asked = paidRecord({ disputes: [dispute({ status })] })
    expect(passOf(asked, context(dayBefore)).cancelling).toEqual({
      toCard: 0,
      atDesk: 0,
      held: price,
      due: 0,
      kept: 0,
    })
  })

  it('refunds at the desk what is left after a lost dispute', () => {
    const lost = dispute({ status: 'lost', cents: 500, closedAt: now })
    expect(passOf(paidRecord({ disputes: [lost] }), context(dayBefore)).cancelling).toEqual({
      toCard: 0,
      atDesk: price - 500,
      due: 0,
      kept: 0,
    })
  })

  it.each(['checked_in', 'completed', 'cancelled', 'no_show', 'expired', 'abandoned'] as const)(
    'is not offered if the stay is %s',
    (status) => {
      expect(passOf(paidRecord({}, { status }), context(dayBefore)).cancelling).toBeNull()
    },
  )
})

describe('the times of a change that a guest requests', () => {
  const errors = (requested: RequestedChange, record = paidRecord(), at = now) =>
    requestedErrors(record, requested, at, regularOpeningTimes)

  it('are refused outside opening hours, in the wrong order or in the past', () => {
    expect(errors({ endDate: new Date('2026-07-27T02:00:00Z') })).toEqual({
      endDate: 'outside_opening_hours',
    })
    expect(errors({ endDate: new Date('2026-07-24T16:00:00Z') })).toEqual({
      endDate: 'pick_up_before_drop_off',
    })
    expect(errors({ startDate: new Date('2026-07-19T08:00:00Z') })).toEqual({
      startDate: 'in_the_past',
    })
  })

  it('are not checked for a past drop-off, unless it changes', () => {
    const later = { endDate: new Date('2026-07-28T16:00:00Z') }
    const afterwards = new Date('2026-07-26T08:00:00Z')
    const here = paidRecord({}, { status: 'checked_in' })
    expect(errors(later, here, afterwards)).toEqual({})
    const moved = { startDate: new Date('2026-07-27T08:00:00Z') }
    expect(errors({ ...later, ...moved }, here, afterwards)).toEqual({ startDate: 'invalid' })
  })
})

describe('a guest who requests more items while the office is full', () => {
  const errors = (kind: ClosureKind, requested: RequestedChange, at = now) => {
    const [from, to] = [new Date('2026-07-25T06:00:00Z'), new Date('2026-07-25T12:00:00Z')]
    return requestedErrors(paidRecord(), requested, at, {
      ...regularOpeningTimes,
      closures: [{ kind, from, to }],
    })
  }
  const afterwards = new Date('2026-07-25T10:00:00Z')

  it.each([now, afterwards])(
    'is refused, unlike the same number, fewer or another pick-up (at %s)',
    (at) => {
      expect(errors('full', { luggageCount: 3 }, at)).toEqual({ startDate: 'office_full' })
      for (const luggageCount of [1, 2]) expect(errors('full', { luggageCount }, at)).toEqual({})
      const later = { endDate: new Date('2026-07-28T16:00:00Z') }
      expect(errors('full', later, at)).toEqual({})
      expect(errors('closed', { luggageCount: 3 }, at)).toEqual({})
    },
  )

  it('is accepted if the drop-off is after the closure', () => {
    const startDate = new Date('2026-07-25T13:00:00Z')
    expect(errors('full', { luggageCount: 3, startDate })).toEqual({})
  })
})

describe('a guest’s change on or after the day of the drop-off', () => {
  it('cannot move the day from the drop-off time on, nor remove items', () => {
    const away = { startDate: new Date('2026-07-26T08:00:00Z') }
    expect(changeByGuest(paidRecord(), away, context(dropOff))).toEqual({
      refused: 'drop_off_passed',
    })
    const fewer = { luggageCount: 1 }
    expect(changeByGuest(paidRecord(), fewer, context(dropOff))).toEqual({
      refused: 'refunded_at_desk',
    })
    expect(isRefused(changeByGuest(paidRecord(), away, context(dayBefore)))).toBe(false)
    const anHourLater = { startDate: new Date('2026-07-25T09:00:00Z') }
    expect(isRefused(changeByGuest(paidRecord(), anHourLater, context(dropOff)))).toBe(false)
  })

  it('can only move the pick-up forward if checked in or at the same price', () => {
    const tonight = { endDate: new Date('2026-07-25T18:00:00Z') }
    const nextDay = new Date('2026-07-26T08:00:00Z')
    for (const at of [dropOff, nextDay])
      expect(changeByGuest(paidRecord(), tonight, context(at))).toEqual({
        refused: 'refunded_at_desk',
      })
    const here = paidRecord({}, { status: 'checked_in' })
    expect(changeByGuest(here, tonight, context(dropOff))).toMatchObject({
      refunds: [{ cents: 1200, status: 'requested' }],
    })
    const anHourEarlier = { endDate: new Date('2026-07-27T15:00:00Z') }
    expect(isRefused(changeByGuest(paidRecord(), anHourEarlier, context(dropOff)))).toBe(false)
  })

  it('cannot shorten paid hours either', () => {
    const endDate = new Date('2026-07-25T12:00:00Z')
    const hours = paidRecord({}, { storageType: 'short', endDate, pickUpAt: endDate, duration: 4 })
    const record = { ...hours, charges: [{ kind: 'quote' as const, cents: 600 }] }
    const anHour = { endDate: new Date('2026-07-25T09:00:00Z') }
    expect(changeByGuest(record, anHour, context(dropOff))).toEqual({ refused: 'refunded_at_desk' })
    expect(isRefused(changeByGuest(record, anHour, context(dayBefore)))).toBe(false)
  })
})

describe('a delayed guest', () => {
  const tomorrow = {
    startDate: new Date('2026-07-26T08:00:00Z'),
    endDate: new Date('2026-07-28T16:00:00Z'),
  }

  it('moves a paid stay to another day until its drop-off time, at the same price', () => {
    const change = changeByGuest(paidRecord(), tomorrow, context(morning))
    const after = withChange(paidRecord(), change)
    expect(after.stay).toMatchObject({ ...tomorrow, balance: 0, movedLateAt: morning })
    expect(refundsOf(change)).toEqual([])
  })

  it('gets no refund for it afterwards, from the pass or the desk', () => {
    const moved = withChange(paidRecord(), changeByGuest(paidRecord(), tomorrow, context(morning)))
    expect(passOf(moved, context(morning))).toMatchObject({
      movedLate: true,
      cancelling: { toCard: 0, atDesk: 0, due: 0, kept: price },
    })
    const fewer = changeByGuest(moved, { luggageCount: 1 }, context(morning))
    expect(fewer).toEqual({ refused: 'refunded_at_desk' })
    expect(refundsOf(cancelStay(moved, 'asked for it', staffContext(morning)))).toEqual([])
  })

  it('may move it again, and the first time counts', () => {
    const moved = withChange(paidRecord(), changeByGuest(paidRecord(), tomorrow, context(morning)))
    const later = { startDate: new Date('2026-07-29T08:00:00Z'), endDate: tomorrow.endDate }
    const times = { ...later, endDate: new Date('2026-07-31T16:00:00Z') }
    const again = withChange(moved, changeByGuest(moved, times, context(dropOff)))
    expect(again.stay).toMatchObject({ startDate: times.startDate, movedLateAt: morning })
  })

  it('keeps the refund if the stay moves on an earlier day, or only its hour does', () => {
    const early = withChange(
      paidRecord(),
      changeByGuest(paidRecord(), tomorrow, context(dayBefore)),
    )
    expect(early.stay.movedLateAt).toBeNull()
    expect(passOf(early, context(morning)).cancelling).toMatchObject({ toCard: price, kept: 0 })
    const anHourLater = { startDate: new Date('2026-07-25T09:00:00Z') }
    const sameDay = withChange(
      paidRecord(),
      changeByGuest(paidRecord(), anHourLater, context(morning)),
    )
    expect(sameDay.stay.movedLateAt).toBeNull()
  })

  it('who has paid nothing owes nothing after moving and cancelling', () => {
    const open = recordOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })
    const moved = withChange(open, changeByGuest(open, tomorrow, context(morning)))
    expect(moved.stay.movedLateAt).toBeNull()
    expect(passOf(moved, context(morning)).cancelling).toMatchObject({ kept: 0, due: 0 })
  })

  it('whose stay the desk moves on its day gets no refund afterwards either', () => {
    const change = changeStay(paidRecord(), tomorrow, 'called us', staffContext(dropOff))
    const moved = withChange(paidRecord(), change)
    expect(passOf(moved, context(dropOff)).cancelling).toMatchObject({ toCard: 0, kept: price })
  })

  it('cannot move a stay whose bags are here', () => {
    const here = paidRecord({}, { status: 'checked_in' })
    expect(changeByGuest(here, tomorrow, context(morning))).toEqual({ refused: 'not_allowed' })
  })
})

const requested = fc.record(
  {
    luggageCount: fc.integer({ min: 1, max: 6 }),
    startDate: fc.nat(6).map((days) => tiranaInstant(addDays('2026-07-22', days), '10:00')),
    endDate: fc.nat(9).map((days) => tiranaInstant(addDays('2026-07-25', days), '20:00')),
  },
  { requiredKeys: [] },
)

const steps = fc.array(
  fc.record({
    hours: fc.nat(9),
    requested: fc.option(requested, { nil: 'cancel' as const, freq: 2 }),
  }),
  { maxLength: 6 },
)

const guestSteps = fc.array(
  fc.record({
    hours: fc.nat(60),
    /** `null` if the guest cancels. */
    wishFor: fc.option(wishAbout, { freq: 6 }),
    /** Stripe has sent the requested refunds by then. */
    answered: fc.boolean(),
    /** The guest pays for the change by card, if allowed. */
    isPaidOnline: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)

/** Euros received, less refunds and lost disputes; requested refunds count as refunded. */
function stillOurs({ payments, refunds, disputes }: StayRecord, where?: 'stripe' | 'desk'): number {
  const gone = (cents: readonly { cents: number }[]) =>
    cents.reduce((sum, one) => sum + one.cents, 0)
  const own = payments.filter(
    ({ method, currency }) =>
      currency === 'EUR' && (!where || (method === 'stripe') === (where === 'stripe')),
  )
  return own.reduce((sum, { id, receivedCents }) => {
    const back = refunds.filter(
      ({ paymentId, status }) => paymentId === id && status !== 'failed' && status !== 'canceled',
    )
    const lost = disputes.filter(({ paymentId, status }) => paymentId === id && status === 'lost')
    return sum + receivedCents - gone(back) - gone(lost)
  }, 0)
}

/** The stay record with only the payments that lost a dispute. */
function bankDecided(record: StayRecord): StayRecord {
  const lost = new Set(
    record.disputes.filter(({ status }) => status === 'lost').map(({ paymentId }) => paymentId),
  )
  return { ...record, payments: record.payments.filter(({ id }) => lost.has(id)) }
}

/** The guest pays for a change on the pass, and the payment is synced. */
function paidOnline(
  record: StayRecord,
  requested: RequestedChange,
  shown: MoneyMoved,
  at: Date,
): StayRecord {
  const offered = withChange(record, startChangePayment(record, requested, shown, context(at)))
  const { id: paymentId = '', cents = 0 } = openChangePayment(offered) ?? {}
  expect(cents).toBe(shown.due)
  const told = { id: `pi_${paymentId}`, paymentId, amount: cents, amountReceived: cents }
  return withChange(offered, afterAnswer(offered, answer(told), at))
}

const termsOf = ({ stay: { luggageCount, startDate, pickUpAt, netPrice } }: StayRecord) => ({
  luggageCount,
  startDate,
  pickUpAt,
  netPrice,
})

function whenSent(record: StayRecord): StayRecord {
  const sent = record.refunds.map((refund) =>
    refund.status === 'requested' ? { ...refund, status: 'succeeded' as const } : refund,
  )
  const payments = record.payments.map((payment) => ({
    ...payment,
    refundedCents: returnedOf(sent, payment).cents,
  }))
  const rows = { charges: record.charges, payments, refunds: sent, disputes: record.disputes }
  return { ...record, ...rows, stay: { ...record.stay, ...accountOf(rows) } }
}

describe('the amounts shown and moved', () => {
  const shown = { toCard: 1200, atDesk: 600, due: 300 }
  const held = { ...shown, held: 900 }

  it('are the same if every amount is', () => {
    expect(isSameMoney(shown, { ...shown })).toBe(true)
    expect(isSameMoney(shown, { ...shown, held: 0 })).toBe(true)
  })

  it.each(['toCard', 'atDesk', 'held', 'due'] as const)(
    'differ if `%s` differs by a cent',
    (field) => {
      expect(isSameMoney(held, { ...held, [field]: held[field] + 1 })).toBe(false)
    },
  )
})

describe('for random guest actions', () => {
  it('the amounts shown are the amounts that move', () => {
    fc.assert(
      fc.property(guestRecord, guestSteps, (begin, changes) => {
        let record = begin
        let at = new Date(begin.stay.startDate.getTime() - 100 * 3_600_000)
        for (const { hours, wishFor, answered, isPaidOnline } of changes) {
          at = new Date(at.getTime() + hours * 3_600_000)
          const requested = wishFor?.(record.stay)
          const change = requested
            ? changeByGuest(record, requested, context(at))
            : cancelByGuest(record, context(at))
          if (isRefused(change)) continue
          const shown = moneyMoved(record, change, at)
          if (!requested) expect(passOf(record, context(at)).cancelling).toMatchObject(shown)
          const after = recordAfter(record, change, at)
          expect(stillOurs(record, 'stripe') - stillOurs(after, 'stripe')).toBe(shown.toCard)
          expect(stillOurs(record, 'desk')).toBe(stillOurs(after, 'desk'))
          const netPrice = after.charges.reduce((sum, { cents }) => sum + cents, 0)
          const held = stillOurs(after, 'stripe') + stillOurs(after, 'desk')
          expect(shown.due).toBe(requested ? Math.max(0, netPrice - held) : 0)
          const byHand = stillOurs(after, 'desk') + stillOurs(bankDecided(after), 'stripe')
          expect(shown.atDesk).toBe(Math.min(byHand, Math.max(0, held - netPrice)))
          expect(shown.held ?? 0).toBe(Math.max(0, held - netPrice - shown.atDesk))
          if (isPaidOnline && requested && mayPayOnline(record, shown)) {
            record = paidOnline(record, requested, shown, at)
            expect(termsOf(record)).toEqual(termsOf(after))
            expect(record.stay.balance).toBe(after.stay.balance - shown.due)
          } else record = answered ? whenSent(after) : after
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a guest gets no refund without coming once the drop-off day has begun', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        let record = paidRecord()
        let at = tiranaInstant(tiranaDate(dropOff), '00:00')
        for (const step of changes) {
          at = new Date(at.getTime() + step.hours * 3_600_000)
          const change =
            step.requested === 'cancel'
              ? cancelByGuest(record, context(at))
              : changeByGuest(record, step.requested, context(at))
          if (!isRefused(change)) record = recordAfter(record, change, at)
          expect(stillOurs(record)).toBe(price)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
