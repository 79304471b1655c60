import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { say } from './support/logs.ts'
import { openTill } from './support/till.ts'
import { openDesk } from './two-devices/desk.ts'

const till = openTill('two_devices_week')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('promise 33: a week of two staff, half of it offline, ends with the right shelf and drawer', async () => {
  const today = tiranaDate(new Date())
  const at = (day: number, time: string) => tiranaInstant(addDays(today, day), time)
  vi.setSystemTime(at(1, '09:00'))
  const desk = await openDesk(till, 7)
  const { arta, beni, chance, counts } = desk
  const done = () => (counts.get('offline') ?? 0) + (counts.get('online') ?? 0)
  for (let round = 0; done() < 500; round += 1) {
    const day = 1 + Math.floor(round / 2)
    vi.setSystemTime(at(day, round % 2 === 0 ? '09:30' : '13:30'))
    for (let guest = 0; guest < 4; guest += 1) await desk.expects()
    desk.later(6)
    for (const device of [arta, beni]) await device.sync()
    const offline = chance.oneOf([[arta], [beni], [arta, beni]] as const)
    for (const device of offline) device.goes(false)
    for (let turn = 0; turn < 36; turn += 1) await desk.anything(chance.oneOf([arta, beni]))
    // Somebody types a tag that hangs on a bag already.
    const [tag = 1] = arta.free(1)
    await desk.walksIn(arta, [tag], true, 'euro')
    await desk.walksIn(beni, [tag], true, 'euro')
    await desk.allArrives()
  }
  const days = Array.from({ length: 9 }, (_, day) => addDays(today, day))
  await desk.agrees(days)
  say(
    [...counts]
      .toSorted()
      .map(([what, times]) => `  ${what}: ${times}`)
      .join('\n'),
  )
  expect(desk.hands.unexplained().cents).toBeGreaterThan(0)
  for (const where of ['online', 'offline'])
    for (const what of ['bags added', 'extra days paid'])
      expect(counts.get(`${what} ${where}`), `${what} ${where}`).toBeGreaterThan(0)
  expect(counts.get('offline')).toBeGreaterThan(200)
  expect(counts.get('online')).toBeGreaterThan(100)
}, 120_000)
