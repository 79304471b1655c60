import { env } from 'cloudflare:workers'
import { isNotNull } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Refund } from '../../../domain/payments/money-rows.ts'
import { database } from '../../../worker/db/database.ts'
import { refunds } from '../../../worker/db/schema/money.ts'
import { jobRuns, outbox } from '../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../worker/db/schema/stays.ts'
import { recordOfStay } from '../../../worker/stay/stay-records.ts'
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
  refunded: number
  atBanks: number
}

/** All that Stripe has. Its API would answer with the failures that are ordered for the Worker. */
export function stripesState({ stripe }: Week): Promise<StripeState> {
  return stripe.control('GET', '')
}

/** What Stripe says at the end of the week, of each intent or of several. */
export async function stripesBooks(week: Week) {
  const state = await stripesState(week)
  const intentOf = new Map<string, string>()
  for (const { id, payment_intent: intent } of [
    ...state.charges,
    ...state.refunds,
    ...state.disputes,
  ]) {
    intentOf.set(id, String(intent))
  }

  function sumsOf(paymentIntentIds: readonly string[]): Sums {
    const lines = state.balanceTransactions.filter(({ source }) =>
      paymentIntentIds.includes(intentOf.get(String(source)) ?? ''),
    )
    const of = (...categories: string[]) =>
      sum(
        lines
          .filter(({ reporting_category: category }) => categories.includes(category))
          .map(({ amount }) => amount),
      )
    return {
      received: of('charge'),
      refunded: 0 - of('refund', 'refund_failure'),
      atBanks: 0 - of('dispute', 'dispute_reversal'),
    }
  }

  return { ...state, sumsOf }
}

/** Cash refunds, and refunds that Stripe or a bank refused, are not in Stripe's ledger. */
const isAtStripe = ({ method, status, stripeRefundId }: Refund) =>
  method === 'stripe' && stripeRefundId !== null && (status === 'pending' || status === 'succeeded')

/** Our records, stay by stay. */
export async function ourBooks() {
  const db = database(env)
  const ids = await db.select({ id: stays.id }).from(stays)
  const emails = await db.select().from(outbox)
  const changes = Map.groupBy(
    await db
      .select()
      .from(audit)
      .where(isNotNull(audit.stayId))
      .orderBy(audit.stayId, audit.version),
    ({ stayId }) => stayId,
  )
  const requested = await db.select({ id: refunds.id, auditId: refunds.auditId }).from(refunds)
  const changeOf = new Map(requested.map(({ id, auditId }) => [id, auditId]))
  const records = await Promise.all(ids.map(({ id }) => recordOfStay(db, id)))
  const books = records
    .filter((record) => record !== null)
    .map((record) => {
      const atBanks = record.disputes.filter(({ status }) => status === 'open' || status === 'lost')
      const online = record.payments.filter(({ method }) => method === 'stripe')
      const sums: Sums = {
        received: sum(online.map(({ receivedCents }) => receivedCents)),
        refunded: sum(record.refunds.filter(isAtStripe).map(({ cents }) => cents)),
        atBanks: sum(atBanks.map(({ cents }) => cents)),
      }
      const history = changes.get(record.stay.id) ?? []
      const paymentIntentIds = online.flatMap(({ paymentIntentId }) => paymentIntentId ?? [])
      return { ...record, history, changeOf, sums, intentIds: paymentIntentIds }
    })
  const leases = (await db.select().from(jobRuns)).filter(({ leasedUntil }) => leasedUntil !== null)
  return { stays: books, emails, leases }
}

/** Mails by how their subjects begin, without the reference that they end with. */
export function emailsOf(emails: readonly EmailMessageBuilder[], reference: string): string[] {
  return emails
    .filter(({ subject }) => subject.endsWith(reference))
    .map(({ to, subject }) => `${to}: ${subject.slice(0, -reference.length - 2)}`)
    .sort()
}

export type Book = Awaited<ReturnType<typeof ourBooks>>['stays'][number]
