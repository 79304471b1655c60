import { Hono } from 'hono'
import { stayFilter } from '../../../domain/stay/stay-filter.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { staysOfDay } from '../../desk/desk-stays.ts'
import { AppError } from '../../errors.ts'
import { query } from '../../http/json-body.ts'
import { cursorOf, pageOf } from '../../http/paging.ts'
import { findStays, foundAtOnce } from '../../stay/find-stays.ts'
import { historyOfStay } from '../../stay/stay-history.ts'
import { recordOfStay, recordsWithIds } from '../../stay/stay-records.ts'

export const staffStays = new Hono<AppEnv>()
  .get('/day', async (c) => c.json(await staysOfDay(database(c.env), new Date())))
  .get('/stays', query(stayFilter), async (c) => {
    const db = database(c.env)
    const found = await findStays(db, c.req.valid('query'), cursorOf(c), new Date())
    const ids = pageOf(c, found, foundAtOnce).map(({ id }) => id)
    const records = await recordsWithIds(db, ids)
    return c.json(
      records.toSorted((one, other) => ids.indexOf(one.stay.id) - ids.indexOf(other.stay.id)),
    )
  })
  .get('/stays/:id', async (c) => {
    const record = await recordOfStay(database(c.env), c.req.param('id'))
    if (!record) throw new AppError('not_found')
    return c.json(record)
  })
  .get('/stays/:id/history', async (c) => {
    const history = await historyOfStay(database(c.env), c.req.param('id'))
    if (history.changes.length === 0) throw new AppError('not_found')
    return c.json(history)
  })
