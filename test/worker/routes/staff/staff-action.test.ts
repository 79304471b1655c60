import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { checkIn } from '../../../../domain/desk/custody.ts'
import { refundGoodwill } from '../../../../domain/stay/refund-actions.ts'
import type { AppEnv } from '../../../../worker/context.ts'
import { idempotencyKey } from '../../../../worker/http/idempotency.ts'
import { onError } from '../../../../worker/http/on-error.tsx'
import { runStaffAction } from '../../../../worker/routes/staff/staff-action.ts'
import { openDesk } from '../../support/desk.ts'
import { reservationRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('staff_action')
const { site } = till
const desk = await openDesk(till)

let lastTag = 20_000
function freeTags() {
  lastTag += 2
  return [lastTag - 1, lastTag]
}

const endpoint = 'POST /api/staff/stays/:id/refunds'
const requestOf = (stayId: string, request: object = {}) => ({
  ...({ endpoint, stayId, request, inPerson: true } as const),
})
/** Two staff actions, for somebody who is signed in. */
const app = new Hono<AppEnv>()
  .use(idempotencyKey, async (c, next) => {
    c.set('staffId', desk.staffId)
    c.set('role', 'owner')
    await next()
  })
  .post('/api/staff/:id/check-in', async (c) => {
    const { stay } = await runStaffAction(c, requestOf(c.req.param('id')), (record, context) =>
      checkIn(record, { tags: freeTags(), idSeen: true }, context),
    )
    return c.json({ status: stay.status })
  })
  .post('/api/staff/:id/goodwill', async (c) => {
    const body = await c.req.json<{ cents: number }>()
    const { stay } = await runStaffAction(
      c,
      requestOf(c.req.param('id'), body),
      (record, context) => refundGoodwill(record, body.cents, 'sorry', context),
    )
    return c.json({ balance: stay.balance })
  })
app.onError(onError)

async function reserve() {
  const answer = await site.post('/api/reservations', reservationRequest)
  return (await answer.json<{ id: string }>()).id
}

async function ask(id: string, what: string, headers = submitKey(), body: object = {}) {
  const context = createExecutionContext()
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await app.request(`/api/staff/${id}/${what}`, init, site.bindings, context)
  await waitOnExecutionContext(context)
  return response
}

describe('a staff action', () => {
  it('is done once per key, and recorded with who did it', async () => {
    const id = await reserve()
    const key = submitKey()
    for (let time = 0; time < 2; time += 1)
      expect(await (await ask(id, 'check-in', key)).json()).toEqual({ status: 'checked_in' })
    const changes = await till.auditOf(id)
    expect(changes.map(({ action, staffId }) => [action, staffId])).toEqual([
      ['reserved', null],
      ['check_in', desk.staffId],
    ])
  })

  it('is refused with the code of the rule', async () => {
    const id = await reserve()
    await ask(id, 'check-in')
    const again = await ask(id, 'check-in')
    expect([again.status, (await errorOf(again)).code]).toEqual([409, 'not_allowed'])
    const tooMuch = await ask(id, 'goodwill', submitKey(), { cents: 99_999 })
    expect([tooMuch.status, (await errorOf(tooMuch)).code]).toEqual([422, 'more_than_due'])
  })

  it('is refused under a key of another request', async () => {
    const id = await reserve()
    const key = submitKey()
    await ask(id, 'goodwill', key, { cents: 100 })
    const other = await ask(id, 'goodwill', key, { cents: 200 })
    expect((await errorOf(other)).code).toBe('idempotency_key_reused')
    expect((await till.record(id)).stay.netPrice).toBe(1100)
  })

  it('is refused under a key that was used for another stay', async () => {
    const [one, other, key] = [await reserve(), await reserve(), submitKey()]
    expect((await ask(one, 'goodwill', key, { cents: 100 })).status).toBe(200)
    expect((await ask(one, 'check-in', key)).status).toBe(200)
    const response = await ask(other, 'check-in', key)
    expect([response.status, (await errorOf(response)).code]).toEqual([
      422,
      'idempotency_key_reused',
    ])
    expect((await till.record(other)).bags).toEqual([])
  })

  it('is refused if another one was first', async () => {
    const id = await reserve()
    const both = await Promise.all([ask(id, 'check-in'), ask(id, 'check-in')])
    const statuses = both.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 409])
  })

  it('is 404 for an unknown stay', async () => {
    expect((await ask('unknown', 'check-in')).status).toBe(404)
  })
})
