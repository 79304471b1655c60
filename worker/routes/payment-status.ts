import { Hono } from 'hono'
import type { PaidBooking } from '../../domain/answers.ts'
import { paymentProof } from '../../domain/booking.ts'
import { awaitsOf } from '../../domain/payment.ts'
import type { AppEnv } from '../context.ts'
import { database } from '../db/database.ts'
import { bookingOfPayment } from '../db/payment-links.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { publicWrite } from '../http/public-write.ts'
import { sendSoon } from '../mail/send.ts'
import { applyIntent } from '../payments/sync.ts'
import { retrieveIntent, stripeClient } from '../stripe.ts'

/** What became of a payment; asked by the page that Stripe leads the guest back to. */
export const paymentStatus = new Hono<AppEnv>().post(
  '/payment-status',
  publicWrite,
  jsonBody(paymentProof),
  async (c) => {
    const { paymentIntentId, clientSecret } = c.req.valid('json')
    const db = database(c.env)
    const known = await bookingOfPayment(db, paymentIntentId)
    const intent = known && (await retrieveIntent(stripeClient(settingsOf(c.env)), paymentIntentId))
    if (!known || !intent || intent.client_secret !== clientSecret) throw new AppError('not_found')
    // Whoever wins the race for the row took it from Stripe too, so one attempt is enough here.
    const { booking } = await applyIntent(db, known, intent, new Date())
    sendSoon(c)
    const paid: PaidBooking = {
      bookingId: booking.id,
      reference: booking.reference,
      paymentStatus: booking.paymentStatus,
      awaits: awaitsOf(intent.status),
      status: booking.status,
      totalPrice: booking.totalPrice,
      currency: booking.currency,
      customerName: booking.customerName,
      customerEmail: booking.customerEmail,
      luggageCount: booking.luggageCount,
      storageType: booking.storageType,
      startDate: booking.startDate.toISOString(),
      endDate: booking.endDate?.toISOString() ?? null,
    }
    return c.json(paid)
  },
)
