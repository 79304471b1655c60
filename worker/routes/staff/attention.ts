import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { countAttention, readAttention } from '../../reports/attention.ts'

export const staffAttention = new Hono<AppEnv>()
  .get('/attention', async (c) => c.json(await readAttention(database(c.env), new Date())))
  .get('/attention/count', async (c) => c.json(await countAttention(database(c.env), new Date())))
