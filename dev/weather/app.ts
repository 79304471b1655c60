import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'

export interface Sky {
  temperature: number
  code: number
  fail: boolean
  padding: number
}
export const fairSky: Sky = { temperature: 21.4, code: 1, fail: false, padding: 0 }

const Change = z.strictObject({
  temperature: z.optional(z.number()),
  code: z.optional(z.int()),
  fail: z.optional(z.boolean()),
  padding: z.optional(z.int().check(z.nonnegative())),
})

export function createWeather(sky: Sky) {
  const app = new Hono()

  app.get('/v1/forecast', (c) => {
    if (sky.fail)
      return c.json({ error: true, reason: 'The weather stand-in was told to fail.' }, 503)
    return c.json({
      latitude: Number(c.req.query('latitude') ?? 41.3275),
      longitude: Number(c.req.query('longitude') ?? 19.8187),
      generationtime_ms: 0.02,
      utc_offset_seconds: 3600,
      timezone: c.req.query('timezone') ?? 'GMT',
      timezone_abbreviation: 'GMT+1',
      elevation: 110,
      current_units: {
        time: 'iso8601',
        interval: 'seconds',
        temperature_2m: '°C',
        weather_code: 'wmo code',
      },
      current: {
        time: new Date().toISOString().slice(0, 16),
        interval: 900,
        temperature_2m: sky.temperature,
        weather_code: sky.code,
      },
      ...(sky.padding > 0 && { padding: ' '.repeat(sky.padding) }),
    })
  })

  app.get('/control/weather', (c) => c.json(sky))
  app.post('/control/weather', zValidator('json', Change), (c) =>
    c.json(Object.assign(sky, c.req.valid('json'))),
  )

  return app
}
