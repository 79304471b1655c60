import { Hono } from 'hono'
import { mailboxKey } from '../../../domain/input/mailbox.ts'
import { lostLinkRequest } from '../../../domain/pass/pass.ts'
import type { AppEnv } from '../../context.ts'
import { type Database, database } from '../../db/database.ts'
import { sendSoon } from '../../email/send.ts'
import { settingsOf } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { idempotentRequestOf } from '../../http/idempotency.ts'
import { jsonBody, publicWrite } from '../../http/json-body.ts'

import { errorFacts, log } from '../../log.ts'
import { queueLostLinks, stayOfMailbox } from '../../pass/lost-links.ts'

/** Milliseconds until `queueSurely` tries again. */
const pause = 1_000

interface Lost {
  emailKey: string
  /** Id of one of the mailbox's stays. */
  bookingId: string
}

/**
 * Calls `queueLostLinks`, with one retry.
 * A second failure is only logged, because the response has already been sent.
 */
async function queueSurely(
  db: Database,
  { emailKey, bookingId }: Lost,
  key: string,
): Promise<void> {
  try {
    await queueLostLinks(db, emailKey, key, new Date()).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      await queueLostLinks(db, emailKey, key, new Date())
    })
  } catch (error) {
    log('error', 'link_not_queued', { bookingId, ...errorFacts(error) })
  }
}

/**
 * Sends a mailbox the links of its stays again.
 * Neither the response nor its timing shows whether there are any stays, because the email is only
 * queued after the response. Throws `not_found` if `LINK_SECRET` isn't set.
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
    const emailKey = mailboxKey(request.email)
    const bookingId = await stayOfMailbox(db, emailKey)
    sendSoon(c, async () => bookingId && queueSurely(db, { emailKey, bookingId }, idempotencyKey))
    return c.json({ asked: true as const })
  },
)
