import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { takeErrors, takeLines } from '../support/logs.ts'
import { openSite } from '../support/site.ts'

const standIn = env.STRIPE_API_ORIGIN

/** A site whose heartbeat goes to a check of its own. */
function openWatched(name: string) {
  const site = openSite({ HEARTBEAT_URL: `${standIn}/ping/${name}` })
  const control = `${standIn}/control/heartbeat/${name}`
  const pings = async () => (await (await fetch(control)).json<{ pings: number }>()).pings
  const fail = () =>
    fetch(control, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fail: true }),
    })
  return { site, pings, fail }
}

describe('promise 40: a service outside hears that the site is well', () => {
  it('after each run', async () => {
    const { site, pings } = openWatched('well')
    expect(await site.runJobs()).toBeNull()
    expect(await site.runJobs(1)).toBeNull()
    expect(await pings()).toBe(2)
  })

  it('not after a run in which a job failed, and again after the next one', async () => {
    const { site, pings } = openWatched('failing')
    site.meter.fails = () => true
    expect(await site.runJobs(2)).toContain('Jobs failed: ')
    expect(await pings()).toBe(0)
    site.meter.reset()
    await site.runJobs(3)
    expect(await pings()).toBe(1)
    takeErrors('clock_failed')
  })

  it('and a service that fails is logged without its address, and fails no job', async () => {
    const { site, fail } = openWatched('refusing')
    await fail()
    expect(await site.runJobs(4)).toBeNull()
    expect(takeLines('heartbeat_failed')).toEqual([
      { level: 'warn', event: 'heartbeat_failed', status: 503 },
    ])
  })

  it('that is not https and not on this machine is not asked, which the log says', async () => {
    const site = openSite({ HEARTBEAT_URL: 'http://ping.example/1' })
    expect(await site.runJobs(5)).toBeNull()
    expect(takeLines('heartbeat_failed')).toEqual([
      { level: 'warn', event: 'heartbeat_failed', error: 'AppError' },
    ])
  })
})
