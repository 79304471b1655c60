import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { retriesExhausted, sendingEvent } from '../../../dev/mail/sending-event.ts'
import type { StaffAttention } from '../../../domain/reports/staff-attention.ts'
import type { EmailKind } from '../../../worker/db/kinds.ts'
import { outbox } from '../../../worker/db/schema/post.ts'
import { asStaff } from '../support/access.ts'
import { forgetGuest } from '../support/forgotten-guest.ts'
import { takeErrors, takeLines } from '../support/logs.ts'
import { reservationRequest, submitKey } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('bounces')
const { db, site } = till

const rowOf = (id: string, kind: EmailKind = 'reservation_confirmed') =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.stayId, id), eq(outbox.kind, kind)))
    .get()

/** A guest's confirmation that was sent, with the provider's id. */
async function confirmed() {
  // Every guest has a mailbox of their own, so no limit is reached.
  const customerEmail = `${crypto.randomUUID()}@guest.example`
  const answer = await site.post('/api/reservations', { ...reservationRequest, customerEmail })
  const { id } = await answer.json<{ id: string }>()
  const email = await rowOf(id)
  if (!email?.providerId) throw new Error('no email left')
  return { id, emailId: email.id, providerId: email.providerId }
}

async function toDo(): Promise<StaffAttention['entries']> {
  const answer = await site.fetch('/api/staff/attention', { headers: await asStaff() })
  return (await answer.json<StaffAttention>()).entries
}

async function entryOf(emailId: string) {
  return (await toDo()).find(({ id }) => id === emailId)
}

async function retried(emailId: string) {
  const headers = { ...(await asStaff()), ...submitKey() }
  const answer = await site.post(`/api/staff/emails/${emailId}/retry`, {}, headers)
  expect(answer.status).toBe(200)
}

beforeEach(() => {
  site.mailbox.sent = []
})

describe('promise 41: an email that does not arrive is known', () => {
  it.each([
    ['bounced', {}, 'bounced', '5.1.1'],
    ['bounced', retriesExhausted, 'failed', '4.2.2'],
    ['failed', {}, 'failed', 'delivery_failed'],
    ['rejected', {}, 'blocked', 'suppressed'],
    ['complained', {}, 'complained', 'abuse'],
  ] as const)(
    '%s %j: its stay is listed, with the guest’s phone',
    async (name, payload, problem, code) => {
      const { id, emailId, providerId } = await confirmed()
      const event = sendingEvent(name, providerId, payload)
      expect(await site.deliver([event])).toEqual({ done: ['0'], again: [] })
      expect(await entryOf(emailId)).toMatchObject({
        kind: 'email',
        problem,
        lastError: code,
        stay: { id, customerPhone: reservationRequest.customerPhone },
      })
      expect(takeErrors('email_lost')).toMatchObject([{ emailId, code }])
    },
  )

  it('the office is notified once, and the guest gets no second copy', async () => {
    const { id, providerId } = await confirmed()
    const event = sendingEvent('bounced', providerId)
    await site.deliver([event, event])
    await site.deliver([event, sendingEvent('complained', providerId)])
    expect(takeErrors('email_lost')).toHaveLength(1)
    site.mailbox.sent = []
    for (const minutes of [0, 60, 48 * 60]) await site.runJobs(minutes)
    expect(await rowOf(id, 'email_dead')).toMatchObject({ status: 'sent' })
    const about = site.mailbox.sent.map(({ subject }) => subject)
    expect(about.filter((subject) => subject.startsWith('An email did not reach'))).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'dead', attempts: 1 })
  })

  it('a delay is stored, and listed only once the provider gives up', async () => {
    const { emailId, id, providerId } = await confirmed()
    await site.deliver([sendingEvent('deferred', providerId)])
    expect(await rowOf(id)).toMatchObject({
      status: 'sent',
      delivery: 'deferred',
      deliveryCode: '4.2.2',
    })
    expect(await entryOf(emailId)).toBeUndefined()
    await site.deliver([sendingEvent('bounced', providerId, retriesExhausted)])
    expect(await entryOf(emailId)).toMatchObject({ problem: 'failed' })
    takeErrors('email_lost')
  })

  it('a late “delivered” does not remove it from the list', async () => {
    const { emailId, providerId } = await confirmed()
    const events = ['bounced', 'delivered', 'deferred'] as const
    await site.deliver(events.map((name) => sendingEvent(name, providerId)))
    expect(await entryOf(emailId)).toMatchObject({ problem: 'bounced' })
    takeErrors('email_lost')
  })

  it('a delivered email is not listed', async () => {
    const { emailId, id, providerId } = await confirmed()
    await site.deliver([sendingEvent('delivered', providerId)])
    expect(await rowOf(id)).toMatchObject({ status: 'sent', delivery: 'delivered' })
    expect(await entryOf(emailId)).toBeUndefined()
  })

  it('an early event is retried until the email is noted; one of an unknown email is dropped', async () => {
    const early = sendingEvent('bounced', 'not-noted-yet')
    expect(await site.deliver([early])).toEqual({ done: [], again: ['0'] })
    const { emailId } = await confirmed()
    await db.update(outbox).set({ providerId: 'not-noted-yet' }).where(eq(outbox.id, emailId))
    expect(await site.deliver([early], 2)).toEqual({ done: ['0'], again: [] })
    expect(await entryOf(emailId)).toMatchObject({ problem: 'bounced' })
    takeErrors('email_lost')
    expect(await site.deliver([sendingEvent('bounced', 'of-a-stranger')], 3)).toMatchObject({
      done: ['0'],
    })
    expect(takeLines('email_event_unknown')).toHaveLength(1)
  })

  it.each([
    [null],
    ['text'],
    [{}],
    [{ type: 'cf.email.sending.message.opened', payload: { messageId: 'one' } }],
    [{ type: 'cf.email.sending.message.bounced', payload: {} }],
  ])('an unreadable event is dropped: %j', async (body) => {
    expect(await site.deliver([body])).toEqual({ done: ['0'], again: [] })
    expect(takeLines('email_event_unreadable')).toHaveLength(1)
  })

  it('an event waits in the queue while the database is down', async () => {
    const { emailId, providerId } = await confirmed()
    const event = sendingEvent('bounced', providerId)
    site.meter.fails = () => true
    expect(await site.deliver([event])).toEqual({ done: [], again: ['0'] })
    site.meter.reset()
    expect(takeErrors('email_event_failed')).toMatchObject([{ code: 'storage_unavailable' }])
    await site.deliver([event], 2)
    expect(await entryOf(emailId)).toMatchObject({ problem: 'bounced' })
    takeErrors('email_lost')
  })

  it('a reason that contains an email address is not stored', async () => {
    const { id, providerId } = await confirmed()
    const rejection = { reason: 'ada@guest.example is unknown', party: 'recipient' }
    await site.deliver([sendingEvent('rejected', providerId, { rejection })])
    expect(await rowOf(id)).toMatchObject({ delivery: 'rejected', deliveryCode: null })
    takeErrors('email_lost')
  })

  it('an email to an erased guest is not listed', async () => {
    const { id, emailId, providerId } = await confirmed()
    await forgetGuest(id)
    await site.deliver([sendingEvent('bounced', providerId)])
    expect(await rowOf(id)).toMatchObject({ status: 'sent', delivery: 'bounced' })
    expect(await entryOf(emailId)).toBeUndefined()
  })

  it('an email that staff retried is judged by its own delivery', async () => {
    const { id, emailId, providerId } = await confirmed()
    await site.deliver([sendingEvent('failed', providerId)])
    takeErrors('email_lost')
    await retried(emailId)
    await site.runJobs(0)
    const again = await rowOf(id)
    expect(again).toMatchObject({ status: 'sent', delivery: null, deliveryCode: null })
    expect(again?.providerId).not.toBe(providerId)
    await site.deliver([sendingEvent('complained', providerId)], 3)
    expect(await entryOf(emailId)).toBeUndefined()
  })

  it('a bounced email to the office shows on System Status', async () => {
    const { id } = await confirmed()
    const news = await rowOf(id, 'new_booking')
    await site.deliver([sendingEvent('bounced', news?.providerId ?? '')])
    const answer = await site.fetch('/api/staff/status', { headers: await asStaff() })
    expect((await answer.json<{ email: object }>()).email).toMatchObject({
      state: expect.stringMatching(/^dead_to_(office|both)$/),
    })
    expect(takeErrors('email_lost')).toHaveLength(1)
    expect(await rowOf(id, 'email_dead')).toBeUndefined()
  })
})
