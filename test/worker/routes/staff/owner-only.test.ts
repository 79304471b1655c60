import { describe, expect, it } from 'vitest'
import type { StaffSession } from '../../../../domain/api.ts'
import { policies } from '../../../../domain/business/business.ts'
import { lastSeenOf } from '../../../../domain/stay/client-context.ts'
import { whoMay } from '../../../../domain/who-may.ts'
import { audit } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { takeErrors } from '../../support/logs.ts'
import { siteOrigin } from '../../support/names.ts'
import { at, bookingRequest, reservationRequest, submitKey } from '../../support/requests.ts'
import { staffRoutes } from '../../support/route-table.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('owner_only', { OWNERS: 'Olta@Office.example, agim@office.example' })
const { site, db } = till
const owner = await asStaff({ email: 'olta@office.example' })
const staff = await asStaff({ email: 'besnik@office.example' })
const sessionOf = async (headers: Record<string, string>) =>
  (await site.fetch('/api/staff/session', { headers })).json<StaffSession>()
const { staffId: ownersId } = await sessionOf(owner)

type Calls<Needed> = { [C in keyof typeof whoMay]: (typeof whoMay)[C] extends Needed ? C : never }
type DependingEndpoint = Calls<'depends'>[keyof typeof whoMay]

const table = Object.entries(whoMay)
const always = table.filter(([, needed]) => needed === 'owner').map(([call]) => call)
const everybodys = table.filter(([, needed]) => needed === 'staff').map(([call]) => call)

interface Ready {
  id?: string
  body: object
}

/** Calls an endpoint by its name, as somebody. */
function call(name: string, { id = crypto.randomUUID(), body }: Ready, who = staff) {
  const [method = '', path = ''] = name.split(' ')
  const headers = { 'content-type': 'application/json', origin: siteOrigin, ...who }
  return site.fetch(path.replaceAll(/:\w+/g, id), {
    method,
    headers: { ...headers, ...submitKey() },
    body: method === 'GET' ? null : JSON.stringify(body),
  })
}

const refusalOf = async (response: Response) => [response.status, (await errorOf(response)).code]
const refused = [403, 'owner_only']

async function does(name: string, id: string, body: object) {
  const answer = await call(`POST /api/staff/stays/:id/${name}`, { id, body }, owner)
  expect(answer.ok, await answer.clone().text()).toBe(true)
}

let guests = 0

async function reserved(changes: object = {}) {
  guests += 1
  const customerEmail = `guest${guests}@owner.example`
  const request = { ...reservationRequest, customerEmail, ...changes }
  const answer = await site.post('/api/reservations', request)
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return (await answer.json<{ id: string }>()).id
}

const withReason = { reason: 'as agreed', inPerson: true }

/** A guest of 20 items for two days has paid 120 euros in cash. */
async function paidMuch() {
  const id = await reserved({ luggageCount: 20 })
  await does('payments', id, { method: 'cash', cents: 12_000 })
  return id
}

/** A payment in review of twice the price. */
async function inReview() {
  const { paymentIntentId, bookingId } = await till.book()
  const amount = 2 * policies.staffRefundLimit
  await till.stripe.control('PATCH', `/payment-intents/${paymentIntentId}`, { amount })
  await till.stripe.pay(paymentIntentId)
  await till.deliverAll(paymentIntentId)
  const [payment] = (await till.record(bookingId)).payments
  return { id: bookingId, payment: payment?.id, paymentIntentId }
}

/** A large refund that its card refused. */
async function stuck() {
  const { id, payment, paymentIntentId } = await inReview()
  await does('review', id, { payment, outcome: 'return', reason: 'wrong amount' })
  const { data } = await till.stripe.api.refunds.list({ payment_intent: paymentIntentId })
  await till.stripe.control('POST', `/refunds/${data[0]?.id}/settle`, { outcome: 'failed' })
  await till.deliverAll(paymentIntentId)
  return id
}

const float = { kind: 'float', cash: { cents: 10_000, lek: 0 }, reason: 'change' }

/** For each endpoint that sometimes needs an owner, a case in which it does. */
const cases: Record<DependingEndpoint, () => Promise<Ready>> = {
  'POST /api/staff/stays/:id/cancel': async () => ({ id: await paidMuch(), body: withReason }),
  'POST /api/staff/stays/:id/change': async () => ({
    id: await paidMuch(),
    body: { luggageCount: 1, ...withReason },
  }),
  'POST /api/staff/stays/:id/confirm': async () => {
    const request = { ...bookingRequest, totalPrice: 600, currency: 'EUR' }
    const made = await site.post('/api/bookings', request)
    return { id: (await made.json<{ id: string }>()).id, body: { cents: 100 } }
  },
  'POST /api/staff/stays/:id/pay-out': async () => {
    await call('POST /api/staff/till/movements', { body: float })
    return { id: await stuck(), body: { reason: 'card closed' } }
  },
  'POST /api/staff/stays/:id/price': async () => ({
    id: await reserved(),
    body: { cents: 1, ...withReason },
  }),
  'POST /api/staff/stays/:id/refunds': async () => {
    const id = await reserved()
    await does('payments', id, { method: 'cash', cents: 500 })
    return { id, body: { cents: 1, ...withReason } }
  },
  'POST /api/staff/stays/:id/review': async () => {
    const { id, payment } = await inReview()
    return { id, body: { payment, outcome: 'return', reason: 'wrong amount' } }
  },
  'POST /api/staff/till/counts': async () => {
    await call('POST /api/staff/till/counts', { body: { cents: 500, lek: 0 } }, owner)
    return { body: { cents: 700, lek: 0 } }
  },
}

const changes = () => db.$count(audit)

describe('promise 37: staff do only what their role allows', () => {
  it('each of the app’s own routes says who may', () => {
    const names = staffRoutes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => name.includes(' /api/'))
    expect(Object.keys(whoMay).toSorted()).toEqual(names.toSorted())
    expect(always.length).toBeGreaterThan(4)
  })

  describe.each(always)('%s needs an owner', (name) => {
    it('and is refused to other staff, without any change', async () => {
      const before = await changes()
      expect(await refusalOf(await call(name, { body: {} }))).toEqual(refused)
      expect(await changes()).toBe(before)
    })

    it('and is refused even if a device says that an owner did it offline', async () => {
      const id = await reserved()
      const [{ stay }, before] = [await till.record(id), await changes()]
      const claimed = { doneAt: new Date().toISOString(), seen: lastSeenOf(stay), doneBy: ownersId }
      for (const wasOffline of [true, false]) {
        const body = { reason: 'gone', ...claimed, clientContext: { ...claimed, wasOffline } }
        expect(await refusalOf(await call(name, { id, body }))).toEqual(refused)
      }
      expect(await changes()).toBe(before)
    })

    it('and is open to owners', async () => {
      const { status } = await call(name, { body: {} }, owner)
      expect([200, 404, 422]).toContain(status)
    })
  })

  it.each(everybodys)('%s needs no owner', async (name) => {
    const answer = await call(name, { body: {} })
    expect([401, 403]).not.toContain(answer.status)
    await answer.body?.cancel()
  })

  describe.each(Object.entries(cases))('%s needs an owner in some cases', (name, ready) => {
    it('and is refused or allowed by what it would do', async () => {
      const requested = await ready()
      const [before, record] = [await changes(), requested.id && (await till.record(requested.id))]
      expect(await refusalOf(await call(name, requested))).toEqual(refused)
      if (record) {
        // What was not done can't have been done offline, whoever is named.
        const claimed = {
          doneAt: new Date().toISOString(),
          seen: lastSeenOf(record.stay),
          doneBy: ownersId,
        }
        const offline = { ...requested.body, clientContext: { ...claimed, wasOffline: true } }
        const late = await call(name, { ...requested, body: offline })
        expect(await refusalOf(late)).toEqual([422, 'validation_failed'])
        const online = { ...requested.body, clientContext: { ...claimed, wasOffline: false } }
        expect(await refusalOf(await call(name, { ...requested, body: online }))).toEqual(refused)
        expect(await till.record(requested.id ?? '')).toEqual(record)
      }
      expect(await changes()).toBe(before)
      const answer = await call(name, requested, owner)
      expect(answer.status, await answer.clone().text()).toBe(200)
    })
  })
})

describe('no owner is needed for', () => {
  it('a refund by the rules, up to the limit', async () => {
    const id = await reserved()
    await does('payments', id, { method: 'cash', cents: 1200 })
    const requested = { id, body: { luggageCount: 1, ...withReason } }
    expect((await call('POST /api/staff/stays/:id/change', requested)).status).toBe(200)
    const { stay } = await till.record(id)
    expect([stay.refunded, stay.balance]).toEqual([600, 0])
  })

  it('a first price, or a higher one', async () => {
    const [taxi, id] = [{ ...bookingRequest, serviceType: 'taxi', totalPrice: 0 }, await reserved()]
    const made = await site.post('/api/bookings', { ...taxi, currency: 'EUR' })
    const ride = (await made.json<{ id: string }>()).id
    const confirm = { id: ride, body: { cents: 2000 } }
    expect((await call('POST /api/staff/stays/:id/confirm', confirm)).status).toBe(200)
    const price = { id, body: { cents: 5000, ...withReason } }
    expect((await call('POST /api/staff/stays/:id/price', price)).status).toBe(200)
  })

  it.each([false, true])('an automatic refund at check-out (offline: %s)', async (wasOffline) => {
    const id = await reserved({ luggageCount: 20, startDate: at(1), endDate: at(4) })
    const tags = Array.from({ length: 20 }, (_, n) => n + (wasOffline ? 70_001 : 71_001))
    await does('payments', id, { method: 'cash', cents: 24_000 })
    await does('check-in', id, { tags, idSeen: false })
    const { stay } = await till.record(id)
    const clientContext = { doneAt: new Date().toISOString(), wasOffline, seen: lastSeenOf(stay) }
    const left = { id, body: { tags, outTo: 'guest', clientContext } }
    const answer = await call('POST /api/staff/stays/:id/check-out', left)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const after = await till.record(id)
    expect(after.stay.refunded).toBeGreaterThan(policies.staffRefundLimit)
  })

  it('a count that agrees with the last one, or follows a guest’s cash', async () => {
    const count = (cents: number) =>
      call('POST /api/staff/till/counts', { body: { cents, lek: 0 } })
    await call('POST /api/staff/till/counts', { body: { cents: 100, lek: 0 } }, owner)
    expect((await count(100)).status).toBe(200)
    expect((await count(90)).status).toBe(403)
    const float = { kind: 'float', cash: { cents: 100, lek: 0 }, reason: 'coins' }
    await call('POST /api/staff/till/movements', { body: float })
    expect((await count(190)).status).toBe(403)
    expect((await count(200)).status).toBe(200)
    await does('payments', await reserved({}), { method: 'cash', cents: 1200 })
    expect((await count(190)).status).toBe(200)
  })
})

describe('who is an owner', () => {
  const roleAt = async (bindings: object, requested: object) => {
    const { site: other } = openTill('owner_only', bindings)
    const headers = await asStaff({ email: 'Besnik@Office.example', ...requested })
    const answer = await other.fetch('/api/staff/session', { headers })
    return (await answer.json<StaffSession>()).role
  }

  it.each([
    ['everybody if nobody is named', {}, {}, 'owner'],
    ['everybody if both settings are empty', { OWNERS: '', OWNER_GROUP: '' }, {}, 'owner'],
    ['an address in any spelling', { OWNERS: ' besnik@OFFICE.example' }, {}, 'owner'],
    ['nobody else', { OWNERS: 'olta@office.example' }, {}, 'staff'],
    [
      'a member of a group in the token',
      { OWNER_GROUP: 'Bosses' },
      { groups: ['x', 'Bosses'] },
      'owner',
    ],
    [
      'a member of a group in its custom claims',
      { OWNER_GROUP: 'B' },
      { custom: { groups: ['B'] } },
      'owner',
    ],
    ['nobody of another group', { OWNER_GROUP: 'Bosses' }, { groups: ['bosses'] }, 'staff'],
    ['nobody without groups', { OWNER_GROUP: 'Bosses' }, {}, 'staff'],
    ['nobody if the groups are no list', { OWNER_GROUP: 'Bosses' }, { groups: 'Bosses' }, 'staff'],
    [
      'nobody if the groups are no names',
      { OWNER_GROUP: 'B' },
      { groups: ['B', 7], custom: ['B'] },
      'staff',
    ],
    [
      'a member of the group, beside an address',
      { OWNERS: 'a@b.example', OWNER_GROUP: 'B' },
      { groups: ['B'] },
      'owner',
    ],
  ])('%s', async (_, bindings, requested, role) => {
    expect(await roleAt(bindings, requested)).toBe(role)
  })

  it('is shown to staff, so that they know whom to ask', async () => {
    const ownersShown = async (bindings: object) => {
      const { site: other } = openTill('owner_only', bindings)
      const answer = await other.fetch('/api/staff/config', { headers: staff })
      return (await answer.json<{ owners: string[] | null }>()).owners
    }
    expect(await ownersShown({ OWNERS: 'Olta@Office.example, a@b.example' })).toEqual([
      ...['olta@office.example', 'a@b.example'],
    ])
    expect(await ownersShown({ OWNER_GROUP: 'Bosses' })).toEqual([])
    expect(await ownersShown({})).toBeNull()
  })

  it.each([
    { OWNERS: 'olta' },
    { OWNERS: ',' },
    { OWNERS: ' ' },
    { OWNERS: 'olta@office.example,' },
    { OWNERS: 'olta@office.example; agim@office.example' },
    { OWNER_GROUP: '  ' },
  ])('is an error, not a guess, with the setting %j', async (bindings) => {
    const { site: other } = openTill('owner_only', bindings)
    const answer = await other.fetch('/api/staff/session', { headers: staff })
    expect([answer.status, (await errorOf(answer)).code]).toEqual([500, 'misconfigured'])
    takeErrors('request_failed')
  })
})
