import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { lastSeenOf } from '../../../../domain/stay/client-context.ts'
import { bagsInside, type StayRecord } from '../../../../domain/stay/stay-record.ts'
import { tiranaDate, tiranaInstant } from '../../../../domain/time/calendar.ts'
import { stays } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import {
  at,
  bookingRequest,
  guest,
  reservationRequest,
  submitKey,
  threeDays,
} from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('desk_stays')
const { site, stripe } = till
const drita = await asStaff({ email: 'drita@office.example' })

/** Names and tags of their own, so that no test finds another's. */
let guests = 0
let lastTag = 10_000
const freeTags = (count: number) =>
  Array.from({ length: count }, () => {
    lastTag += 1
    return lastTag
  })

async function reserve(changes: object = {}) {
  guests += 1
  const customerEmail = `guest${guests}@desk.example`
  const answer = await site.post('/api/reservations', {
    ...reservationRequest,
    customerEmail,
    ...changes,
  })
  expect(answer.status).toBe(201)
  return answer.json<{ id: string; reference: string }>()
}

/** Moves a stay's days, counted from today: no form accepts a stay that has begun. */
const moveTo = (id: string, [from, to]: [number, number]) =>
  till.db
    .update(stays)
    .set({ startDate: new Date(at(from, '00:30')), pickUpAt: new Date(at(to, '22:30')) })
    .where(eq(stays.id, id))

const read = async <Answer>(path: string) =>
  (await site.fetch(`/api/staff${path}`, { headers: drita })).json<Answer>()

const ask = (id: string, what: string, body: object, key = submitKey()) =>
  site.post(`/api/staff/stays/${id}/${what}`, body, { ...drita, ...key })

/** Does what is allowed. Returns the stay as it is then, with the tags of its bags that are here. */
async function done(id: string, what: string, body: object) {
  const answer = await ask(id, what, body)
  expect(answer.status).toBe(200)
  const record = await answer.json<StayRecord<string>>()
  expect(record).toEqual(await read(`/stays/${id}`))
  return { ...record.stay, tags: bagsInside(record).map(({ tag }) => tag) }
}

/** The request that undoes the last action. */
const takenBack = async (id: string, changes: object = {}) => ({
  version: (await till.record(id)).stay.version,
  ...changes,
})

async function refused(id: string, what: string, body: object) {
  const answer = await ask(id, what, body)
  return [answer.status, (await errorOf(answer)).code]
}

describe('a stay at the desk', () => {
  it('is checked in, paid and checked out', async () => {
    const { id } = await reserve()
    await moveTo(id, [0, 1])
    const tags = freeTags(2)
    expect(await done(id, 'check-in', { tags, idSeen: true })).toMatchObject({
      status: 'checked_in',
      tags,
      balance: 1200,
    })
    await moveTo(id, [-1, 0])
    expect(await done(id, 'payments', { method: 'cash', cents: 1200 })).toMatchObject({
      balance: 0,
      paymentStatus: 'paid',
    })
    const left = await done(id, 'check-out', { tags, outTo: 'guest' })
    expect(left).toMatchObject({ status: 'completed', tags: [] })
    const [, came, paid] = await till.auditOf(id)
    expect(came).toMatchObject({ action: 'check_in', actor: 'staff' })
    expect(paid?.data).toMatchObject({ method: 'cash', cents: 1200 })
  })

  it('that was only requested is confirmed by its payment, then checked in', async () => {
    const request = { ...bookingRequest, customerEmail: 'asked@desk.example' }
    const response = await site.post('/api/bookings', {
      ...request,
      totalPrice: 600,
      currency: 'EUR',
    })
    const { id, reference } = await response.json<{ id: string; reference: string }>()
    const tags = freeTags(2)
    const unpaid = { tags, idSeen: false }
    expect(await refused(id, 'check-in', unpaid)).toEqual([409, 'not_allowed'])
    expect(await done(id, 'payments', { method: 'cash', cents: 600 })).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
    })
    const emails = site.mailbox.sent.filter(({ to }) => to === request.customerEmail)
    expect(emails.map(({ subject }) => subject).join()).toContain(reference)
    await moveTo(id, [0, 1])
    expect(await done(id, 'check-in', unpaid)).toMatchObject({ status: 'checked_in' })
  })

  it('promise 28: can’t be paid at the desk while its card may still be charged', async () => {
    const { bookingId: id } = await till.book()
    expect(await refused(id, 'payments', { method: 'cash', cents: 100 })).toEqual([
      409,
      'payment_open',
    ])
  })

  it('takes one action per key, which is refused for another', async () => {
    const { id } = await reserve()
    const [key, tags] = [submitKey(), freeTags(2)]
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(id, 'check-in', { tags, idSeen: false }, key)
      expect(await answer.json()).toMatchObject({
        stay: { status: 'checked_in' },
        bags: tags.map((tag) => ({ tag, status: 'inside' })),
      })
    }
    const other = await ask(id, 'check-in', { tags: freeTags(2), idSeen: false }, key)
    expect((await errorOf(other)).code).toBe('idempotency_key_reused')
  })

  it('refuses more than is due, and a bag that is not here', async () => {
    const { id } = await reserve()
    expect(await refused(id, 'payments', { method: 'cash', cents: 1_000_000 })).toEqual([
      422,
      'more_than_due',
    ])
    await done(id, 'check-in', { tags: freeTags(2), idSeen: false })
    const out = { tags: freeTags(1), outTo: 'guest' }
    expect(await refused(id, 'check-out', out)).toEqual([422, 'tags_invalid'])
  })

  it('that is cancelled refunds cash when staff hand it over', async () => {
    const { id } = await reserve()
    await done(id, 'payments', { method: 'cash', cents: 1200 })
    const later = await done(id, 'cancel', { reason: 'ill', inPerson: false })
    expect(later).toMatchObject({ status: 'cancelled', balance: -1200 })
    const handed = await done(id, 'refunds', { reason: 'ill', inPerson: true })
    expect(handed).toMatchObject({ balance: 0, paymentStatus: 'refunded' })
    expect(await refused(id, 'refunds', { reason: 'ill', inPerson: true })).toEqual([
      409,
      'nothing_to_return',
    ])
  })

  it('that was paid online is refunded through Stripe, with a reason', async () => {
    const intent = await till.book()
    await stripe.pay(intent.paymentIntentId)
    await till.deliverAll(intent.paymentIntentId)
    const { bookingId: id } = intent
    expect(
      await done(id, 'refunds', { cents: 100, reason: 'wet bag', inPerson: false }),
    ).toMatchObject({ paymentStatus: 'partially_refunded', balance: 0 })
    expect((await till.record(id)).refunds).toMatchObject([{ cents: 100, reason: 'wet bag' }])
    expect(await refused(id, 'refunds', { cents: 100, inPerson: false })).toEqual([
      422,
      'validation_failed',
    ])
  })

  it('scenario 30: that is a no-show can still be checked in', async () => {
    const { id } = await reserve()
    expect(await done(id, 'no-show', {})).toMatchObject({ status: 'no_show', balance: 0 })
    const tags = freeTags(2)
    expect(await done(id, 'check-in', { tags, idSeen: false })).toMatchObject({
      status: 'checked_in',
    })
  })

  it('is 404 if it is unknown', async () => {
    expect(await refused('nowhere', 'no-show', {})).toEqual([404, 'not_found'])
    const answer = await site.fetch('/api/staff/stays/nowhere', { headers: drita })
    expect(answer.status).toBe(404)
  })
})

describe('undoing an action at the desk', () => {
  it('restores every row', async () => {
    const { id } = await reserve()
    await moveTo(id, [0, 1])
    const before = await till.record(id)
    const tags = freeTags(3)
    await done(id, 'check-in', { tags, idSeen: true })
    expect(await done(id, 'undo', await takenBack(id))).toMatchObject({
      status: 'confirmed',
      luggageCount: 2,
      tags: [],
      balance: before.stay.balance,
    })
    expect(await refused(id, 'undo', await takenBack(id))).toEqual([409, 'nothing_to_undo'])
    await done(id, 'check-in', { tags: tags.slice(0, 2), idSeen: true })
    await done(id, 'payments', { method: 'cash', cents: 1200 })
    expect(await done(id, 'undo', await takenBack(id))).toMatchObject({
      received: 0,
      balance: 1200,
    })
    expect((await till.record(id)).payments).toMatchObject([{ status: 'voided', receivedCents: 0 }])
    const actions = (await till.auditOf(id)).map(({ action }) => action)
    expect(actions).toEqual([
      ...['reserved', 'check_in', 'undone', 'check_in', 'payment_taken', 'undone'],
    ])
  })

  it('scenario 32: works for a check-out, with another tag if its own is in use', async () => {
    const { id } = await reserve()
    const [first, second, free] = freeTags(3) as [number, number, number]
    await done(id, 'check-in', { tags: [first, second], idSeen: true })
    await done(id, 'check-out', { tags: [first, second], outTo: 'guest' })
    const other = await reserve()
    await done(other.id, 'check-in', { tags: [second], idSeen: true })
    expect(await refused(id, 'undo', await takenBack(id))).toEqual([409, 'tag_in_use'])
    const back = await done(id, 'undo', await takenBack(id, { tags: [first, free] }))
    expect(back).toMatchObject({ status: 'checked_in', tags: [first, free] })
    expect(await done(id, 'check-out', { tags: [first, free], outTo: 'guest' })).toMatchObject({
      status: 'completed',
    })
  })

  it('promise 32: happens once, however often it is requested', async () => {
    const { id } = await reserve()
    await done(id, 'check-in', { tags: freeTags(2), idSeen: true })
    const key = submitKey()
    const request = await takenBack(id)
    const answers = await Promise.all([1, 2, 3].map(() => ask(id, 'undo', request, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const actions = (await till.auditOf(id)).map(({ action }) => action)
    expect(actions).toEqual(['reserved', 'check_in', 'undone'])
    expect((await till.record(id)).stay.status).toBe('confirmed')
  })

  it('works for a check-out that refunded a card', async () => {
    const intent = await till.book(threeDays)
    await stripe.pay(intent.paymentIntentId)
    await till.deliverAll(intent.paymentIntentId)
    const { bookingId: id } = intent
    await moveTo(id, [0, 2])
    const tags = freeTags(2)
    await done(id, 'check-in', { tags, idSeen: true })
    const left = await done(id, 'check-out', { tags, outTo: 'guest' })
    expect(left.refunded).toBeGreaterThan(0)
    const refunds = [{ cents: left.refunded, status: 'succeeded' }]
    expect((await till.record(id)).refunds).toMatchObject(refunds)
    const back = await done(id, 'undo', await takenBack(id))
    expect(back).toMatchObject({ status: 'checked_in', tags, balance: left.refunded })
    // A refund can't be taken back, so the guest owes it.
    expect((await till.record(id)).refunds).toMatchObject(refunds)
    const atStripe = await stripe.api.refunds.list({ payment_intent: intent.paymentIntentId })
    expect(atStripe.data).toMatchObject([{ amount: left.refunded, status: 'succeeded' }])
  })

  it('is refused if a colleague has done something else since', async () => {
    const { id } = await reserve()
    const tags = freeTags(2)
    await done(id, 'check-in', { tags, idSeen: true })
    const seen = await takenBack(id)
    await done(id, 'check-out', { tags: tags.slice(0, 1), outTo: 'guest' })
    const before = await till.record(id)
    expect(await refused(id, 'undo', seen)).toEqual([409, 'nothing_to_undo'])
    expect(await till.record(id)).toEqual(before)
    expect(bagsInside(before).map(({ tag }) => tag)).toEqual(tags.slice(1))
  })
})

describe('changing a stay at the desk', () => {
  it('charges the difference, and refuses wrong times', async () => {
    const { id } = await reserve()
    const changed = { luggageCount: 3, reason: 'one more', inPerson: true }
    expect(await done(id, 'change', changed)).toMatchObject({ luggageCount: 3, balance: 1800 })
    const after = await till.record(id)
    expect(after.charges.map(({ cents }) => cents)).toEqual([1200, 600])
    const wrong = { startDate: at(9, '10:00'), endDate: at(8, '10:00'), ...changed }
    expect(await refused(id, 'change', wrong)).toEqual([422, 'times_invalid'])
    expect(await till.record(id)).toEqual(after)
    const [, change] = await till.auditOf(id)
    expect(change).toMatchObject({ action: 'changed', data: { wasLuggageCount: 2 } })
  })

  it('sets the price of a request and confirms it, and the guest is notified', async () => {
    const request = { ...bookingRequest, customerEmail: 'three@desk.example' }
    const response = await site.post('/api/bookings', {
      ...request,
      serviceType: 'taxi',
      totalPrice: 0,
    })
    const { id } = await response.json<{ id: string }>()
    const named = { cents: 2500, reason: 'to the airport', inPerson: false }
    expect(await done(id, 'price', named)).toMatchObject({ totalPrice: 2500, balance: 2500 })
    expect(await done(id, 'confirm', {})).toMatchObject({ status: 'confirmed' })
    const emails = site.mailbox.sent.filter(({ to }) => to === request.customerEmail)
    expect(emails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'We have your request',
      'Confirmed',
    ])
    // It has no list price, so staff set that of another day as well.
    const later = { startDate: at(3, '10:00'), endDate: at(3, '11:00'), reason: 'a day later' }
    const free = { ...later, inPerson: false }
    expect(await refused(id, 'change', free)).toEqual([422, 'price_set_by_staff'])
    expect(await done(id, 'change', { ...free, cents: 3000 })).toMatchObject({ balance: 3000 })
    expect((await till.record(id)).charges).toEqual([
      { kind: 'agreed', cents: 2500 },
      { kind: 'agreed', cents: 500 },
    ])
  })

  it('confirms a request at a price in one step', async () => {
    const request = { ...bookingRequest, customerEmail: 'tour@desk.example' }
    const response = await site.post('/api/bookings', {
      ...request,
      serviceType: 'tours',
      totalPrice: 0,
    })
    const { id } = await response.json<{ id: string }>()
    expect(await refused(id, 'confirm', { cents: 25.5 })).toEqual([422, 'validation_failed'])
    const confirmed = await done(id, 'confirm', { cents: 6000 })
    expect(confirmed).toMatchObject({ status: 'confirmed', totalPrice: 6000, balance: 6000 })
  })
})

describe('an action with a client context', () => {
  const seen = { status: 'confirmed', luggageCount: 2, pickUpAt: at(1, '22:30'), balance: 1200 }
  const clientContext = (changes: object = {}) => ({
    clientContext: { doneAt: new Date().toISOString(), wasOffline: false, seen, ...changes },
  })

  async function expected() {
    const { id } = await reserve()
    await moveTo(id, [0, 1])
    return id
  }

  it('promise 32: is refused if somebody else has changed the stay', async () => {
    const id = await expected()
    const other = { luggageCount: 1, reason: 'one less', inPerson: true }
    await done(id, 'change', other)
    const cash = { method: 'cash', cents: 600 }
    const answer = await refused(id, 'payments', { ...cash, ...clientContext() })
    expect(answer).toEqual([409, 'stay_changed'])
    const { stay } = await till.record(id)
    const now = lastSeenOf(stay)
    const paid = { ...cash, cents: stay.balance, ...clientContext({ seen: now }) }
    expect(await done(id, 'payments', paid)).toMatchObject({ balance: 0 })
  })

  it('scenario 38: promise 33: is recorded if it was offline, and noted as a conflict', async () => {
    const id = await expected()
    await done(id, 'cancel', { reason: 'ill', inPerson: true })
    const midnight = tiranaInstant(tiranaDate(new Date()), '00:00')
    const doneAt = new Date(Math.max(Date.now() - 3_600_000, midnight.getTime()))
    await till.db.update(stays).set({ createdAt: doneAt }).where(eq(stays.id, id))
    const tags = freeTags(2)
    const wasOffline = clientContext({ wasOffline: true, doneAt: doneAt.toISOString() })
    const key = submitKey()
    const taken = { tags, idSeen: true }
    // The first request did arrive; only its response was lost.
    for (const late of [wasOffline, wasOffline]) {
      const answer = await ask(id, 'check-in', { ...taken, ...late }, key)
      expect((await answer.json<StayRecord>()).stay).toMatchObject({ status: 'checked_in' })
    }
    const changes = await till.auditOf(id)
    expect(changes).toHaveLength(3)
    expect(changes[2]).toMatchObject({
      action: 'check_in',
      happenedAt: doneAt,
      data: { attention: 'conflict', changed: 'status balance' },
    })
    const resolved = await done(id, 'resolve', { reason: 'asked the guest, who stays' })
    expect(resolved).toMatchObject({ status: 'checked_in', balance: 1200 })
  })

  it('is the same action if it is sent again after being offline', async () => {
    const [id, key, tags] = [await expected(), submitKey(), freeTags(2)]
    for (const wasOffline of [false, true]) {
      const answer = await ask(
        id,
        'check-in',
        { tags, idSeen: true, ...clientContext({ wasOffline }) },
        key,
      )
      expect(answer.status).toBe(200)
    }
    expect(await till.auditOf(id)).toHaveLength(2)
  })

  it('never happened later than the server received it', async () => {
    const id = await expected()
    const ahead = { doneAt: new Date(Date.now() + 86_400_000).toISOString(), wasOffline: true }
    await done(id, 'payments', { method: 'cash', cents: 1200, ...clientContext(ahead) })
    const [, paid] = await till.auditOf(id)
    expect(paid?.happenedAt).toEqual(paid?.at)
  })

  it('never happened before the stay was reserved', async () => {
    const before = { doneAt: new Date(Date.now() - 3_600_000).toISOString(), wasOffline: true }
    const firsts: [string, object][] = [
      ['payments', { method: 'cash', cents: 1200 }],
      ['check-in', { tags: freeTags(2), idSeen: true }],
    ]
    for (const [action, request] of firsts) {
      const id = await expected()
      await done(id, action, { ...request, ...clientContext(before) })
      const [reserved, first] = await till.auditOf(id)
      expect(first?.happenedAt, action).toEqual(reserved?.at)
    }
  })

  it('never happened before the bags were checked in', async () => {
    const [id, tags] = [await expected(), freeTags(2)]
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await till.db
      .update(stays)
      .set({ createdAt: hoursAgo(2) })
      .where(eq(stays.id, id))
    await done(id, 'check-in', { tags, idSeen: true })
    const before = { doneAt: hoursAgo(1).toISOString(), wasOffline: true }
    const out = {
      tags,
      outTo: 'guest',
      ...clientContext({ ...before, seen: { ...seen, status: 'checked_in' } }),
    }
    await done(id, 'check-out', out)
    const [, came, left] = await till.auditOf(id)
    expect([left?.action, left?.happenedAt]).toEqual(['check_out', came?.happenedAt])
  })

  it('leaves only a trace if a colleague has done the same', async () => {
    const [id, tags] = [await expected(), freeTags(2)]
    await done(id, 'check-in', { tags, idSeen: true })
    const before = await till.record(id)
    await done(id, 'check-in', { tags, idSeen: true, ...clientContext({ wasOffline: true }) })
    expect((await till.historyOf(id)).at(-1)).toEqual(['checked_in_again', 'checked_in'])
    const { stay, ...rows } = await till.record(id)
    expect({ stay: { ...stay, version: 2, updatedAt: before.stay.updatedAt }, ...rows }).toEqual(
      before,
    )
  })
})

describe('the stays of a day', () => {
  it('are those that are expected, and those whose bags are here', async () => {
    const days: [number, number][] = [
      [-2, -1],
      [-1, 0],
      [0, 0],
      [0, 3],
      [1, 2],
    ]
    const kept = await Promise.all(days.map(() => reserve()))
    const [past, last, today, first, tomorrow] = kept.map(({ id }) => id) as [string, ...string[]]
    for (const [index, { id }] of kept.entries()) await moveTo(id, days[index] ?? [0, 0])
    const early = await reserve()
    await done(early.id, 'check-in', { tags: freeTags(2), idSeen: false })
    const ids = (await read<StayRecord[]>('/day')).map(({ stay }) => stay.id)
    expect(ids).toEqual(expect.arrayContaining([last, today, first, early.id]))
    for (const other of [past, tomorrow]) expect(ids).not.toContain(other)
  })
})

describe('a search', () => {
  const search = async (text: string) =>
    (await read<StayRecord[]>(`/stays?q=${encodeURIComponent(text)}`)).map(({ stay }) => stay.id)

  it('finds a stay by any of its words, however they are written', async () => {
    const { id, reference } = await reserve({
      customerName: 'Ëngjëll Çela-Marku',
      customerEmail: 'engjell@desk.example',
      customerPhone: '+355 69 777 8899',
    })
    for (const text of [
      'engjell',
      'çela',
      'CELA engj',
      reference,
      reference.toLowerCase(),
      reference.slice(-4),
      id.slice(0, 8).toUpperCase(),
      'engjell@desk',
      '+355 69 777 88',
      '0035569777',
    ]) {
      expect(await search(text), text).toContain(id)
    }
    for (const text of ['marku engjell xhon', 'gjell', '', '   ', '%', '7776']) {
      expect(await search(text), text).not.toContain(id)
    }
  })

  it('returns twenty stays, the newest first', async () => {
    for (let stay = 0; stay < 21; stay += 1) await reserve({ customerName: 'Zana Zyka' })
    const newest = await reserve({ customerName: 'Zana Zyka' })
    const found = await search('zana')
    expect(found).toHaveLength(20)
    expect(found[0]).toBe(newest.id)
  })

  it('is refused to strangers', async () => {
    const answer = await site.fetch(`/api/staff/stays?q=${guest.customerName}`)
    expect(answer.status).toBe(401)
  })
})
