/// <reference types="vite/client" />
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { chanceOf } from './bad-week/chance.ts'
import { type Drawn, draw } from './fuzz/draw.ts'
import type { LastKeys } from './fuzz/headers.ts'
import { headerNames, queryNames } from './fuzz/schemas.ts'
import { openWorld } from './fuzz/world.ts'
import { say } from './support/logs.ts'
import { allRoutes, type Route } from './support/route-table.ts'
import { openTill } from './support/till.ts'

const { seed, requests } = env.FUZZ
const till = openTill(`fuzz_${seed}`)
const { site } = till

/** Milliseconds a response may take. A slow request is sent again, because the machine may be busy. */
const slowest = 1000
/** Requests about the same stays, which are replaced then because most of them have ended. */
const perWorld = 150

interface Answer {
  status: number
  milliseconds: number
}

/** The clock of a Worker stands still while it computes, and moves with the next event. */
const clock = async () => {
  await scheduler.wait(0)
  return Date.now()
}

async function send({ path, ...init }: Drawn): Promise<Answer> {
  const before = await clock()
  const answer = await site.fetch(path, init)
  await answer.arrayBuffer()
  return { status: answer.status, milliseconds: (await clock()) - before }
}

function requestLine({ method, path, headers, body }: Drawn): string {
  const text = typeof body === 'string' ? body.slice(0, 400) : `${body?.length ?? 0} bytes`
  return `${method} ${path.slice(0, 400)} ${JSON.stringify(headers).slice(0, 800)} ${text}`
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`

describe('promise 35: no input stops the Worker', () => {
  it('every parameter and header that the Worker reads is among those drawn', () => {
    const sources = import.meta.glob<string>('../../worker/**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const code = Object.values(sources).join('\n')
    const read = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name)
    expect(queryNames).toEqual(expect.arrayContaining(read(/req\.query\('(.+?)'\)/g)))
    expect(headerNames).toEqual(expect.arrayContaining(read(/req\.header\('(.+?)'\)/g)))
    expect(read(/req\.header\('(.+?)'\)/g).length).toBeGreaterThan(5)
  })

  it(`${requests} altered requests to all routes cause no 5xx and no slow response (SEED=${seed})`, async () => {
    const chance = chanceOf(seed)
    const keys: LastKeys = new Map()
    const failures: string[] = []
    const done = new Map<string, number>()
    const times: number[] = []
    let world = await openWorld(till)
    for (let number = 0; number < requests && failures.length < 5; number += 1) {
      if (number % perWorld === perWorld - 1) world = await openWorld(till)
      const route = allRoutes[number % allRoutes.length] as Route
      const record = await till.record(chance.oneOf(world.stayIds))
      const drawn = await draw(site, route, { world, record, chance, keys })
      const answer = await send(drawn)
      const isSlow = answer.milliseconds > slowest && (await send(drawn)).milliseconds > slowest
      if (answer.status >= 500 || isSlow)
        failures.push(
          `${number}: ${answer.status}, ${answer.milliseconds} ms: ${requestLine(drawn)}`,
        )
      if (answer.status < 400) done.set(nameOf(route), (done.get(nameOf(route)) ?? 0) + 1)
      times.push(answer.milliseconds)
      if (number % 2500 === 2499)
        say(`The fuzz: ${number + 1} requests, ${failures.length} failures`)
    }
    expect(failures, `SEED=${seed}`).toEqual([])

    const accepted = [...done.values()].reduce((sum, count) => sum + count, 0)
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]
    say(
      [
        'The fuzz:',
        `  requests: ${times.length}`,
        `  accepted: ${accepted}`,
        `  routes: ${allRoutes.length}`,
        `  routes that accepted one: ${done.size}`,
        `  answered by 5xx: 0`,
        `  median, milliseconds: ${at(0.5)}`,
        `  99 of 100 within, milliseconds: ${at(0.99)}`,
        `  slowest, milliseconds: ${at(1)}`,
        '',
      ].join('\n'),
    )
    expect(accepted / times.length).toBeGreaterThan(0.2)
  }, 7_200_000)
})
