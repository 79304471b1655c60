import { Hono } from 'hono'
import { tillCountRequest, tillMovementRequest } from '../../../domain/desk/desk.ts'
import { isCalendarDate, tiranaDate } from '../../../domain/time/calendar.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { countDrawer, moveCash } from '../../desk/till.ts'
import { readReport } from '../../desk/till-report.ts'
import { AppError } from '../../errors.ts'
import { resolvingOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'

export const staffTill = new Hono<AppEnv>()
  .get('/till', async (c) => {
    const day = c.req.query('day') ?? tiranaDate(new Date())
    if (!isCalendarDate(day))
      throw new AppError('validation_failed', { fields: { day: 'date_invalid' } })
    return c.json(await readReport(database(c.env), day))
  })
  .post('/till/counts', staffWrite, jsonBody(tillCountRequest), async (c) => {
    const counted = c.req.valid('json')
    const [db, writing] = [database(c.env), await resolvingOf(c, counted)]
    return c.json(await countDrawer(db, counted, writing, c.get('role')))
  })
  .post('/till/movements', staffWrite, jsonBody(tillMovementRequest), async (c) => {
    const movement = c.req.valid('json')
    return c.json(await moveCash(database(c.env), movement, await resolvingOf(c, movement)))
  })
