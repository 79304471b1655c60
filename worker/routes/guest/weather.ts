import { type Context, Hono } from 'hono'
import type { WeatherResponse } from '../../../domain/api.ts'
import { fallbackWeather, weatherMinutes } from '../../../domain/business/weather.ts'
import type { AppEnv } from '../../context.ts'
import { settingsOf } from '../../env.ts'
import { errorFacts, log } from '../../log.ts'
import { askWeather, forecastUrl } from '../../weather.ts'

/** Seconds in the cache. Fallback weather expires sooner, so Open-Meteo is soon asked again. */
const keptFor = { live: weatherMinutes * 60, fallback: 60 }

/** Weather at the office (specification, sections 4 and 7). */
export const weather = new Hono<AppEnv>().get('/weather', async (c) => {
  const url = forecastUrl(settingsOf(c.env).WEATHER_ORIGIN)
  const known = await caches.default.match(url)
  if (known) return c.json(await known.json<WeatherResponse>())
  const reading = await liveOrFallback(url, c.get('requestId'))
  keep(c, url, reading, keptFor[reading.fallback ? 'fallback' : 'live'])
  return c.json(reading)
})

async function liveOrFallback(url: URL, requestId: string): Promise<WeatherResponse> {
  try {
    return { ...(await askWeather(url)), fallback: false }
  } catch (error) {
    log('warn', 'weather_unavailable', { requestId, ...errorFacts(error) })
    return { ...fallbackWeather, fallback: true }
  }
}

function keep(c: Context<AppEnv>, url: URL, reading: WeatherResponse, seconds: number): void {
  const copy = Response.json(reading, { headers: { 'Cache-Control': `max-age=${seconds}` } })
  c.executionCtx.waitUntil(caches.default.put(url, copy))
}
