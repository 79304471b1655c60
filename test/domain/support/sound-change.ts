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

/** What holds of every change of a stay, whoever makes it. */
export function expectSound(before: StayRecord, change: StayUpdate, after: StayRecord) {
  const { stay, charges, payments, refunds, disputes } = after
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0)

  const known = new Set(before.refunds.map(({ id }) => id))

  // 1, 2: the account is that of its rows, and adds up.
  expect(stay).toMatchObject(accountOf(after))
  expect(stay.netPrice).toBe(sum(charges.map(({ cents }) => cents)))
  expect(stay.balance).toBe(stay.netPrice - stay.received + stay.refunded + stay.chargedBack)
  // 3: versions have no gap.
  expect(stay.version).toBe(before.stay.version + 1)
  // 4: each step is a move that leads there.
  const moves = Object.keys(stayTransitions) as StayTransitionName[]
  const leads = moves.some(
    (m) => canTransition(before.stay.status, m) && stayTransitions[m].to === stay.status,
  )
  const isUndone = change.action === 'undone'
  expect(stay.status === before.stay.status || leads || isUndone).toBe(true)
  // 5: returned is what was not refused, per payment and in all, and never above what came.
  expect(stay.refunded).toBeLessThanOrEqual(stay.received)
  for (const { id, receivedCents, refundedCents } of payments) {
    const own = refunds.filter(({ paymentId, status }) => paymentId === id && counts(status))
    const all = sum(own.map(({ cents }) => cents))
    const made = sum(own.filter(({ status }) => status !== 'requested').map(({ cents }) => cents))
    expect(refundedCents).toBe(Math.min(all, receivedCents))
    expect(made).toBeLessThanOrEqual(receivedCents)
    // Nobody asks Stripe for more than is left of a payment, whatever was asked before.
    const asks = change.refunds.some((row) => row.paymentId === id && row.status === 'requested')
    if (asks) expect(all).toBeLessThanOrEqual(receivedCents)
  }
  // By hand goes back only what staff hand over, and Stripe alone is asked for the rest.
  for (const { method, status } of change.refunds.filter(({ id }) => !known.has(id))) {
    if (method !== 'stripe') expect([change.actor, status]).toEqual(['staff', 'succeeded'])
    else if (change.actor !== 'stripe') expect(status).toBe('requested')
  }
  // What the database would refuse.
  for (const cents of [
    stay.netPrice,
    stay.totalPrice,
    stay.received,
    stay.refunded,
    stay.chargedBack,
  ])
    expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
  for (const { cents } of change.charges) expect(cents).not.toBe(0)
  // 7: received is what came, at Stripe and at the desk.
  expect(stay.received).toBe(sum(payments.map(({ receivedCents }) => receivedCents)))
  expect(stay.chargedBack).toBe(
    sum(disputes.filter(({ status }) => status === 'lost').map(({ cents }) => cents)),
  )
  // 9: cash in the drawer is what a payment or refund in cash is worth, in rows that are only added.
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
  // 12: bags are in the house while their stay is, as many as were agreed until the first one leaves.
  const here = bagsInside(after).length
  if (stay.status === 'checked_in') {
    const { luggageCount } = stay
    const hasLeft = after.bags.some(({ status }) => status === 'collected')
    expect(hasLeft ? here > 0 && here < luggageCount : here === luggageCount).toBe(true)
  } else if (stay.status !== 'abandoned') {
    expect(here).toBe(0)
  }
  // 13: what ended unpaid owes at most what the house keeps, and what lapsed holds no money. Undoing leads
  // back to an end as it was by then: what went back twice since is owed there too.
  const ended: StayStatus[] = ['cancelled', 'no_show', 'expired']
  if (ended.includes(stay.status) && stay.status !== before.stay.status && !isUndone) {
    const kept = Math.max(0, stay.received - stay.refunded - stay.chargedBack)
    expect(stay.netPrice).toBeLessThanOrEqual(kept)
  }
  if (stay.status === 'expired' && before.stay.status === 'pending') {
    const held = payments.map((row) => row.receivedCents - row.refundedCents)
    expect(held.every((cents) => cents === 0)).toBe(true)
  }
  // 14: a refund of accepted money that was made outside never raises what is due.
  const isOutside =
    change.action === 'payment_synced' &&
    change.disputes.length === 0 &&
    change.refunds.length > 0 &&
    change.refunds.every(({ reason, status }) => reason === refundMadeAtStripe && counts(status)) &&
    change.payments.every(({ status }) => status === 'succeeded')
  const due = (record: StayRecord) => Math.max(0, record.stay.balance)
  // What a bank took back besides cannot be given away a second time.
  if (isOutside) expect(due(after)).toBeLessThanOrEqual(Math.max(due(before), stay.chargedBack))
  // Promise 5, 9: nothing but accepted money confirms.
  if (stay.status === 'confirmed' && before.stay.status !== 'confirmed' && !isUndone)
    expect(payments.some(({ status }) => status === 'succeeded')).toBe(true)
  // 15: each letter once a change; money that came is never forgotten.
  expect(new Set(change.emails).size).toBe(change.emails.length)
  const voided = change.payments.filter(({ status }) => status === 'voided')
  const taken = sum(
    voided.map(({ id }) => before.payments.find((row) => row.id === id)?.receivedCents ?? 0),
  )
  expect(isUndone || voided.length === 0).toBe(true)
  expect(stay.received).toBeGreaterThanOrEqual(before.stay.received - taken)
}
