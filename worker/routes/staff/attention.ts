import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { countAttention, readAttention } from '../../reports/attention.ts'
import { tillReaderOf } from './drawer-of.ts'

export const staffAttention = new Hono<AppEnv>()
  .get('/attention', async (c) => {
    const reader = tillReaderOf(c)
    return c.json(await readAttention(database(c.env), reader.now, reader))
  })
  .get('/attention/count', async (c) => {
    const reader = tillReaderOf(c)
    return c.json(await countAttention(database(c.env), reader.now, reader))
  })
