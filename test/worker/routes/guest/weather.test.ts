import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { business } from '../../../../domain/business/business.ts'
import { forecastUrl } from '../../../../worker/weather.ts'
import { openSite } from '../../support/site.ts'

const site = openSite()
const unreachable = 'http://localhost:1'

/** Sets what the weather service returns from now on. All visitors share it. */
async function weatherIs(sky: {
  temperature?: number
  code?: number
  fail?: boolean
  padding?: number
}) {
  const response = await fetch(new URL('/control/weather', env.WEATHER_ORIGIN), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sky),
  })
  expect(response.ok).toBe(true)
}

const kept = (origin = env.WEATHER_ORIGIN) => caches.default.match(forecastUrl(origin))

async function readWeather(from = site) {
  const answer = await from.fetch('/api/weather')
  expect(answer.status).toBe(200)
  expect(answer.trips).toBe(0)
  return answer.json()
}

beforeEach(async () => {
  await caches.default.delete(forecastUrl(env.WEATHER_ORIGIN))
  await caches.default.delete(forecastUrl(unreachable))
})
afterEach(() => weatherIs({ temperature: 21.4, code: 1, fail: false, padding: 0 }))

describe('the weather', () => {
  it('has whole degrees, a code and a description', async () => {
    await weatherIs({ temperature: 30.6, code: 95 })
    expect(await readWeather()).toEqual({
      temperature: 31,
      weatherCode: 95,
      description: 'thunderstorm',
      fallback: false,
    })
  })

  it('is fetched once in half an hour', async () => {
    await weatherIs({ temperature: 12, code: 61 })
    await readWeather()
    await weatherIs({ temperature: 25, code: 0 })
    expect(await readWeather()).toMatchObject({ temperature: 12, description: 'rainy' })
    expect((await kept())?.headers.get('cache-control')).toBe('max-age=1800')
  })

  it('is requested for the office’s place and Tirana’s time zone', () => {
    const { latitude, longitude } = business.coordinates
    expect(forecastUrl('https://weather.example').href).toBe(
      `https://weather.example/v1/forecast?latitude=${latitude}&longitude=${longitude}` +
        '&current=temperature_2m%2Cweather_code&timezone=Europe%2FTirane',
    )
  })
})

const fallback = {
  temperature: 26,
  weatherCode: 2,
  description: 'partly-cloudy',
  fallback: true,
}

describe('without a reading, the weather is 26 degrees, marked as a fallback', () => {
  it('if the service refuses', async () => {
    await weatherIs({ fail: true })
    expect(await readWeather()).toEqual(fallback)
  })

  it('if the service cannot be reached', async () => {
    expect(await readWeather(openSite({ WEATHER_ORIGIN: unreachable }))).toEqual(fallback)
  })

  it.each([
    { temperature: 1e300 },
    { temperature: 61 },
    { temperature: -61 },
    { code: -1 },
    { code: 100 },
  ])('if the service returns impossible values: %j', async (sky) => {
    await weatherIs(sky)
    expect(await readWeather()).toEqual(fallback)
  })

  it('if the service returns more than the Worker reads', async () => {
    await weatherIs({ padding: 1_000_000 })
    expect(await readWeather()).toEqual(fallback)
  })

  it('for a minute, until the service is asked again', async () => {
    await weatherIs({ fail: true })
    await readWeather()
    await weatherIs({ temperature: 9, fail: false })
    expect(await readWeather()).toEqual(fallback)
    expect((await kept())?.headers.get('cache-control')).toBe('max-age=60')
  })
})
