import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StaffAttention } from '../../domain/reports/staff-attention.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { say } from './support/logs.ts'
import { openTill } from './support/till.ts'
import { openDesk } from './two-devices/desk.ts'

const till = openTill('two_devices')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(tiranaInstant(addDays(tiranaDate(new Date()), 1), '10:00'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('promise 33: two devices offline for an hour', () => {
  it('end with every bag where the books say, and every cent in the till', async () => {
    const desk = await openDesk(till, 33)
    const { arta, beni, colleague, checksIn, pays, checksOut, walksIn, later } = desk
    const ids: string[] = []
    for (let guest = 0; guest < 10; guest += 1) ids.push(await desk.expects())
    const [twice, halves, leaves, leavesToo, owes, undone, changed, more, goes] = ids as [
      string,
      ...string[],
    ] &
      string[]
    later(6)
    for (const device of [colleague, arta, beni]) await device.sync()
    for (const id of [leaves, leavesToo, owes, undone, changed, more, goes] as string[])
      await checksIn(colleague, id, colleague.free(2))
    for (const device of [arta, beni]) {
      await device.sync()
      device.goes(false)
    }
    expect(arta.slot()).not.toBe(beni.slot())

    // Proposed tags differ; typed ones may be the same.
    expect(arta.free(5).filter((tag) => beni.free(5).includes(tag))).toEqual([])
    await walksIn(arta, [701], true, 'lek')
    later(1)
    await walksIn(beni, [701], true, 'lek')
    await walksIn(arta, [702], true, 'lek')
    await walksIn(beni, [702], true, 'lek')
    // A guest whom both check in: the same bags under the same tags, or one bag each.
    await checksIn(arta, twice, [711, 712])
    later(2)
    await desk.checksInAgain(beni, twice, [711, 712])
    await checksIn(arta, halves as string, [721])
    await checksIn(beni, halves as string, [722])
    // Both give out the same bags, to different people.
    await checksOut(arta, leaves as string)
    later(20)
    await checksOut(beni, leaves as string, 'collector')
    await checksOut(colleague, leavesToo as string)
    await checksOut(beni, leavesToo as string)
    // Two travellers both pay.
    await pays(arta, owes as string)
    await pays(beni, owes as string)
    // A guest brings more bags: one that both record under its tag, and one at a single device.
    await desk.adds(arta, more as string, [741])
    await desk.addsAgain(beni, more as string, [741])
    await desk.adds(beni, more as string, [742])
    // One traveller takes all bags, while the other brings one more.
    await checksOut(arta, goes as string)
    await desk.adds(beni, goes as string, [743])
    // The same guest walks in twice; a bag was only shown to one of them.
    const first = await walksIn(arta, [731], true)
    const second = await walksIn(beni, [731, 732], true)
    desk.twins.set(second, first).set(first, second)
    // A colleague undoes a check-in, while its bags leave elsewhere.
    await checksOut(beni, undone as string)
    const { stay } = await till.record(undone as string)
    await colleague.post(`/stays/${undone}/undo`, { version: stay.version })
    // A colleague takes the money, meanwhile.
    await pays(colleague, changed as string)
    await checksOut(arta, changed as string)
    while ((desk.counts.get('offline') ?? 0) < 40) {
      await desk.anything(arta)
      await desk.anything(beni)
    }
    later(10)
    await desk.allArrives()
    await desk.agrees()

    // What was dropped left cash in the drawer, which the till explains.
    expect(desk.hands.unexplained()).toEqual({ cents: 0, lek: 300 })
    const history = await till.historyOf(leaves as string)
    expect(history.map(([action]) => action)).toContain('checked_out_again')
    const { entries } = await colleague.get<StaffAttention>('/attention')
    const inConflict = entries.flatMap((entry) => (entry.kind === 'conflict' ? [entry.id] : []))
    expect(inConflict).toEqual(expect.arrayContaining([leaves, leavesToo, owes, changed]))
    // What was added to the other stay is in no conflict with itself.
    for (const id of [first, second]) expect(inConflict).not.toContain(id)
    const happened = [...desk.counts].toSorted()
    say(happened.map(([what, times]) => `  ${what}: ${times}`).join('\n'))
    expect(Object.fromEntries(happened)).toMatchObject({
      'added to the other stay': 1,
      'lost responses': expect.any(Number),
      'recorded with other tags': 1,
      'dropped: walk_in': 1,
      'dropped: check_out': expect.any(Number),
    })
  })
})
