import { Hono } from 'hono'
import { isCalendarDate, tiranaDate } from '../../../domain/calendar.ts'
import { tillCountRequest, tillMovementRequest } from '../../../domain/desk.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { countDrawer, moveCash } from '../../db/till.ts'
import { readSheet } from '../../db/till-sheet.ts'
import { AppError } from '../../errors.ts'
import { submissionOf } from '../../http/idempotency.ts'
import { jsonBody } from '../../http/json-body.ts'
import { staffWrite } from '../../http/staff-write.ts'

async function writingOf(c: AppContext, request: object) {
  const submission = await submissionOf(c, request)
  return { now: new Date(), staffId: c.get('staffId'), submission }
}

/** The drawer at the desk: a day's sheet, what is counted, and cash that is no guest's. */
export const staffTill = new Hono<AppEnv>()
  .get('/till', async (c) => {
    const day = c.req.query('day') ?? tiranaDate(new Date())
    if (!isCalendarDate(day))
      throw new AppError('validation_failed', { fields: { day: 'date_invalid' } })
    return c.json(await readSheet(database(c.env), day))
  })
  .post('/till/counts', staffWrite, jsonBody(tillCountRequest), async (c) => {
    const counted = c.req.valid('json')
    return c.json(await countDrawer(database(c.env), counted, await writingOf(c, counted)))
  })
  .post('/till/movements', staffWrite, jsonBody(tillMovementRequest), async (c) => {
    const movement = c.req.valid('json')
    return c.json(await moveCash(database(c.env), movement, await writingOf(c, movement)))
  })
