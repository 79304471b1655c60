import { describe, expect, it } from 'vitest'
import { isRefused } from '../../../domain/input/refusal.ts'
import {
  type OpeningTimes,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import {
  boughtBy,
  mayPayOnline,
  offerChange,
  offeredAlready,
  openOffer,
} from '../../../domain/pass/paid-change.ts'
import type { Payment } from '../../../domain/payments/money-rows.ts'
import { type Doing, fileAfter } from '../../../domain/stay/stay-change.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { afterAnswer } from '../../../domain/stripe/stripe-answer.ts'
import {
  answer,
  cash,
  dayBefore,
  dropOff,
  fileOf,
  now,
  paidFile,
  refundAnswer,
  withChange,
} from '../support/stay-files.ts'

const doing: Doing = { actor: 'guest', at: now, newId: () => 'offered' }
const wish = { luggageCount: 3 }
const shown = { toCard: 0, atDesk: 0, due: 900 }

/** Two items for three days, paid; the guest is about to pay for one more. */
function offered(file = paidFile()): { file: StayFile; payment: Payment } {
  const change = offerChange(file, wish, shown, doing)
  if (isRefused(change)) throw new Error(change.refused)
  const after = fileAfter(file, change, now)
  const payment = openOffer(after)
  if (!payment) throw new Error('no offer')
  return { file: after, payment }
}

const paidFor = { amount: 900, amountReceived: 900, id: 'pi_offered', paymentId: 'offered' }

describe('a change that waits for its money', () => {
  it('changes nothing of the stay until then', () => {
    const { file, payment } = offered()
    const { version, updatedAt, ...stay } = file.stay
    expect(paidFile().stay).toMatchObject(stay)
    expect(payment).toMatchObject({ cents: 900, status: 'pending', receivedCents: 0 })
    expect(payment.pendingChange).toMatchObject({ luggageCount: 3, was: { luggageCount: 2 } })
  })

  it('is made by the answer that tells of the money, and only once', () => {
    const change = afterAnswer(offered().file, answer(paidFor), now)
    expect(change).toMatchObject({
      ...{ action: 'payment_synced', agreed: { luggageCount: 3 }, letters: ['stay_changed'] },
      ...{ charges: [{ kind: 'changed', cents: 900 }], data: { change: 'made' } },
    })
    if (!change) throw new Error('no change')
    const after = fileAfter(offered().file, change, now)
    expect(after.stay).toMatchObject({ totalPrice: 2700, balance: 0, paymentStatus: 'paid' })
    expect(afterAnswer(after, answer(paidFor), now)).toBeNull()
  })

  it('settles what the same change at the desk would: items without a price have one now', () => {
    const { file } = offered(paidFile({}, { unpricedAt: now }))
    expect(withChange(file, afterAnswer(file, answer(paidFor), now)).stay.unpricedAt).toBeNull()
  })

  it('leaves no debt where Stripe’s dashboard gave some of it back before anybody heard of it', () => {
    const { file } = offered()
    const refunds = [refundAnswer({ cents: 400 })]
    const after = withChange(file, afterAnswer(file, answer({ ...paidFor, refunds }), now))
    expect(after.stay).toMatchObject({ luggageCount: 3, netPrice: 2300, balance: 0 })
    expect(after.charges.slice(1)).toEqual([
      { kind: 'changed', cents: 900 },
      { kind: 'goodwill', cents: -400 },
    ])
  })

  it('is made in the house’s own time: what happened to the stay before the money counts', () => {
    const { file, payment } = offered()
    const becomes = (of: StayFile) => boughtBy(of, payment, doing, regularOpeningTimes).becomes
    expect(becomes(file)).toBe('made')
    const moved = { ...file.stay, startDate: dayBefore }
    expect(becomes({ ...file, stay: moved })).toBe('missed')
    const paidCash = { ...file, payments: [...file.payments, { ...cash, receivedCents: 600 }] }
    expect(becomes(paidCash)).toBe('missed')
    const ended = { ...file.stay, status: 'cancelled' as const }
    expect(becomes({ ...file, stay: ended })).toBe('missed')
  })

  it('is not made once its pick-up is closed, also of bags that are here; a full office gives them out', () => {
    const endDate = new Date('2026-07-28T16:00:00Z')
    const here = [7, 8].map((tag) => ({ id: `${tag}`, tag, status: 'inside' as const }))
    const bags = here.map((bag) => ({ ...bag, outTo: null, collectorId: null, photo: null }))
    const inside = { ...paidFile({}, { status: 'checked_in' as const }), bags }
    const change = offerChange(inside, { endDate }, { toCard: 0, atDesk: 0, due: 600 }, doing)
    const file = withChange(inside, change)
    const payment = openOffer(file)
    if (!payment) throw new Error('no offer')
    const days = (kind: 'closed' | 'full', from: string, to: string) => ({
      ...regularOpeningTimes,
      closures: [{ kind, from: new Date(from), to: new Date(to) }],
    })
    const becomes = (times: OpeningTimes) => boughtBy(file, payment, doing, times).becomes
    expect(becomes(days('closed', '2026-07-28T00:00:00Z', '2026-07-29T00:00:00Z'))).toBe('closed')
    expect(becomes(days('full', '2026-07-28T00:00:00Z', '2026-07-29T00:00:00Z'))).toBe('made')
    // The drop-off and the day between stay as they were.
    expect(becomes(days('closed', '2026-07-25T00:00:00Z', '2026-07-27T00:00:00Z'))).toBe('made')
  })

  it('stands through a declined card, and through what is none of its terms', () => {
    const { file } = offered()
    const declined = answer({
      ...{ ...paidFor, amountReceived: 0, status: 'requires_payment_method', declined: true },
    })
    const change = afterAnswer(file, declined, now)
    if (!change) throw new Error('no change')
    expect(change).toMatchObject({ letters: [], payments: [{ status: 'failed' }] })
    const after = fileAfter(file, change, now)
    expect(afterAnswer(after, answer(paidFor), now)).toMatchObject({ agreed: { luggageCount: 3 } })
  })

  it('is paid for where the desk has made it before, and nobody is alarmed', () => {
    const { file } = offered()
    const charges = [...file.charges, { kind: 'changed' as const, cents: 900 }]
    const changed = { ...file, charges, stay: { ...file.stay, luggageCount: 3 } }
    const bag = { id: 'bag', tag: 7, status: 'inside', outTo: null, collectorId: null } as const
    for (const [bags, letter] of [
      [[], 'stay_changed'],
      [[{ ...bag, photo: null }], 'receipt'],
      [[{ ...bag, status: 'voided', photo: null }], 'stay_changed'],
    ] as const) {
      const change = afterAnswer({ ...changed, bags }, answer(paidFor), now)
      expect(change).toMatchObject({ letters: [letter], data: { change: 'made_before' } })
      expect(withChange({ ...changed, bags }, change).stay).toMatchObject({
        ...{ luggageCount: 3, balance: 0, paymentStatus: 'paid' },
      })
    }
  })

  it('is one payment: the same wish finds it again, and another has to give it up first', () => {
    const { file } = offered()
    const twice = offerChange(file, wish, shown, doing)
    expect(twice).toEqual({ refused: 'payment_open' })
    expect(offeredAlready(file, wish, shown, doing)?.id).toBe('offered')
    expect(offeredAlready(file, { luggageCount: 4 }, shown, doing)).toBeUndefined()
    expect(offeredAlready(file, wish, { ...shown, due: 600 }, doing)).toBeUndefined()
  })
})

describe('who may pay for a change online', () => {
  it('is a guest who paid so, for what is due alone', () => {
    expect(mayPayOnline(paidFile(), shown)).toBe(true)
    expect(mayPayOnline(paidFile(), { ...shown, due: 49 })).toBe(false)
    expect(mayPayOnline(paidFile(), { toCard: 900, atDesk: 0, due: 0 })).toBe(false)
    const atDesk = fileOf({ payments: [cash] }, { kind: 'reservation', status: 'confirmed' })
    expect(mayPayOnline(atDesk, shown)).toBe(false)
    expect(mayPayOnline(fileOf({ payments: [cash] }, { status: 'confirmed' }), shown)).toBe(false)
  })

  it('is nobody who asks for what the pass refuses, or was shown another amount', () => {
    const on = (at: Date): Doing => ({ ...doing, at })
    const later = { startDate: new Date(dropOff.getTime() + 86_400_000), luggageCount: 4 }
    expect(offerChange(paidFile(), later, shown, on(dropOff))).toEqual({ refused: 'not_allowed' })
    expect(offerChange(paidFile(), wish, { ...shown, due: 600 }, doing)).toEqual({
      refused: 'stay_changed',
    })
  })
})
