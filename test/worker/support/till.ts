import { env } from 'cloudflare:workers'
import { and, eq, ne, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { PaymentResponse } from '../../../domain/api.ts'
import type { PaymentProof } from '../../../domain/booking/booking.ts'
import type { ErrorBody } from '../../../domain/input/errors.ts'
import { database } from '../../../worker/db/database.ts'
import { payments } from '../../../worker/db/schema/money.ts'
import { outbox } from '../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../worker/db/schema/stays.ts'
import type { Bindings } from '../../../worker/env.ts'
import { recordOfStay } from '../../../worker/stay/stay-records.ts'
import { paymentRequest, submitKey } from './requests.ts'
import { openSite } from './site.ts'
import { stripeAccount } from './stripe.ts'

interface Intent {
  clientSecret: string
  paymentIntentId: string
  bookingId: string
  reference: string
  totalPrice: number
}

/** A site with a Stripe account of its own, and what its guests do with both. */
export function openTill(account: string, overrides: Partial<Bindings> = {}) {
  const stripe = stripeAccount(account)
  const site = openSite({ STRIPE_SECRET_KEY: stripe.secretKey, ...overrides })
  const db = database(env)

  async function book(request: object = paymentRequest, headers = submitKey()): Promise<Intent> {
    const answer = await site.post('/api/create-payment-intent', request, headers)
    expect(answer.status).toBe(200)
    return answer.json()
  }

  /** Delivers an event. Returns the Worker's response. */
  async function deliver(eventId: string, query?: Record<string, string>) {
    const { body, headers } = await stripe.signed(eventId, query)
    return site.fetch('/api/stripe/webhook', { method: 'POST', body, headers })
  }

  async function deliverAll(paymentIntentId: string) {
    const events = await stripe.eventsOf(paymentIntentId)
    expect(events, 'events of the payment').not.toEqual([])
    for (const { id } of events) await deliver(id)
  }

  /** The guest's browser returns from paying. */
  function comeBack({ paymentIntentId, clientSecret }: Intent) {
    return site.post('/api/payment-status', { paymentIntentId, clientSecret })
  }

  /** The response that the guest's page gets about a payment. */
  async function statusOf(proof: PaymentProof): Promise<PaymentResponse> {
    const { paymentIntentId, clientSecret } = proof
    const answer = await site.post('/api/payment-status', { paymentIntentId, clientSecret })
    return answer.json()
  }

  async function record(id: string) {
    const found = await recordOfStay(db, id)
    if (!found) throw new Error('no such stay')
    return found
  }

  /** A booking with the intent of its own payment, and when Stripe is asked about it next. */
  async function booking(id: string) {
    const { stay, payments: own } = await record(id)
    return {
      ...stay,
      amountRefunded: stay.refunded,
      paymentIntentId: own[0]?.paymentIntentId ?? null,
      paymentCheckAt: own[0]?.checkAt ?? null,
    }
  }

  /** The emails about a stay without the office's news, or about an orphan payment. */
  const emailsOf = (id: string) => {
    const isAbout = id.startsWith('pi_')
      ? sql`${outbox.data} ->> 'intent' = ${id}`
      : eq(outbox.stayId, id)
    return db
      .select()
      .from(outbox)
      .where(and(isAbout, ne(outbox.kind, 'new_booking')))
      .orderBy(outbox.createdAt)
  }

  const auditOf = (stayId: string) =>
    db.select().from(audit).where(eq(audit.stayId, stayId)).orderBy(audit.version)

  /** The history of a stay: each action with the new status of the payment or stay. */
  const historyOf = async (stayId: string) =>
    (await auditOf(stayId)).map(({ action, data, toStatus }) => [action, data.to ?? toStatus])

  /** Where a stay stands, in a line: states, price, returned, balance, and how many rows of each. */
  async function lineOf(stayId: string): Promise<string> {
    const { stay, charges, payments: paid, refunds } = await record(stayId)
    const money = [stay.totalPrice, stay.refunded, stay.balance].join(' ')
    const [changes, emails] = [await auditOf(stayId), await emailsOf(stayId)]
    const rows = { charges, payments: paid, refunds, audit: changes, emails }
    const counts = Object.entries(rows).map(([name, { length }]) => `${name} ${length}`)
    return `${stay.status} ${stay.paymentStatus} ${money} [${counts.join(', ')}]`
  }

  const allBookings = () => db.select().from(stays).where(eq(stays.kind, 'booking'))

  const unattached = () =>
    db
      .select({ stayId: payments.stayId })
      .from(payments)
      .innerJoin(stays, eq(stays.id, payments.stayId))
      .where(and(sql`${payments.paymentIntentId} IS NULL`, eq(payments.method, 'stripe')))

  return {
    site,
    stripe,
    db,
    book,
    deliver,
    deliverAll,
    comeBack,
    statusOf,
    record,
    booking,
    mailsOf: emailsOf,
    auditOf,
    historyOf,
    lineOf,
    allBookings,
    unattached,
  }
}

export async function errorOf(response: Response): Promise<ErrorBody['error']> {
  const { error } = await response.json<ErrorBody>()
  return error
}
