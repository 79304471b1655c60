import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { asStaff } from '../support/access.ts'
import { takeErrors } from '../support/logs.ts'
import { contactRequest, reservationRequest, submitKey } from '../support/requests.ts'
import { openSite } from '../support/site.ts'
import { errorOf, openTill } from '../support/till.ts'

const till = openTill('restoring')
const closed = openSite({ RESTORING: 'since 15:00' })

const outbox = async () =>
  (await env.DB.prepare('SELECT id, status, attempts FROM outbox ORDER BY id').all()).results

const jobRuns = async () => (await env.DB.prepare('SELECT * FROM job_runs').all()).results

async function isClosed(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await errorOf(answer)).toMatchObject({ code: 'storage_unavailable' })
  expect(takeErrors('request_failed')).toMatchObject([{ reason: 'restoring' }])
}

async function reserved(): Promise<{ passToken: string }> {
  const answer = await till.site.post('/api/reservations', reservationRequest, submitKey())
  return answer.json()
}

describe('promise 39: while the database is restored, nothing is written or sent', () => {
  it.each([
    ['a reservation', '/api/reservations', reservationRequest],
    ['a message', '/api/contacts', contactRequest],
  ])('%s is refused, and can be sent again', async (_, path, request) => {
    const key = submitKey()
    await isClosed(await closed.post(path, request, key))
    const again = await till.site.post(path, request, key)
    expect(again.status).toBe(201)
  })

  it("a guest's pass answers that it comes back, so that the phone shows the saved one", async () => {
    const { passToken } = await reserved()
    const headers = { authorization: `Bearer ${passToken}` }
    await isClosed(await closed.fetch('/api/pass', { headers }))
  })

  it("Stripe's events are refused, so that Stripe sends them again", async () => {
    const { paymentIntentId } = await till.book()
    await till.stripe.pay(paymentIntentId)
    const eventId = (await till.stripe.eventsOf(paymentIntentId)).at(-1)?.id ?? ''
    const { body, headers } = await till.stripe.signed(eventId)
    await isClosed(await closed.fetch('/api/stripe/webhook', { method: 'POST', body, headers }))
    expect((await till.deliver(eventId)).status).toBe(200)
  })

  it('staff are asked to wait, and System Status says that the database is away', async () => {
    const headers = await asStaff()
    await isClosed(await closed.fetch('/api/staff/day', { headers }))
    const status = await closed.fetch('/api/staff/status', { headers })
    expect(await status.json()).toMatchObject({ database: { state: 'unreachable' } })
    expect(takeErrors('database_check_failed')).toHaveLength(1)
  })

  it("pages, the configuration and the staff's shell still answer", async () => {
    const staff = { headers: await asStaff() }
    expect((await closed.fetch('/api/config')).status).toBe(200)
    expect((await closed.fetch('/admin', staff)).status).toBe(200)
    expect((await closed.fetch('/nothing')).status).toBe(404)
  })

  it('the jobs leave the database and the mailbox alone', async () => {
    await reserved()
    const before = [await outbox(), await jobRuns()]
    await closed.runJobs()
    expect([await outbox(), await jobRuns()]).toEqual(before)
    expect(closed.mailbox.sent).toEqual([])
  })

  it('and an empty setting closes nothing', async () => {
    const open = openSite({ RESTORING: '' })
    const answer = await open.post('/api/reservations', reservationRequest, submitKey())
    expect(answer.status).toBe(201)
  })
})
