import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningStandIns } from './running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
beforeAll(async () => {
  world = await runningStandIns()
})
afterAll(() => world.close())

const forecast = () =>
  fetch(
    `${world.origin}/v1/forecast?latitude=41.3275&longitude=19.8187&current=temperature_2m,weather_code`,
  )

test('the weather is as ordered, or unavailable', async () => {
  await world.control('POST', '/weather', { temperature: -3.5, code: 73 })
  expect(await (await forecast()).json()).toMatchObject({
    current: { temperature_2m: -3.5, weather_code: 73 },
    current_units: { temperature_2m: '°C' },
  })
  await world.control('POST', '/weather', { fail: true })
  expect((await forecast()).status).toBe(503)
})
