import { Hono } from 'hono'
import { lostPassRequest } from '../../domain/pass.ts'
import type { AppEnv } from '../context.ts'
import { type Database, database } from '../db/database.ts'
import { type LostStay, lostStay, queueLostLink } from '../db/lost-links.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { publicWrite } from '../http/public-write.ts'
import { errorFacts, log } from '../log.ts'
import { sendSoon } from '../mail/send.ts'

/** Milliseconds before D1 is asked once more. */
const pause = 1_000

/**
 * Queues the mail though D1 fails once. Should it fail again, nothing of the request is left but a line in
 * the log, as its answer is out: the guest asks anew.
 */
async function queueSurely(db: Database, stay: LostStay): Promise<void> {
  try {
    await queueLostLink(db, stay, new Date()).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      await queueLostLink(db, stay, new Date())
    })
  } catch (error) {
    log('error', 'link_not_queued', { bookingId: stay.id, ...errorFacts(error) })
  }
}

/**
 * The link of a stay again, by mail. Whether there is such a stay, and whether its mailbox has had enough
 * of them, is told neither by the answer nor by the time that it takes: what differs comes after it.
 */
export const lostPass = new Hono<AppEnv>().post(
  '/pass/lost',
  publicWrite,
  jsonBody(lostPassRequest),
  async (c) => {
    if (!settingsOf(c.env).LINK_SECRET) throw new AppError('not_found')
    const db = database(c.env)
    const stay = await lostStay(db, c.req.valid('json'))
    sendSoon(c, async () => stay && queueSurely(db, stay))
    return c.json({ asked: true as const })
  },
)
