import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ErrorBody } from '../../../domain/errors.ts'
import { bookingById } from '../../../worker/db/bookings.ts'
import { database } from '../../../worker/db/database.ts'
import { audit, bookings, outbox } from '../../../worker/db/schema.ts'
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

/** A site with a Stripe account of its own, and what its guests do between the two. */
export function openTill(account: string) {
  const stripe = stripeAccount(account)
  const site = openSite({ STRIPE_SECRET_KEY: stripe.secretKey })
  const db = database(env)

  async function book(request: object = paymentRequest, headers = submitKey()): Promise<Intent> {
    const answer = await site.post('/api/create-payment-intent', request, headers)
    expect(answer.status).toBe(200)
    return answer.json()
  }

  /** Stripe delivers an event; answers with the Worker's response. */
  async function deliver(eventId: string, query?: Record<string, string>) {
    const { body, headers } = await stripe.signed(eventId, query)
    return site.fetch('/api/stripe/webhook', { method: 'POST', body, headers })
  }

  async function deliverAll(paymentIntentId: string) {
    for (const { id } of await stripe.eventsOf(paymentIntentId)) await deliver(id)
  }

  /** The guest's browser comes back from paying. */
  function comeBack({ paymentIntentId, clientSecret }: Intent) {
    return site.post('/api/payment-status', { paymentIntentId, clientSecret })
  }

  async function booking(id: string) {
    const row = await bookingById(db, id)
    if (!row) throw new Error('no such booking')
    return row
  }

  const mailsOf = (subjectId: string) =>
    db.select().from(outbox).where(eq(outbox.subjectId, subjectId))

  const auditOf = (subjectId: string) =>
    db.select().from(audit).where(eq(audit.subjectId, subjectId)).orderBy(audit.id)

  const allBookings = () => db.select().from(bookings)

  return {
    site,
    stripe,
    db,
    book,
    deliver,
    deliverAll,
    comeBack,
    booking,
    mailsOf,
    auditOf,
    allBookings,
  }
}

export async function errorOf(answer: Response): Promise<ErrorBody['error']> {
  const { error } = await answer.json<ErrorBody>()
  return error
}
