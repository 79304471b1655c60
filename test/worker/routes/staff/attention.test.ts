import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AttentionEntry, StaffAttention } from '../../../../domain/reports/staff-attention.ts'
import { lastSeenOf } from '../../../../domain/stay/client-context.ts'
import { outbox } from '../../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { takeErrors } from '../../support/logs.ts'
import {
  at,
  bookingPrice,
  bookingRequest,
  reservationRequest,
  submitKey,
} from '../../support/requests.ts'
import { openSite } from '../../support/site.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('attention')
const { site, stripe } = till
const drita = await asStaff({ email: 'drita@office.example' })
const besa = await asStaff({ email: 'besa@office.example' })

let guests = 0
const mailbox = () => {
  guests += 1
  return `guest${guests}@attention.example`
}

let lastTag = 30_000
const freeTags = (count = 2) => Array.from({ length: count }, () => (lastTag += 1))

async function reserve() {
  const request = { ...reservationRequest, customerEmail: mailbox() }
  const answer = await site.post('/api/reservations', request)
  return (await answer.json<{ id: string }>()).id
}

const post = (path: string, body: object, key = submitKey(), staff = drita) =>
  site.post(`/api/staff${path}`, body, { ...staff, ...key })

const ask = (id: string, what: string, body: object, key = submitKey(), staff = drita) =>
  post(`/stays/${id}/${what}`, body, key, staff)

async function done(...args: Parameters<typeof ask>) {
  const answer = await ask(...args)
  expect([answer.status, answer.status === 200 || (await errorOf(answer.clone()))]).toEqual([
    200,
    true,
  ])
}

async function refusal(...args: Parameters<typeof ask>) {
  return (await errorOf(await ask(...args))).code
}

async function attention() {
  const answer = await site.fetch('/api/staff/attention', { headers: drita })
  return answer.json<StaffAttention>()
}

/** The entries with this id, or of the stay with this id. */
async function entriesOf(id: string): Promise<AttentionEntry[]> {
  const { entries } = await attention()
  return entries.filter((entry) => {
    const stayId = 'stay' in entry ? entry.stay?.id : undefined
    return entry.id === id || stayId === id
  })
}

const kindsOf = async (id: string) => (await entriesOf(id)).map(({ kind }) => kind)

async function entryOf(id: string): Promise<AttentionEntry> {
  const [entry, ...others] = await entriesOf(id)
  expect(others).toEqual([])
  if (!entry) throw new Error('nothing needs attention')
  return entry
}

/** Moves a stay's days, counted from today. */
const moveTo = (id: string, from: number, to: number) =>
  till.db
    .update(stays)
    .set({ startDate: new Date(at(from, '00:30')), pickUpAt: new Date(at(to, '12:00')) })
    .where(eq(stays.id, id))

async function book() {
  const { paymentIntentId, bookingId } = await till.book()
  return { intent: paymentIntentId, id: bookingId }
}

async function paid() {
  const { intent, id } = await book()
  await stripe.pay(intent)
  await till.deliverAll(intent)
  return { intent, id }
}

/** A payment in review, because Stripe took another amount. */
async function bent(amount = 500) {
  const { intent, id } = await book()
  await stripe.control('PATCH', `/payment-intents/${intent}`, { amount })
  await stripe.pay(intent)
  await till.deliverAll(intent)
  const [payment] = (await till.record(id)).payments
  return { intent, id, payment: payment?.id ?? '' }
}

async function orphan() {
  const metadata = { bookingId: crypto.randomUUID() }
  const intent = await stripe.api.paymentIntents.create({ amount: 1800, currency: 'eur', metadata })
  await stripe.pay(intent.id)
  return intent.id
}

describe('the attention list', () => {
  it('has no entry for a stay that goes well', async () => {
    const { id } = await paid()
    expect(await kindsOf(id)).toEqual([])
    const tags = freeTags()
    await done(id, 'check-in', { tags, idSeen: true })
    expect(await kindsOf(id)).toEqual([])
  })

  it('is counted for every staff page', async () => {
    const count = async () =>
      (
        await (
          await site.fetch('/api/staff/attention/count', { headers: drita })
        ).json<{ count: number }>()
      ).count
    const before = await count()
    expect(before).toBe((await attention()).entries.length)
    await bent()
    expect(await count()).toBe(before + 1)
  })
})

describe('an offline action that conflicts with another change', () => {
  async function inConflict() {
    const id = await reserve()
    const seen = lastSeenOf((await till.record(id)).stay)
    await done(id, 'no-show', {})
    const clientContext = { doneAt: new Date(), wasOffline: true, seen }
    await done(id, 'check-in', { tags: freeTags(), idSeen: false, clientContext })
    return id
  }

  it('is listed until staff resolve it with a reason', async () => {
    const id = await inConflict()
    expect(await entryOf(id)).toMatchObject({
      kind: 'conflict',
      stay: { id, status: 'checked_in' },
    })
    expect((await till.record(id)).stay.conflictAt).toBeInstanceOf(Date)
    await done(id, 'resolve', { reason: 'both bags are here' })
    expect(await kindsOf(id)).toEqual([])
    expect((await till.auditOf(id)).at(-1)).toMatchObject({
      action: 'resolved',
      data: { reason: 'both bags are here' },
    })
  })

  it('promise 32: is resolved by one of two at once, and stays resolved', async () => {
    const id = await inConflict()
    const both = await Promise.all(
      [drita, besa].map((staff) => ask(id, 'resolve', { reason: 'seen' }, submitKey(), staff)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await kindsOf(id)).toEqual([])
  })
})

describe('items without a price', () => {
  async function unpriced() {
    const id = await reserve()
    await till.db.update(stays).set({ storageType: 'mid' }).where(eq(stays.id, id))
    await done(id, 'check-in', { tags: freeTags(3), idSeen: true })
    return id
  }

  it('are listed until staff set a price', async () => {
    const id = await unpriced()
    expect(await entryOf(id)).toMatchObject({ kind: 'unpriced', stay: { luggageCount: 3 } })
    await done(id, 'price', { cents: 4000, reason: 'three bags', inPerson: false })
    expect(await kindsOf(id)).toEqual([])
  })

  it('are listed until staff resolve them', async () => {
    const id = await unpriced()
    await done(id, 'resolve', { reason: 'same price' })
    expect(await kindsOf(id)).toEqual([])
  })
})

describe('promise 5: a payment in review', () => {
  it('is listed until staff accept it, with a reason', async () => {
    const { id, payment, intent } = await bent()
    expect(await entryOf(id)).toMatchObject({
      kind: 'review',
      id: payment,
      cents: 500,
      currency: 'EUR',
      paymentIntentId: intent,
    })
    const accept = { payment, outcome: 'accept', reason: 'rest in cash' }
    expect(await refusal(id, 'review', { ...accept, reason: ' ' })).toBe('validation_failed')
    await done(id, 'review', accept)
    expect(await kindsOf(id)).toEqual([])
    const { stay } = await till.record(id)
    expect(stay).toMatchObject({ status: 'confirmed', balance: bookingPrice - 500 })
    expect((await till.auditOf(id)).at(-1)?.data).toMatchObject({ reason: 'rest in cash' })
    expect(await refusal(id, 'review', accept)).toBe('not_allowed')
  })

  it('can be refunded in full, even if the guest owes more', async () => {
    const { id, payment, intent } = await bent()
    await done(id, 'review', { payment, outcome: 'return', reason: 'wrong amount' })
    expect(await kindsOf(id)).toEqual([])
    expect((await till.record(id)).stay).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refunded: 500,
      balance: 0,
    })
    const { data } = await stripe.api.refunds.list({ payment_intent: intent })
    expect(data.map(({ amount }) => amount)).toEqual([500])
  })

  it('is refunded once by two at once and after a lost response', async () => {
    const { id, payment, intent } = await bent()
    const back = { payment, outcome: 'return', reason: 'wrong amount' }
    const [key, other] = [submitKey(), submitKey()]
    await Promise.all([ask(id, 'review', back, key), ask(id, 'review', back, other, besa)])
    await ask(id, 'review', back, key)
    const { data } = await stripe.api.refunds.list({ payment_intent: intent })
    expect(data.map(({ amount }) => amount)).toEqual([500])
  })
})

describe('money to refund', () => {
  it('is listed until staff hand it over', async () => {
    const id = await reserve()
    await done(id, 'payments', { method: 'cash', cents: 1200 })
    await done(id, 'cancel', { reason: 'ill', inPerson: false })
    expect(await entryOf(id)).toMatchObject({ kind: 'to_refund', cents: 1200 })
    await done(id, 'refunds', { reason: 'ill', inPerson: true })
    expect(await kindsOf(id)).toEqual([])
  })

  it('promise 13: is listed again if a refund fails, until another one is sent', async () => {
    const { id, intent } = await paid()
    await stripe.control('POST', '/refunds', { start: 'pending' })
    await done(id, 'cancel', { reason: 'ill', inPerson: false })
    expect(await kindsOf(id)).toEqual([])
    const { data } = await stripe.api.refunds.list({ payment_intent: intent })
    await stripe.control('POST', `/refunds/${data[0]?.id}/settle`, { outcome: 'failed' })
    await till.deliverAll(intent)
    expect(await entryOf(id)).toMatchObject({ kind: 'refund_failed', cents: bookingPrice })
    await stripe.control('POST', '/refunds', { start: 'succeeded' })
    await done(id, 'refunds', { reason: 'again', inPerson: false })
    expect(await kindsOf(id)).toEqual([])
    expect((await till.record(id)).stay).toMatchObject({ balance: 0, refunded: bookingPrice })
  })

  it('is not listed once the refund is requested, even if Stripe does not answer', async () => {
    const { id } = await paid()
    const silent = openSite({ STRIPE_API_ORIGIN: 'http://localhost:9' })
    const cancel = { reason: 'ill', inPerson: false }
    const answer = await silent.post(`/api/staff/stays/${id}/cancel`, cancel, drita)
    expect(answer.status).toBe(200)
    expect(takeErrors('refund_unsent')).toHaveLength(1)
    expect((await till.record(id)).stay).toMatchObject({ balance: 0, refunded: bookingPrice })
    expect(await kindsOf(id)).toEqual([])
  })

  it('is listed once the bank has decided a dispute, not before', async () => {
    const { id, intent } = await paid()
    const dispute = await stripe.control<{ id: string }>(
      'POST',
      `/payment-intents/${intent}/dispute`,
      {},
    )
    await till.deliverAll(intent)
    await done(id, 'cancel', { reason: 'ill', inPerson: false })
    expect(await kindsOf(id)).toEqual(['dispute'])
    await stripe.control('POST', `/disputes/${dispute.id}/close`, { status: 'won' })
    await till.deliverAll(intent)
    expect(await kindsOf(id)).toEqual(['to_refund'])
  })

  it('is not listed if it arrived for a cancelled stay and was refunded', async () => {
    const { id, intent } = await book()
    await stripe.pay(intent, 'pm_card_standin_processing')
    await done(id, 'cancel', { reason: 'ill', inPerson: false })
    await stripe.control('POST', `/payment-intents/${intent}/settle`, { outcome: 'succeeded' })
    await till.deliverAll(intent)
    expect((await till.record(id)).stay).toMatchObject({ balance: 0, refunded: bookingPrice })
    expect(await kindsOf(id)).toEqual([])
  })
})

describe('promise 14: a dispute', () => {
  it('is listed with its due date until answered, and again if an inquiry escalates', async () => {
    const { id, intent } = await paid()
    const dispute = await stripe.control<{ id: string }>(
      'POST',
      `/payment-intents/${intent}/dispute`,
      { inquiry: true },
    )
    await till.deliverAll(intent)
    expect(await entryOf(id)).toMatchObject({
      kind: 'dispute',
      id: dispute.id,
      status: 'inquiry',
      dueBy: expect.any(String),
    })
    await done(id, 'resolve', { reason: 'a conflict, perhaps' })
    expect(await kindsOf(id)).toEqual(['dispute'])
    await done(id, 'resolve', { dispute: dispute.id, reason: 'receipt sent' })
    expect(await kindsOf(id)).toEqual([])
    await stripe.control('POST', `/disputes/${dispute.id}/escalate`)
    await till.deliverAll(intent)
    expect(await entryOf(id)).toMatchObject({ kind: 'dispute', status: 'open' })
    await stripe.control('POST', `/disputes/${dispute.id}/close`, { status: 'won' })
    await till.deliverAll(intent)
    expect(await kindsOf(id)).toEqual([])
  })
})

describe('the debt of a completed stay', () => {
  it('is listed until staff write it off, once', async () => {
    const id = await reserve()
    const tags = freeTags()
    await moveTo(id, 0, 0)
    await done(id, 'check-in', { tags, idSeen: true })
    await done(id, 'check-out', { tags, outTo: 'guest' })
    const { balance } = (await till.record(id)).stay
    expect(await entryOf(id)).toMatchObject({ kind: 'unpaid', cents: balance })
    const key = submitKey()
    for (let time = 0; time < 2; time += 1) await done(id, 'write-off', { reason: 'gone' }, key)
    expect(await kindsOf(id)).toEqual([])
    const { stay, charges } = await till.record(id)
    expect(stay).toMatchObject({ status: 'completed', balance: 0 })
    expect(charges.filter(({ kind }) => kind === 'written_off')).toHaveLength(1)
    expect(await refusal(id, 'write-off', { reason: 'gone' })).toBe('not_allowed')
  })
})

describe('a stay whose day is over', () => {
  async function unnoted() {
    const id = await reserve()
    await moveTo(id, 0, 0)
    expect(await kindsOf(id)).toEqual([])
    await moveTo(id, -1, -1)
    expect(await entryOf(id)).toMatchObject({ kind: 'not_come', stay: { id, status: 'confirmed' } })
    return id
  }

  it('is listed until staff mark it as a no-show', async () => {
    const id = await unnoted()
    await done(id, 'no-show', {})
    expect(await kindsOf(id)).toEqual([])
    expect((await till.record(id)).stay).toMatchObject({ status: 'no_show', balance: 0 })
  })

  it('is no longer listed once its bags are here', async () => {
    const id = await unnoted()
    await done(id, 'check-in', { tags: freeTags(), idSeen: true })
    expect(await kindsOf(id)).not.toContain('not_come')
  })

  it('is no longer listed once its ride is completed', async () => {
    const id = await unnoted()
    await till.db.update(stays).set({ serviceType: 'taxi' }).where(eq(stays.id, id))
    await done(id, 'complete', {})
    expect(await kindsOf(id)).not.toContain('not_come')
  })
})

describe('uncollected bags', () => {
  async function left(days: number) {
    const id = await reserve()
    const tags = freeTags()
    await done(id, 'check-in', { tags, idSeen: true })
    await moveTo(id, -days - 1, -days)
    return { id, tags }
  }

  it('are listed from the day after, with the contacts that staff noted', async () => {
    const { id, tags } = await left(0)
    expect(await kindsOf(id)).toEqual([])
    await moveTo(id, -2, -1)
    expect(await entryOf(id)).toMatchObject({ kind: 'uncollected', tags, contacts: [] })
    await done(id, 'contacts', { how: 'phone', reason: 'no answer' })
    await done(id, 'contacts', { how: 'email', reason: 'comes on Monday' }, submitKey(), besa)
    expect(await entryOf(id)).toMatchObject({
      contacts: [
        { how: 'phone', reason: 'no answer', username: 'drita@office.example' },
        { how: 'email', reason: 'comes on Monday', username: 'besa@office.example' },
      ],
    })
    await done(id, 'check-out', { tags, outTo: 'guest' })
    expect(await kindsOf(id)).not.toContain('uncollected')
  })

  it('can be abandoned after six months, and the audit says by whom', async () => {
    const { id, tags } = await left(150)
    expect(await refusal(id, 'abandon', { reason: 'given away' })).toBe('not_allowed')
    await moveTo(id, -200, -190)
    expect(await refusal(id, 'abandon', { reason: 'given away' })).toBe('not_contacted')
    await done(id, 'contacts', { how: 'phone', reason: 'no answer' })
    await done(id, 'abandon', { reason: 'to the Red Cross' })
    expect(await kindsOf(id)).toEqual(['unpaid'])
    const { stay, bags } = await till.record(id)
    expect(stay.status).toBe('abandoned')
    expect(bags.map(({ tag, outTo }) => [tag, outTo])).toEqual(tags.map((t) => [t, 'disposed']))
    const [last] = (await till.auditOf(id)).slice(-1)
    expect(last).toMatchObject({
      action: 'abandon',
      actor: 'staff',
      staffId: expect.any(String),
      data: { tags: tags.join(' '), outTo: 'disposed', reason: 'to the Red Cross' },
    })
    await done(id, 'write-off', { reason: 'cannot be reached' })
    expect(await kindsOf(id)).toEqual([])
  })
})

describe('a request', () => {
  const request = () =>
    site
      .post('/api/bookings', {
        ...bookingRequest,
        customerEmail: mailbox(),
        totalPrice: bookingPrice,
        currency: 'EUR',
      })
      .then((answer) => answer.json<{ id: string }>())

  it('is listed until staff confirm it', async () => {
    const { id } = await request()
    expect(await entryOf(id)).toMatchObject({ kind: 'request', cents: bookingPrice })
    await done(id, 'confirm', {})
    expect(await kindsOf(id)).toEqual([])
  })

  it('is listed until staff decline it', async () => {
    const { id } = await request()
    await done(id, 'cancel', { reason: 'full', inPerson: false })
    expect(await kindsOf(id)).toEqual([])
  })

  it('is not listed if it is a booking that waits for its online payment', async () => {
    expect(await kindsOf((await book()).id)).toEqual([])
  })
})

describe('promise 16: a dead email', () => {
  async function givenUp(lastError = 'Error') {
    const id = await reserve()
    const [email] = await till.mailsOf(id)
    if (!email) throw new Error('no mail')
    const dead = { status: 'dead' as const, lastError, attempts: 14, sentAt: null }
    await till.db.update(outbox).set(dead).where(eq(outbox.id, email.id))
    return { id, emailId: email.id }
  }
  const auditOf = (subjectId: string) =>
    till.db.select().from(audit).where(eq(audit.subjectId, subjectId))

  it('is listed until staff send it again', async () => {
    const { id, emailId } = await givenUp()
    expect(await entryOf(id)).toMatchObject({
      kind: 'email',
      id: emailId,
      email: 'reservation_confirmed',
      lastError: 'Error',
    })
    const { stay } = await till.record(id)
    const sent = () => site.mailbox.sent.filter(({ to }) => to === stay.customerEmail).length
    const before = sent()
    const key = submitKey()
    for (let time = 0; time < 2; time += 1)
      expect((await post(`/emails/${emailId}/retry`, {}, key)).status).toBe(200)
    expect(await kindsOf(id)).toEqual([])
    expect(sent()).toBe(before + 1)
    expect(await auditOf(emailId)).toMatchObject([{ action: 'email_retried', actor: 'staff' }])
  })

  it('is sent once if two send it again at the same time', async () => {
    const { id, emailId } = await givenUp()
    const { stay } = await till.record(id)
    const sent = () => site.mailbox.sent.filter(({ to }) => to === stay.customerEmail).length
    const before = sent()
    await Promise.all(
      [drita, besa].map((staff) => post(`/emails/${emailId}/retry`, {}, submitKey(), staff)),
    )
    expect(sent()).toBe(before + 1)
    expect(await auditOf(emailId)).toHaveLength(1)
  })

  it('can be resolved, and is then neither counted nor sent', async () => {
    const { id, emailId } = await givenUp()
    const emailState = async () =>
      (
        await (
          await site.fetch('/api/staff/status', { headers: drita })
        ).json<{ email: { count: number } }>()
      ).email.count
    const before = await emailState()
    const answer = await post(`/emails/${emailId}/resolve`, { reason: 'called' })
    expect(await answer.json()).toMatchObject({ id: emailId, status: 'dead' })
    expect(await kindsOf(id)).toEqual([])
    expect(await emailState()).toBe(before - 1)
    expect(await auditOf(emailId)).toMatchObject([{ data: { reason: 'called' } }])
    // A resolved email is not sent again.
    await post(`/emails/${emailId}/retry`, {}, submitKey(), besa)
    expect((await till.mailsOf(id))[0]?.status).toBe('dead')
  })

  it('is not listed if its subject is gone', async () => {
    expect(await kindsOf((await givenUp('subject_gone')).id)).toEqual([])
  })

  it('is 404 if it is unknown', async () => {
    expect((await post('/emails/unknown/retry', {})).status).toBe(404)
    expect((await post('/emails/unknown/resolve', { reason: 'x' })).status).toBe(404)
  })
})

describe('asking Stripe on demand', () => {
  it('finds an orphan payment, which is listed until it is resolved', async () => {
    const id = await orphan()
    expect(await kindsOf(id)).toEqual([])
    const compared = await post('/reconciliations', { days: 7 })
    expect(await compared.json()).toEqual({ outcome: 'done' })
    expect(takeErrors('orphan_payment')).toHaveLength(1)
    expect(await entryOf(id)).toMatchObject({ kind: 'orphan', cents: 1800, currency: 'EUR' })
    const both = await Promise.all(
      [drita, besa].map((staff) =>
        post(`/orphans/${id}/resolve`, { reason: 'refunded' }, submitKey(), staff),
      ),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await kindsOf(id)).toEqual([])
    const rows = await till.db.select().from(audit).where(eq(audit.subjectId, id))
    expect(rows.map(({ action }) => action)).toEqual(['orphan_payment', 'orphan_resolved'])
    expect((await post('/orphans/unknown/resolve', { reason: 'x' })).status).toBe(404)
  })

  it('finds a second payment, which can be refunded', async () => {
    const { id } = await paid()
    const metadata = { bookingId: id }
    const second = await stripe.api.paymentIntents.create({
      amount: bookingPrice,
      currency: 'eur',
      metadata,
    })
    await stripe.pay(second.id)
    await post('/reconciliations', { days: 7 })
    expect(await entryOf(id)).toMatchObject({ kind: 'review', cents: bookingPrice })
    await done(id, 'review', { payment: second.id, outcome: 'return', reason: 'paid twice' })
    expect(await kindsOf(id)).toEqual([])
    expect((await till.record(id)).stay).toMatchObject({ status: 'confirmed', balance: 0 })
  })

  it('finds a refund and a dispute of one stay', async () => {
    const { id, intent } = await paid()
    await stripe.control('POST', `/payment-intents/${intent}/refund`, { amount: 100 })
    await stripe.control('POST', `/payment-intents/${intent}/dispute`, {})
    expect((await till.record(id)).stay).toMatchObject({ refunded: 0, disputed: false })
    await done(id, 'ask-stripe', {})
    expect((await till.record(id)).stay).toMatchObject({ refunded: 100, disputed: true })
    expect(await kindsOf(id)).toEqual(['dispute'])
  })

  it('finds a payment whose event was lost', async () => {
    const { id, intent } = await book()
    await stripe.pay(intent)
    expect((await till.record(id)).stay).toMatchObject({ status: 'pending', received: 0 })
    await done(id, 'ask-stripe', {})
    expect((await till.record(id)).stay).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      received: bookingPrice,
      balance: 0,
    })
    expect(await kindsOf(id)).toEqual([])
  })

  it('refuses zero days and an unknown stay', async () => {
    expect((await errorOf(await post('/reconciliations', { days: 0 }))).code).toBe(
      'validation_failed',
    )
    expect((await ask('unknown', 'ask-stripe', {})).status).toBe(404)
  })
})

describe('a message from the contact form', () => {
  const count = async () => {
    const answer = await site.fetch('/api/staff/attention/count', { headers: drita })
    return (await answer.json<{ count: number }>()).count
  }

  it('is listed and counts until somebody marks it as read, and again if it is marked as new', async () => {
    const before = await count()
    const message = {
      name: 'Skier',
      email: mailbox(),
      subject: 'Skis',
      message: 'Do you take them?',
    }
    const made = await site.post('/api/contacts', message, submitKey())
    const { id } = await made.json<{ id: string }>()
    const own = async () => (await attention()).entries.filter((entry) => entry.id === id)
    expect(await own()).toMatchObject([{ kind: 'message', message: { ...message, read: false } }])
    expect(await count()).toBe(before + 1)
    await post(`/contacts/${id}/read`, { read: true })
    expect([await own(), await count()]).toEqual([[], before])
    await post(`/contacts/${id}/read`, { read: false })
    expect(await count()).toBe(before + 1)
  })
})
