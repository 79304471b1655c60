import { Hono } from 'hono'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { isCalendarMonth, monthOf } from '../../../domain/time/period.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { readMonth } from '../../reports/month-figures.ts'

export const staffMonth = new Hono<AppEnv>().get('/month', async (c) => {
  const month = c.req.query('month') ?? monthOf(tiranaDate(new Date()))
  if (!isCalendarMonth(month)) throw new AppError('period_invalid')
  return c.json(await readMonth(database(c.env), month))
})
