import { expect } from 'vitest'
import type { StayStatus } from '../../../domain/business/stay.ts'
import { accountOf } from '../../../domain/payments/account.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import {
  canTransition,
  type StayTransitionName,
  stayTransitions,
} from '../../../domain/stay/stay-transition.ts'
import type { StayUpdate } from '../../../domain/stay/stay-update.ts'
import { refundMadeAtStripe } from '../../../domain/stripe/stripe-rows.ts'

const counts = (state: string) => state !== 'failed' && state !== 'canceled'

/** Invariants of every update of a stay, whoever makes it. */
export function expectSound(before: StayRecord, change: StayUpdate, after: StayRecord) {
  const { stay, charges, payments, refunds, disputes } = after
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0)

  const known = new Set(before.refunds.map(({ id }) => id))

  // 1, 2: the account matches its rows and adds up.
  expect(stay).toMatchObject(accountOf(after))
  expect(stay.netPrice).toBe(sum(charges.map(({ cents }) => cents)))
  expect(stay.balance).toBe(stay.netPrice - stay.received + stay.refunded + stay.chargedBack)
  // 3: versions have no gap.
  expect(stay.version).toBe(before.stay.version + 1)
  // 4: each transition is allowed and leads to the new status.
  const moves = Object.keys(stayTransitions) as StayTransitionName[]
  const leads = moves.some(
    (m) => canTransition(before.stay.status, m) && stayTransitions[m].to === stay.status,
  )
  const isUndone = change.action === 'undone'
  expect(stay.status === before.stay.status || leads || isUndone).toBe(true)
  // 5: a payment's refunded amount is the sum of its refunds that didn't fail, at most what was received.
  expect(stay.refunded).toBeLessThanOrEqual(stay.received)
  for (const { id, receivedCents, refundedCents } of payments) {
    const own = refunds.filter(({ paymentId, status }) => paymentId === id && counts(status))
    const all = sum(own.map(({ cents }) => cents))
    const made = sum(own.filter(({ status }) => status !== 'requested').map(({ cents }) => cents))
    expect(refundedCents).toBe(Math.min(all, receivedCents))
    expect(made).toBeLessThanOrEqual(receivedCents)
    // Stripe is never asked to refund more than is left of a payment.
    const asks = change.refunds.some((row) => row.paymentId === id && row.status === 'requested')
    if (asks) expect(all).toBeLessThanOrEqual(receivedCents)
  }
  // Only cash refunds are paid out by staff; Stripe is asked for the rest.
  for (const { method, status } of change.refunds.filter(({ id }) => !known.has(id))) {
    if (method !== 'stripe') expect([change.actor, status]).toEqual(['staff', 'succeeded'])
    else if (change.actor !== 'stripe') expect(status).toBe('requested')
  }
  // Constraints of the database.
  for (const cents of [
    stay.netPrice,
    stay.totalPrice,
    stay.received,
    stay.refunded,
    stay.chargedBack,
  ])
    expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
  for (const { cents } of change.charges) expect(cents).not.toBe(0)
  // 7: received is the sum of the payments, at Stripe and at the desk.
  expect(stay.received).toBe(sum(payments.map(({ receivedCents }) => receivedCents)))
  expect(stay.chargedBack).toBe(
    sum(disputes.filter(({ status }) => status === 'lost').map(({ cents }) => cents)),
  )
  // 9: cash in the drawer is the sum of cash payments and refunds; its rows are never changed.
  expect(after.drawer).toEqual([...before.drawer, ...change.drawer])
  const drawn = (id: string) =>
    sum(
      after.drawer.filter((row) => [row.paymentId, row.refundId].includes(id)).map((r) => r.cents),
    )
  for (const { id, method, receivedCents } of payments)
    expect(drawn(id)).toBe(method === 'cash' ? receivedCents : 0)
  for (const { id, method, cents } of refunds)
    expect(drawn(id)).toBe(method === 'cash' ? -cents : 0)
  // 11: at most one open payment.
  const open = payments.filter(({ status }) => ['pending', 'processing', 'failed'].includes(status))
  expect(open.length).toBeLessThanOrEqual(1)
  // 12: bags are inside while their stay is, as many as were agreed until the first one leaves.
  const here = bagsInside(after).length
  if (stay.status === 'checked_in') {
    const { luggageCount } = stay
    const hasLeft = after.bags.some(({ status }) => status === 'collected')
    expect(hasLeft ? here > 0 && here < luggageCount : here === luggageCount).toBe(true)
  } else if (stay.status !== 'abandoned') {
    expect(here).toBe(0)
  }
  // 13: a stay that ended unpaid owes at most what the office keeps, and an expired one holds no money. An
  // undo restores the earlier end, where money that was refunded twice since is owed too.
  const ended: StayStatus[] = ['cancelled', 'no_show', 'expired']
  if (ended.includes(stay.status) && stay.status !== before.stay.status && !isUndone) {
    const kept = Math.max(0, stay.received - stay.refunded - stay.chargedBack)
    expect(stay.netPrice).toBeLessThanOrEqual(kept)
  }
  if (stay.status === 'expired' && before.stay.status === 'pending') {
    const held = payments.map((row) => row.receivedCents - row.refundedCents)
    expect(held.every((cents) => cents === 0)).toBe(true)
  }
  // 14: a refund of accepted money that was made outside never raises the amount due.
  const isOutside =
    change.action === 'payment_synced' &&
    change.disputes.length === 0 &&
    change.refunds.length > 0 &&
    change.refunds.every(({ reason, status }) => reason === refundMadeAtStripe && counts(status)) &&
    change.payments.every(({ status }) => status === 'succeeded')
  const due = (record: StayRecord) => Math.max(0, record.stay.balance)
  // What a bank took back can't be refunded again.
  if (isOutside) expect(due(after)).toBeLessThanOrEqual(Math.max(due(before), stay.chargedBack))
  // Promise 5, 9: only accepted money confirms a stay.
  if (stay.status === 'confirmed' && before.stay.status !== 'confirmed' && !isUndone)
    expect(payments.some(({ status }) => status === 'succeeded')).toBe(true)
  // 15: each email is sent once per update; received money is never lost.
  expect(new Set(change.emails).size).toBe(change.emails.length)
  const voided = change.payments.filter(({ status }) => status === 'voided')
  const taken = sum(
    voided.map(({ id }) => before.payments.find((row) => row.id === id)?.receivedCents ?? 0),
  )
  expect(isUndone || voided.length === 0).toBe(true)
  expect(stay.received).toBeGreaterThanOrEqual(before.stay.received - taken)
}
