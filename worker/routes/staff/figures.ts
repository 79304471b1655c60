import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { readFigures } from '../../reports/figures.ts'

export const staffFigures = new Hono<AppEnv>().get('/figures', async (c) =>
  c.json(await readFigures(database(c.env), new Date())),
)
