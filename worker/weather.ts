import * as z from 'zod/mini'
import { business } from '../domain/business/business.ts'
import { type WeatherReading, weatherReading } from '../domain/business/weather.ts'

/** Milliseconds until a request to Open-Meteo times out. */
const timeout = 4_000
/** Maximum size of a response in bytes. A forecast has about 500. */
const longest = 65_536

const forecast = z.object({
  current: z.object({
    temperature_2m: z.number().check(z.minimum(-60), z.maximum(60)),
    weather_code: z.int().check(z.minimum(0), z.maximum(99)),
  }),
})

/** Returns Open-Meteo's URL for the current weather at the office. It is also the cache key. */
export function forecastUrl(origin: string): URL {
  const url = new URL('/v1/forecast', origin)
  url.search = new URLSearchParams({
    latitude: String(business.coordinates.latitude),
    longitude: String(business.coordinates.longitude),
    current: 'temperature_2m,weather_code',
    timezone: business.timeZone,
  }).toString()
  return url
}

/**
 * Requests the current weather.
 * Throws if Open-Meteo can't be reached, times out or sends no valid response.
 */
export async function askWeather(url: URL): Promise<WeatherReading> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`The weather service answered ${response.status}`)
  const { current } = forecast.parse(JSON.parse(await shortText(response)))
  return weatherReading(current.temperature_2m, current.weather_code)
}

async function shortText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > longest) throw new Error('The weather service says too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
