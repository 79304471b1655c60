import { Hono } from 'hono'
import type { PaymentResponse } from '../../../domain/api.ts'
import { paymentProof } from '../../../domain/booking/booking.ts'
import { tariffOf } from '../../../domain/business/business.ts'
import { awaitsOf } from '../../../domain/payments/payment.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { sendSoon } from '../../email/send.ts'
import { settingOrNull, settingsOf } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { jsonBody, publicWrite } from '../../http/json-body.ts'
import { assertCurrentPayer, passToken } from '../../pass/links.ts'
import { guestRecordOfPayment } from '../../stay/guest-records.ts'
import { paidChange } from '../../stripe/change-outcome.ts'
import { applyAndRefund } from '../../stripe/refunds.ts'
import { retrieveIntent, stripeClient } from '../../stripe/stripe.ts'

export const paymentStatus = new Hono<AppEnv>().post(
  '/payment-status',
  publicWrite,
  jsonBody(paymentProof),
  async (c) => {
    const { paymentIntentId, clientSecret } = c.req.valid('json')
    const db = database(c.env)
    const now = new Date()
    const { known, changes } = await guestRecordOfPayment(db, paymentIntentId, now)
    const stripe = stripeClient(settingsOf(c.env))
    const intent = known && (await retrieveIntent(stripe, paymentIntentId))
    if (!known || !intent || intent.client_secret !== clientSecret) throw new AppError('not_found')
    const record = await applyAndRefund({ db, stripe }, known, intent, now)
    const { stay } = record
    const payment = record.payments.find((one) => one.paymentIntentId === paymentIntentId)
    const change = payment?.pendingChange ? await paidChange(db, stay, paymentIntentId) : null
    sendSoon(c)
    if (payment) assertCurrentPayer(payment, record)
    const paid: PaymentResponse = {
      bookingId: stay.id,
      reference: stay.reference,
      paymentStatus: stay.paymentStatus,
      awaits: awaitsOf(intent.status),
      status: stay.status,
      totalPrice: stay.totalPrice,
      currency: stay.currency,
      customerName: stay.customerName ?? '',
      customerEmail: stay.customerEmail ?? '',
      luggageCount: stay.luggageCount,
      storageType: stay.storageType,
      tariff: tariffOf(stay),
      startDate: stay.startDate.toISOString(),
      endDate: stay.endDate?.toISOString() ?? null,
      changes,
      passToken:
        stay.received > 0 || stay.paymentStatus === 'processing'
          ? await passToken(settingOrNull(c.env, 'LINK_SECRET'), stay)
          : null,
      change,
    }
    return c.json(paid)
  },
)
