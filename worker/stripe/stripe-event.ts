import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { stripeEvents } from '../db/schema/post.ts'
import type { Settings } from '../env.ts'
import { AppError } from '../errors.ts'
import { stripeClient } from './stripe.ts'

/** Maximum age of a signed event in seconds. */
const signatureTolerance = 300

interface DeliveredEvent {
  id: string
  type: string
  paymentIntentId: string | null
}

const event = z.object({ id: z.string(), type: z.string(), data: z.optional(z.unknown()) })

/**
 * Matches the `data` of an event about a PaymentIntent, or about an object that refers to one, such
 * as a charge, refund or dispute. `object` becomes the PaymentIntent's id.
 */
const aboutIntent = z.object({
  object: z.union([
    z.pipe(
      z.object({ object: z.literal('payment_intent'), id: z.string() }),
      z.transform(({ id }) => id),
    ),
    z.pipe(
      z.object({ payment_intent: z.union([z.string(), z.object({ id: z.string() })]) }),
      z.transform(({ payment_intent: intent }) =>
        typeof intent === 'string' ? intent : intent.id,
      ),
    ),
  ]),
})

/**
 * Returns the event in a signed webhook request.
 * Throws `webhook_signature_invalid` if the signature is missing, wrong or too old, `invalid_json`
 * if the body isn't an event, and `misconfigured` if a setting that it needs is missing or
 * malformed.
 */
export async function verifiedEvent(
  settings: Settings,
  body: string,
  signature: string | undefined,
): Promise<DeliveredEvent> {
  const signed = event.safeParse(await signedBody(settings, body, signature))
  if (!signed.success) throw new AppError('invalid_json')
  const { id, type, data } = signed.data
  return { id, type, paymentIntentId: aboutIntent.safeParse(data).data?.object ?? null }
}

function refusalReason(error: Error, signature: string | undefined): string {
  if (!signature) return 'no_signature'
  return error.message.includes('tolerance') ? 'too_old' : 'wrong_signature'
}

async function signedBody(settings: Settings, body: string, signature: string | undefined) {
  const { STRIPE_WEBHOOK_SECRET: secret } = settings
  const { webhooks } = stripeClient(settings)
  try {
    return await webhooks.constructEventAsync(
      body,
      signature ?? '',
      secret,
      signatureTolerance,
      Stripe.createSubtleCryptoProvider(),
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new AppError('webhook_signature_invalid', { reason: refusalReason(error, signature) })
    }
    throw new AppError('invalid_json')
  }
}

/** Records an event once, and returns `true` if it has already been processed. */
export async function recordEvent(db: Database, event: DeliveredEvent): Promise<boolean> {
  const { id, type } = event
  const [, [row]] = await db.batch([
    db
      .insert(stripeEvents)
      .values({ id, type, paymentIntentId: event.paymentIntentId })
      .onConflictDoNothing({ target: stripeEvents.id }),
    db
      .select({ processedAt: stripeEvents.processedAt })
      .from(stripeEvents)
      .where(eq(stripeEvents.id, event.id)),
  ])
  return Boolean(row?.processedAt)
}

export async function markProcessed(db: Database, id: string, now: Date): Promise<void> {
  await db.update(stripeEvents).set({ processedAt: now }).where(eq(stripeEvents.id, id))
}
