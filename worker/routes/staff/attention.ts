import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { readAttention } from '../../db/attention.ts'
import { countAttention } from '../../db/attention-count.ts'
import { database } from '../../db/database.ts'

/** What staff have to look at. */
export const staffAttention = new Hono<AppEnv>()
  .get('/attention', async (c) => c.json(await readAttention(database(c.env), new Date())))
  .get('/attention/count', async (c) => c.json(await countAttention(database(c.env), new Date())))
