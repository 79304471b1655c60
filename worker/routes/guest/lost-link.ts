import { Hono } from 'hono'
import { lostLinkRequest } from '../../../domain/pass/pass.ts'
import type { AppEnv } from '../../context.ts'
import { type Database, database } from '../../db/database.ts'
import { sendSoon } from '../../email/send.ts'
import { settingsOf } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { idempotentRequestOf } from '../../http/idempotency.ts'
import { jsonBody, publicWrite } from '../../http/json-body.ts'

import { errorFacts, log } from '../../log.ts'
import { type LostStay, lostStay, queueLostLink } from '../../pass/lost-links.ts'

/** Milliseconds before the retry. */
const pause = 1_000

/**
 * Queues the email, with one retry if D1 fails.
 * A second failure is only logged, because the response has already been sent.
 */
async function queueSurely(db: Database, stay: LostStay, key: string): Promise<void> {
  try {
    await queueLostLink(db, stay, key, new Date()).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      await queueLostLink(db, stay, key, new Date())
    })
  } catch (error) {
    log('error', 'link_not_queued', { bookingId: stay.id, ...errorFacts(error) })
  }
}

/**
 * Emails a guest their stay's link again.
 * Neither the response nor its timing shows whether the stay exists, because the email is only queued after the
 * response. Throws `not_found` if `LINK_SECRET` isn't set.
 */
export const lostLink = new Hono<AppEnv>().post(
  '/pass/lost',
  publicWrite,
  jsonBody(lostLinkRequest),
  async (c) => {
    if (!settingsOf(c.env).LINK_SECRET) throw new AppError('not_found')
    const db = database(c.env)
    const request = c.req.valid('json')
    const { idempotencyKey } = await idempotentRequestOf(c, request)
    const stay = await lostStay(db, request)
    sendSoon(c, async () => stay && queueSurely(db, stay, idempotencyKey))
    return c.json({ asked: true as const })
  },
)
