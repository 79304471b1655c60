import { Hono } from 'hono'
import type { ClosuresResponse } from '../../../domain/api.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { openingTimesOf } from '../../opening-hours/closures.ts'

const headers = { 'Cache-Control': 'public, max-age=60' }
export const closuresCacheKey = 'https://closures.internal/'

export const openingTimes = new Hono<AppEnv>().get('/opening-times', async (c) => {
  const known = await caches.default.match(closuresCacheKey)
  if (known) return c.json(await known.json<ClosuresResponse>(), 200, headers)
  const { closures } = await openingTimesOf(database(c.env), new Date())
  const answer: ClosuresResponse<Date> = { closures }
  c.executionCtx.waitUntil(caches.default.put(closuresCacheKey, Response.json(answer, { headers })))
  return c.json(answer, 200, headers)
})
