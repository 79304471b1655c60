import { env } from 'cloudflare:workers'
import type Stripe from 'stripe'
import { database } from '../../../worker/db/database.ts'
import { outbox } from '../../../worker/db/schema/post.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { fileOfStay } from '../../../worker/db/stay-files.ts'
import type { Week } from './week.ts'

interface StripeState {
  paymentIntents: Stripe.PaymentIntent[]
  charges: Stripe.Charge[]
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
  balanceTransactions: Stripe.BalanceTransaction[]
  faults: { times: number }[]
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

/** Cents that came, went back, and are with cardholders' banks. */
export interface Sums {
  received: number
  returned: number
  atBanks: number
}

/** What Stripe says at the end of the week, intent by intent. */
export async function stripesBooks({ stripe }: Week) {
  const state = await stripe.control<StripeState>('GET', '')
  const intentOf = new Map<string, string>()
  for (const { id, payment_intent: intent } of [
    ...state.charges,
    ...state.refunds,
    ...state.disputes,
  ]) {
    intentOf.set(id, String(intent))
  }

  function sumsOf(intentId: string): Sums {
    const lines = state.balanceTransactions.filter(
      ({ source }) => intentOf.get(String(source)) === intentId,
    )
    const of = (...categories: string[]) =>
      sum(
        lines
          .filter(({ reporting_category: category }) => categories.includes(category))
          .map(({ amount }) => amount),
      )
    return {
      received: of('charge'),
      returned: 0 - of('refund', 'refund_failure'),
      atBanks: 0 - of('dispute', 'dispute_reversal'),
    }
  }

  return { ...state, sumsOf }
}

/** What our database says, stay by stay. */
export async function ourBooks() {
  const db = database(env)
  const ids = await db.select({ id: stays.id }).from(stays)
  const mails = await db.select().from(outbox)
  const files = await Promise.all(ids.map(({ id }) => fileOfStay(db, id)))
  const books = files
    .filter((file) => file !== null)
    .map((file) => {
      const atBanks = file.disputes.filter(({ state }) => state === 'open' || state === 'lost')
      const sums: Sums = {
        received: file.stay.received,
        returned: file.stay.returned,
        atBanks: sum(atBanks.map(({ cents }) => cents)),
      }
      return { ...file, sums, intentId: file.payments[0]?.intentId ?? null }
    })
  return { stays: books, mails }
}

/** What the calendar brings once nobody comes, and what goes back, has tests of its own. */
const elsewhere = /^(Tomorrow|We did not see you|Your refund|Your booking is cancelled)/

/** Mails by how their subjects begin, without the reference that they end with. */
export function lettersOf(mails: readonly EmailMessageBuilder[], reference: string): string[] {
  return mails
    .filter(({ subject }) => subject.endsWith(reference) && !elsewhere.test(subject))
    .map(({ to, subject }) => `${to}: ${subject.slice(0, -reference.length - 2)}`)
    .sort()
}
