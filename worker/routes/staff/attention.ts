import { Hono } from 'hono'
import {
  abandonRequest,
  askStripeRequest,
  contactedRequest,
  keepRequest,
  payOutRequest,
  reviewRequest,
  writeOffRequest,
} from '../../../domain/desk.ts'
import { keepOverpaid, payOut } from '../../../domain/pay-out.ts'
import { refundReview } from '../../../domain/refund-actions.ts'
import { acceptReview, writeOff } from '../../../domain/stay-actions.ts'
import { abandonStay, noteContact } from '../../../domain/uncollected.ts'
import type { AppEnv } from '../../context.ts'
import { readAttention } from '../../db/attention.ts'
import { countAttention } from '../../db/attention-count.ts'
import { database } from '../../db/database.ts'
import { fileOfStay } from '../../db/stay-files.ts'
import { noteAsked } from '../../db/tended.ts'
import { settingsOf } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { tendingOf } from '../../http/idempotency.ts'
import { jsonBody } from '../../http/json-body.ts'
import { staffWrite } from '../../http/staff-write.ts'
import { checkPayment } from '../../payments/check.ts'
import { stripeClient } from '../../stripe.ts'
import { stayAct } from './stays.ts'

/** What staff have to look at, and what settles it where that is no act of the counter. */
export const staffAttention = new Hono<AppEnv>()
  .get('/attention', async (c) => c.json(await readAttention(database(c.env), new Date())))
  .get('/attention/count', async (c) => c.json(await countAttention(database(c.env), new Date())))
  .post(
    '/stays/:id/review',
    ...stayAct(reviewRequest, (file, { payment, outcome, reason }, doing) =>
      outcome === 'accept'
        ? acceptReview(file, payment, reason, doing)
        : refundReview(file, payment, reason, doing),
    ),
  )
  .post(
    '/stays/:id/write-off',
    ...stayAct(writeOffRequest, (file, { reason }, doing) => writeOff(file, reason, doing)),
  )
  .post(
    '/stays/:id/keep',
    ...stayAct(keepRequest, (file, { reason }, doing) => keepOverpaid(file, reason, doing)),
  )
  .post(
    '/stays/:id/pay-out',
    ...stayAct(payOutRequest, (file, { reason }, doing) => payOut(file, reason, doing)),
  )
  .post(
    '/stays/:id/contacts',
    ...stayAct(contactedRequest, (file, { how, reason }, doing) =>
      noteContact(file, how, reason, doing),
    ),
  )
  .post(
    '/stays/:id/abandon',
    ...stayAct(abandonRequest, (file, { reason }, doing) => abandonStay(file, reason, doing)),
  )
  .post('/stays/:id/ask-stripe', staffWrite, jsonBody(askStripeRequest), async (c) => {
    const payments = { db: database(c.env), stripe: stripeClient(settingsOf(c.env)) }
    const before = await fileOfStay(payments.db, c.req.param('id'))
    if (!before) throw new AppError('not_found')
    const asked = { action: 'stripe_asked', subjectId: before.stay.id, data: {} } as const
    await noteAsked(payments.db, asked, await tendingOf(c, c.req.valid('json')))
    for (const { id, method } of before.payments)
      if (method === 'stripe') await checkPayment(payments, id, new Date())
    return c.json((await fileOfStay(payments.db, before.stay.id)) ?? before)
  })
