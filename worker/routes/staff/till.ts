import { Hono } from 'hono'
import {
  tillClosingRequest,
  tillCountRequest,
  tillMovementRequest,
} from '../../../domain/desk/desk.ts'
import { isCalendarDate, tiranaDate } from '../../../domain/time/calendar.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { closeDay } from '../../desk/close-day.ts'
import { countDrawer, moveCash } from '../../desk/till.ts'
import { readReport } from '../../desk/till-report.ts'
import { AppError } from '../../errors.ts'
import { resolvingOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'
import { isStaff } from '../../http/staff.ts'
import { drawerOf, tillReaderOf } from './drawer-of.ts'

export const staffTill = new Hono<AppEnv>()
  .get('/till', async (c) => {
    const reader = tillReaderOf(c)
    const day = c.req.query('day') ?? tiranaDate(reader.now)
    if (!isCalendarDate(day))
      throw new AppError('validation_failed', { fields: { day: 'date_invalid' } })
    return c.json(await readReport(database(c.env), day, reader))
  })
  .post('/till/counts', staffWrite, jsonBody(tillCountRequest), async (c) => {
    const request = c.req.valid('json')
    const { holder, ...counted } = request
    const [role, writing] = [c.get('role'), await resolvingOf(c, request)]
    const of = { ...drawerOf(c), ...(holder !== undefined && { staffId: holder }) }
    if (of.staffId !== writing.staffId && role !== 'owner') throw new AppError('owner_only')
    if (holder !== undefined && !(await isStaff(database(c.env), holder)))
      throw new AppError('not_found')
    return c.json(await countDrawer(database(c.env), counted, writing, { ...of, role }))
  })
  .post('/till/closings', staffWrite, jsonBody(tillClosingRequest), async (c) => {
    const closing = c.req.valid('json')
    const writing = await resolvingOf(c, closing)
    return c.json(await closeDay(database(c.env), closing, writing, tillReaderOf(c)))
  })
  .post('/till/movements', staffWrite, jsonBody(tillMovementRequest), async (c) => {
    const movement = c.req.valid('json')
    const writing = await resolvingOf(c, movement)
    return c.json(await moveCash(database(c.env), movement, writing, drawerOf(c)))
  })
