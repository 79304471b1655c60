import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import { refundGoodwill } from '../../../domain/stay/refund-actions.ts'
import { database } from '../../../worker/db/database.ts'
import { disputes } from '../../../worker/db/schema/money.ts'
import { settingsOf } from '../../../worker/env.ts'
import { failureOf } from '../../../worker/failure.ts'
import { enterStaff } from '../../../worker/http/staff.ts'
import { runAction } from '../../../worker/stripe/run-action.ts'
import { stripeClient } from '../../../worker/stripe/stripe.ts'
import type { Asking } from './asking.ts'
import { openFates } from './fates.ts'
import type { Visit } from './guests.ts'
import { outage, type Week } from './week.ts'

const hour = 60

/** What may still happen to money that came. */
export function openAftermath(week: Week, asking: Asking) {
  const { chance, stripe, workers, later, count, heardAsInquiry } = week
  let settings = Promise.resolve<unknown>(undefined)

  const control = (path: string, body: object = {}) =>
    stripe.control<{ id: string }>('POST', path, body)
  const withTimeout = (action: () => Promise<unknown>) =>
    later(chance.whole(4 * hour, 30 * hour), action)

  /**
   * One after another, as how a refund starts is a setting of the whole account. Null where the guest
   * has the money already.
   */
  function refundAtStripe(visit: Visit, amount: number, start: string) {
    const made = settings.then(async () => {
      await control('/refunds', { start })
      const refund = await control(`/payment-intents/${visit.paymentIntentId}/refund`, {
        amount,
      }).catch((error: Error) => {
        expect(error.message).toMatch(/already_refunded|greater than unrefunded/)
        count('refunds that Stripe refused')
        return null
      })
      await control('/refunds', { start: 'succeeded' })
      return refund
    })
    settings = made
    return made
  }

  async function dashboardRefund(visit: Visit): Promise<void> {
    const amount = chance.happens(0.5) ? visit.totalPrice : chance.whole(1, visit.totalPrice - 1)
    const isPending = chance.happens(0.5)
    const fails = chance.happens(0.4)
    count(`refunds at Stripe, ${amount === visit.totalPrice ? 'in full' : 'in part'}`)
    const made = await refundAtStripe(visit, amount, isPending ? 'pending' : 'succeeded')
    if (!made || (!fails && !isPending)) return
    const { id } = made
    if (fails) count('refunds that fail later')
    const outcome = fails ? 'failed' : 'succeeded'
    withTimeout(() => control(`/refunds/${id}/settle`, { outcome }))
  }

  /** Staff give part of the price back, or cancel the stay; asked again until there is an answer. */
  function houseRefund({ bookingId, totalPrice }: Visit): void {
    const isWhole = chance.happens(0.5)
    const cents = chance.whole(1, totalPrice - 1)
    const idempotent = { idempotencyKey: `refund:${crypto.randomUUID()}`, requestDigest: 'refund' }
    count(`refunds by the house, ${isWhole ? 'in full' : 'in part'}`)

    async function ask(timeoutMs: number): Promise<void> {
      const { id: staffId } = await enterStaff(database(workers.living.bindings), 'desk@site.test')
      const { bindings } = workers.next()
      const now = new Date()
      const context = {
        actor: 'staff' as const,
        inPerson: false,
        at: now,
        newId: () => crypto.randomUUID(),
      }
      const payments = { db: database(bindings), stripe: stripeClient(settingsOf(bindings)) }
      try {
        const acted = await runAction(
          payments,
          bookingId,
          (record) =>
            isWhole
              ? cancelStay(record, 'A bad week', context)
              : refundGoodwill(record, cents, 'A bad week', context),
          { now, staffId, idempotent },
        )
        if (acted?.outcome === 'done') return
        count(`refunds by the house that were ${acted?.outcome}`)
      } catch (error) {
        expect(failureOf(error).code).toMatch(outage)
        count('refunds by the house without an answer')
      }
      if (timeoutMs > 0) later(chance.whole(1, 5), () => ask(timeoutMs - 1))
    }
    later(0, () => ask(4))
  }

  async function dispute({ paymentIntentId }: Visit, inquiry: boolean): Promise<void> {
    const { id } = await control(`/payment-intents/${paymentIntentId}/dispute`, { inquiry })
    count(inquiry ? 'inquiries' : 'disputes')
    if (chance.happens(0.5)) withTimeout(() => respond(id, inquiry))
    else withTimeout(() => decide(id, inquiry))
  }

  async function respond(id: string, inquiry: boolean): Promise<void> {
    await control(`/disputes/${id}/respond`)
    withTimeout(() => decide(id, inquiry))
  }

  async function decide(id: string, inquiry: boolean): Promise<unknown> {
    if (inquiry && chance.happens(0.3)) {
      count('inquiries that became disputes')
      const db = database(workers.living.bindings)
      const known = await db.select().from(disputes).where(eq(disputes.id, id)).get()
      if (known?.status === 'inquiry') heardAsInquiry.add(id)
      await control(`/disputes/${id}/escalate`)
      return withTimeout(() => decide(id, false))
    }
    // Some banks take longer than a week.
    if (chance.happens(0.2)) return count('disputes left open')
    const status = inquiry ? 'warning_closed' : chance.oneOf(['won', 'lost'])
    count(`disputes ${status}`)
    return control(`/disputes/${id}/close`, { status })
  }

  const meet = openFates(week, asking, (visit, cents) => refundAtStripe(visit, cents, 'succeeded'))

  /** Each paid booking has one of these at most. */
  return function follow(visit: Visit): void {
    const { fate } = visit
    if (fate) meet(visit, fate)
    else if (chance.happens(0.5)) followByChance(visit)
  }

  function followByChance(visit: Visit): void {
    withTimeout(async () => {
      const turn = chance.whole(1, 6)
      if (turn <= 2) return dashboardRefund(visit)
      if (turn <= 4) return houseRefund(visit)
      return dispute(visit, turn === 5)
    })
  }
}
