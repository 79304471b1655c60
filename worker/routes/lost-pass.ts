import { Hono } from 'hono'
import { lostPassRequest } from '../../domain/pass.ts'
import type { AppEnv } from '../context.ts'
import { database } from '../db/database.ts'
import { lostStay, queueLostLink } from '../db/lost-links.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { publicWrite } from '../http/public-write.ts'
import { sendSoon } from '../mail/send.ts'

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
    sendSoon(c, async () => stay && queueLostLink(db, stay, new Date()))
    return c.json({ asked: true as const })
  },
)
