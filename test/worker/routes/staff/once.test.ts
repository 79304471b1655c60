import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { lastSeenOf } from '../../../../domain/stay/client-context.ts'
import { outbox } from '../../../../worker/db/schema/post.ts'
import { audit, staff, stays } from '../../../../worker/db/schema/stays.ts'
import { plainJpeg } from '../../../domain/support/jpegs.ts'
import { asStaff } from '../../support/access.ts'
import { ranLast } from '../../support/minutes.ts'
import { siteOrigin } from '../../support/names.ts'
import { at, bookingRequest, reservationRequest, submitKey } from '../../support/requests.ts'
import { staffRoutes } from '../../support/route-table.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('staff_once')
const { site, db } = till
const drita = await asStaff({ email: 'drita@office.example' })
const besa = await asStaff({ email: 'besa@office.example' })
// Their first visits are noted as well.
for (const headers of [drita, besa]) await site.fetch('/api/staff/session', { headers })

/** Something that staff may do now, and what is refused where a colleague has just done the same. */
interface Ready {
  /** What stands for `:id`. */
  id?: string
  /** JSON, or a photo. */
  body: object | Uint8Array<ArrayBuffer>
}

let guests = 0
let lastTag = 60_000
let lastDay = 100

const freeTags = () => {
  lastTag += 2
  return [lastTag - 1, lastTag]
}

/** A day of its own, which no other test closes. */
const freeDay = () => {
  lastDay += 2
  return lastDay
}

async function post(path: string, body: object, who = drita, key = submitKey()) {
  return site.post(path, body, { ...who, ...key })
}

async function made(path: string, body: object): Promise<string> {
  const answer = await post(path, body)
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return (await answer.json<{ id: string }>()).id
}

function reserved(changes: object = {}) {
  guests += 1
  const customerEmail = `guest${guests}@once.example`
  return made('/api/reservations', { ...reservationRequest, customerEmail, ...changes })
}

const requested = () =>
  made('/api/bookings', {
    ...bookingRequest,
    serviceType: 'taxi',
    customerEmail: `asked${guests++}@once.example`,
    totalPrice: 0,
    currency: 'EUR',
  })

/** A stay whose day has come. */
async function arriving(): Promise<string> {
  const id = await reserved()
  await db
    .update(stays)
    .set({ startDate: new Date(at(0, '00:30')), pickUpAt: new Date(at(1, '22:30')) })
    .where(eq(stays.id, id))
  return id
}

/** A stay whose bags are here, under these tags. */
async function here(): Promise<{ id: string; tags: number[] }> {
  const [id, tags] = [await arriving(), freeTags()]
  await action(id, 'check-in', { tags, idSeen: false })
  return { id, tags }
}

/** A stay whose bags nobody has come for. */
async function late() {
  const stay = await here()
  await db
    .update(stays)
    .set({ startDate: new Date(at(-3, '10:00')), pickUpAt: new Date(at(-2, '18:00')) })
    .where(eq(stays.id, stay.id))
  return stay
}

/** A mail that was given up. */
async function dead(): Promise<string> {
  const [email] = await till.mailsOf(await reserved())
  const id = email?.id ?? ''
  const given = { status: 'dead' as const, lastError: 'Error', attempts: 14, sentAt: null }
  await db.update(outbox).set(given).where(eq(outbox.id, id))
  return id
}

async function bagHere(): Promise<string> {
  const { bags } = await till.record((await here()).id)
  return bags[0]?.id ?? ''
}

async function action(id: string, what: string, body: object): Promise<void> {
  const answer = await post(`/api/staff/stays/${id}/${what}`, body)
  expect(answer.ok, await answer.clone().text()).toBe(true)
}

/** As the screen has it. */
async function seen(id: string) {
  const { stay } = await till.record(id)
  return { doneAt: new Date().toISOString(), wasOffline: false, seen: lastSeenOf(stay) }
}

async function onStay(id: string, body: object): Promise<Ready> {
  return { id, body: { ...body, clientContext: await seen(id) } }
}

async function closed(): Promise<string> {
  const day = freeDay()
  return made('/api/staff/closures', {
    kind: 'closed',
    reason: 'Holiday',
    from: at(day, '00:00'),
    to: at(day + 1, '00:00'),
  })
}

const withReason = { reason: 'as agreed', inPerson: false }

/** Every write of staff's, ready to be done. */
const writes: Record<string, () => Promise<Ready>> = {
  'DELETE /api/staff/bags/:id/photo': async () => {
    const id = await bagHere()
    const answer = await write('PUT /api/staff/bags/:id/photo', { id, body: plainJpeg })
    expect(answer.ok).toBe(true)
    return { id, body: {} }
  },
  'PUT /api/staff/bags/:id/photo': async () => ({ id: await bagHere(), body: plainJpeg }),
  'POST /api/staff/closures': async () => {
    const day = freeDay()
    const times = { from: at(day, '00:00'), to: at(day + 1, '00:00') }
    return { body: { kind: 'closed', reason: 'Holiday', ...times } }
  },
  'POST /api/staff/closures/:id/lift': async () => ({ id: await closed(), body: {} }),
  'POST /api/staff/closures/:id/release': async () => {
    const day = freeDay()
    const [startDate, endDate] = [at(day, '10:00'), at(day, '18:00')]
    const stayId = await reserved({ startDate, endDate, luggageCount: 1 })
    const times = { from: at(day, '00:00'), to: at(day + 1, '00:00') }
    const terms = { kind: 'closed', reason: 'Holiday', ...times }
    return { id: await made('/api/staff/closures', terms), body: { stayIds: [stayId] } }
  },
  'POST /api/staff/contacts/:id/read': async () => {
    const message = {
      name: 'Ada',
      email: 'ada@once.example',
      subject: 'Skis',
      message: 'Do you take them?',
    }
    return { id: await made('/api/contacts', message), body: { read: true } }
  },
  'POST /api/staff/rides': async () => ({
    body: {
      id: crypto.randomUUID(),
      serviceType: 'taxi',
      customerName: 'Anna Berg',
      startDate: at(1, '14:30'),
      cents: 1800,
    },
  }),
  'POST /api/staff/stays/:id/details': async () => {
    const id = await reserved()
    const { customerName, customerEmail, customerPhone } = (await till.record(id)).stay
    const shown = { customerName, customerEmail, customerPhone }
    return onStay(id, { ...shown, customerName: 'Ada Right', shown })
  },
  'POST /api/staff/stays/:id/note': async () =>
    onStay(await reserved(), { note: 'comes with a pram', shownNote: null }),
  'POST /api/staff/stays': async () => ({
    body: {
      id: crypto.randomUUID(),
      customerName: 'Mira Walker',
      tags: freeTags(),
      idSeen: true,
      endDate: at(1, '20:00'),
      locale: 'it',
    },
  }),
  'POST /api/staff/dropped-entries': async () => ({
    body: {
      stayId: crypto.randomUUID(),
      kind: 'walk_in',
      refused: 'tag_in_use',
      reason: 'given back',
      tags: [7],
      money: { method: 'cash', cents: 300, lek: 0 },
      handedBack: true,
      doneAt: new Date().toISOString(),
    },
  }),
  'POST /api/staff/dropped-entries/:id/resolve': async () => {
    const [id, now] = [crypto.randomUUID(), new Date()]
    const [{ id: staffId = '' } = {}] = await db.select({ id: staff.id }).from(staff).limit(1)
    const data = { method: 'cash', cents: 600, lek: 0, handedBack: 0 }
    const dropped = { action: 'entry_dropped', actor: 'staff' as const, staffId }
    await db.insert(audit).values({ ...dropped, id, data, happenedAt: now, at: now })
    return { id, body: { reason: 'given back' } }
  },
  'POST /api/staff/emails/:id/resolve': async () => ({
    id: await dead(),
    body: { reason: 'told' },
  }),
  'POST /api/staff/emails/:id/retry': async () => ({ id: await dead(), body: {} }),
  'POST /api/staff/hold/release': async () => {
    await ranLast(3 * 3_600_000)
    return { body: { emails: 'send' } }
  },
  'POST /api/staff/orphans/:id/resolve': async () => {
    const id = `pi_${crypto.randomUUID()}`
    const found = { action: 'orphan_payment', actor: 'system' as const, subjectId: id }
    const now = new Date()
    await db
      .insert(audit)
      .values({ ...found, id: crypto.randomUUID(), data: {}, happenedAt: now, at: now })
    return { id, body: { reason: 'refunded' } }
  },
  'POST /api/staff/stays/:id/abandon': async () => {
    const { id } = await here()
    const [startDate, pickUpAt] = [new Date(at(-220, '10:00')), new Date(at(-219, '18:00'))]
    await db.update(stays).set({ startDate, pickUpAt }).where(eq(stays.id, id))
    await action(id, 'contacts', { how: 'phone', reason: 'no answer' })
    return onStay(id, { reason: 'nobody came' })
  },
  'POST /api/staff/stays/:id/contacts': async () =>
    onStay((await late()).id, { how: 'phone', reason: 'no answer' }),
  'POST /api/staff/stays/:id/review': async () => {
    const { paymentIntentId, bookingId } = await till.book()
    await till.stripe.control('PATCH', `/payment-intents/${paymentIntentId}`, { amount: 500 })
    await till.stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    const [payment] = (await till.record(bookingId)).payments
    return onStay(bookingId, { payment: payment?.id, outcome: 'accept', reason: 'known' })
  },
  'POST /api/staff/stays/:id/keep-overpayment': async () => {
    const id = await reserved()
    await action(id, 'payments', { method: 'cash', cents: 500 })
    await action(id, 'cancel', withReason)
    return onStay(id, { reason: 'never came back' })
  },
  'POST /api/staff/stays/:id/pay-out': async () => {
    const { paymentIntentId, bookingId } = await till.book()
    await till.stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    await action(bookingId, 'cancel', withReason)
    const { data } = await till.stripe.api.refunds.list({ payment_intent: paymentIntentId })
    await till.stripe.control('POST', `/refunds/${data[0]?.id}/settle`, { outcome: 'failed' })
    await till.deliverAll(paymentIntentId)
    return onStay(bookingId, { reason: 'card closed' })
  },
  'POST /api/staff/stays/:id/complete': async () => {
    const id = await requested()
    await action(id, 'confirm', {})
    const days = { startDate: new Date(at(0, '00:30')), pickUpAt: new Date(at(0, '22:30')) }
    await db.update(stays).set(days).where(eq(stays.id, id))
    return onStay(id, {})
  },
  'POST /api/staff/stays/:id/fiscal-number': async () => {
    const id = await reserved()
    await action(id, 'payments', { method: 'cash', cents: 500 })
    const [payment] = (await till.record(id)).payments
    return onStay(id, { payment: payment?.id, fiscalNumber: 'A1B2' })
  },
  'POST /api/staff/stays/:id/ask-stripe': async () => onStay(await reserved(), {}),
  'POST /api/staff/reconciliations': async () => ({ body: { days: 2 } }),
  'POST /api/staff/stays/:id/write-off': async () => {
    const { id, tags } = await here()
    await action(id, 'check-out', { tags, outTo: 'guest' })
    return onStay(id, { reason: 'gone' })
  },
  'POST /api/staff/stays/:id/resolve': async () => onStay(await reserved(), { reason: 'done' }),
  'POST /api/staff/stays/:id/cancel': async () => onStay(await reserved(), withReason),
  'POST /api/staff/stays/:id/change': async () =>
    onStay(await reserved(), { luggageCount: 3, ...withReason }),
  'POST /api/staff/stays/:id/check-in': async () =>
    onStay(await arriving(), { tags: freeTags(), idSeen: true }),
  'POST /api/staff/stays/:id/bags': async () => onStay((await here()).id, { tags: freeTags() }),
  'POST /api/staff/stays/:id/tags': async () => {
    const { id, tags } = await here()
    return onStay(id, { tag: tags[0], newTag: freeTags()[0] })
  },
  'POST /api/staff/stays/:id/check-out': async () => {
    const { id, tags } = await here()
    return onStay(id, { tags, outTo: 'guest' })
  },
  'POST /api/staff/stays/:id/confirm': async () => onStay(await requested(), {}),
  'POST /api/staff/stays/:id/no-show': async () => onStay(await arriving(), {}),
  'POST /api/staff/stays/:id/payments': async () =>
    onStay(await reserved(), { method: 'cash', cents: 100 }),
  'POST /api/staff/stays/:id/price': async () =>
    onStay(await reserved(), { cents: 700, ...withReason }),
  'POST /api/staff/stays/:id/refunds': async () => {
    const id = await reserved()
    await action(id, 'payments', { method: 'cash', cents: 500 })
    return onStay(id, { cents: 100, ...withReason })
  },
  'POST /api/staff/stays/:id/undo': async () => {
    const { id } = await here()
    const { stay } = await till.record(id)
    return onStay(id, { version: stay.version })
  },
  'POST /api/staff/till/closings': async () => {
    const answer = await site.post('/api/staff/till/counts', { cents: 100, lek: 0 }, drita)
    const { id } = await answer.json<{ id: number }>()
    return { body: { count: id, reason: 'no change left' } }
  },
  'POST /api/staff/till/counts': async () => ({ body: { cents: 100, lek: 0 } }),
  'POST /api/staff/till/movements': async () => ({
    body: { kind: 'float', cash: { cents: 100, lek: 0 }, reason: 'coins' },
  }),
}

function write(name: string, { id = '', body }: Ready, who = drita, key = submitKey()) {
  const [method = '', path = ''] = name.split(' ')
  const isPhoto = body instanceof Uint8Array
  const content = { 'content-type': isPhoto ? 'image/jpeg' : 'application/json' }
  const headers = { ...content, origin: siteOrigin, ...who, ...key }
  return site.fetch(path.replace(':id', id), {
    method,
    headers,
    body: isPhoto ? body : JSON.stringify(body),
  })
}

/** What two members may both do at the same moment: each of them has said or entered something. */
const everybodys = new Set([
  'DELETE /api/staff/bags/:id/photo',
  'PUT /api/staff/bags/:id/photo',
  'POST /api/staff/closures/:id/lift',
  'POST /api/staff/closures/:id/release',
  'POST /api/staff/contacts/:id/read',
  'POST /api/staff/dropped-entries',
  'POST /api/staff/dropped-entries/:id/resolve',
  'POST /api/staff/emails/:id/resolve',
  'POST /api/staff/emails/:id/retry',
  'POST /api/staff/orphans/:id/resolve',
  'POST /api/staff/reconciliations',
  'POST /api/staff/stays/:id/ask-stripe',
  'POST /api/staff/till/closings',
  'POST /api/staff/till/counts',
  'POST /api/staff/till/movements',
])

/** A mail that was released is on its way, or there, by the next answer; a comparison is under way, or over. */
const sentSince = /,"(notice|status)":"(queued|sent)"|"outcome":"(done|running)"/g

const byStaff = async () => db.$count(audit, eq(audit.actor, 'staff'))

describe('promise 32: what staff do happens once', () => {
  /** What asks; and what a device says of itself, the last of which counts. */
  const questions = /(preview|devices\/:id)$/
  const names = staffRoutes.filter(({ method }) => method !== 'GET')

  it('which is shown for each of the app’s own routes', () => {
    const paths = names.map(({ method, path }) => `${method} ${path}`)
    expect(paths.filter((path) => !questions.test(path)).toSorted()).toEqual(
      Object.keys(writes).toSorted(),
    )
  })

  describe.each(Object.entries(writes))('%s', (name, ready) => {
    it('sent often under one key, at once and again', async () => {
      const request = await ready()
      const [before, key] = [await byStaff(), submitKey()]
      const send = async () => write(name, request, drita, key)
      const answers = [...(await Promise.all([send(), send(), send()])), await send()]
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true])
      const [first, ...others] = texts.map((text) => JSON.parse(text.replaceAll(sentSince, '')))
      for (const other of others) expect(other).toEqual(first)
      expect((await byStaff()) - before).toBe(1)
    })

    it('under a key that something else was done by, it is done once more or refused for good', async () => {
      const [request, other, key] = [await ready(), await ready(), submitKey()]
      expect((await write(name, request, drita, key)).ok).toBe(true)
      const before = await byStaff()
      const answer = await write(name, other, drita, key)
      expect(answer.ok ? 'done' : (await errorOf(answer)).code).toMatch(
        /^(done|idempotency_key_reused)$/,
      )
      expect((await byStaff()) - before).toBeLessThanOrEqual(answer.ok ? 1 : 0)
    })

    it('by two members at once', async () => {
      const request = await ready()
      const before = await byStaff()
      const answers = await Promise.all([drita, besa].map((who) => write(name, request, who)))
      const won = answers.filter(({ ok }) => ok)
      const changes = (await byStaff()) - before
      if (everybodys.has(name)) {
        expect(won).toHaveLength(2)
        expect(changes).toBeLessThanOrEqual(2)
        return
      }
      expect(won).toHaveLength(1)
      expect(changes).toBe(1)
      const [lost] = answers.filter(({ ok }) => !ok)
      expect(lost && [lost.status, (await errorOf(lost)).code]).toEqual([
        expect.any(Number),
        expect.stringMatching(
          /^(stay_changed|already_\w+|idempotency_key_reused|nothing_to_undo)$/,
        ),
      ])
    })
  })

  it('though a slash ends its address', async () => {
    const [id, key] = [await reserved(), submitKey()]
    for (const end of ['', '/']) {
      const path = `/api/staff/stays/${id}/payments${end}`
      const answer = await post(path, { method: 'desk_card', cents: 100 }, drita, key)
      expect(answer.status).toBe(200)
    }
    const { stay, payments } = await till.record(id)
    expect([stay.balance, payments.length]).toEqual([1100, 1])
  })

  it('and takes the place of nothing that was done to the stay under its key', async () => {
    const [id, tags, key] = [await arriving(), freeTags(), submitKey()]
    const path = `/api/staff/stays/${id}`
    await post(`${path}/check-in`, { tags, idSeen: false }, drita, key)
    await action(id, 'check-out', { tags, outTo: 'guest' })
    const { stay, bags } = await till.record(id)
    const answer = await post(`${path}/undo`, { version: stay.version }, drita, key)
    expect([answer.status, (await errorOf(answer)).code]).toEqual([422, 'idempotency_key_reused'])
    expect((await till.record(id)).bags).toEqual(bags)
  })
})
