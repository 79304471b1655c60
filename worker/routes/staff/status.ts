import { Hono } from 'hono'
import { systemStatus } from '../../../domain/reports/system-status.ts'
import type { AppEnv } from '../../context.ts'
import { systemFacts } from '../../reports/system-facts.ts'

export const staffStatus = new Hono<AppEnv>().get('/status', async (c) => {
  const now = new Date()
  return c.json(systemStatus(await systemFacts(c.env, now), now))
})
