import { beforeAll, describe, expect, it } from 'vitest'
import { openTill } from '../support/till.ts'

const till = openTill('jobs_cost')
const { site, stripe } = till

/** Rows that D1 bills for one minute's jobs. */
async function rowsOfMinute(minutes = 0) {
  site.meter.reset()
  site.meter.rows = { read: 0, written: 0 }
  const { rows } = site.meter
  await site.runJobs(minutes)
  site.meter.rows = null
  return rows
}

async function paid() {
  const { paymentIntentId } = await till.book()
  await stripe.pay(paymentIntentId)
  await till.deliverAll(paymentIntentId)
}

describe('budget 16: a minute of the jobs', () => {
  // The day's first run has work of its own.
  beforeAll(() => site.runJobs())

  it('reads at most 60 rows if nothing happened', async () => {
    const idle = await rowsOfMinute()
    expect(idle.read).toBeLessThanOrEqual(60)
  })

  it('reads at most five rows more for each new payment, and none of them again', async () => {
    const before = await rowsOfMinute()
    for (let count = 0; count < 30; count += 1) await paid()
    const after = await rowsOfMinute()
    const again = await rowsOfMinute()
    expect(after.read - before.read).toBeLessThanOrEqual(30 * 5)
    expect(again.read).toBeLessThanOrEqual(before.read)
  })
})
