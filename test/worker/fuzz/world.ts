import { eq } from 'drizzle-orm'
import type { Pass } from '../../../domain/pass/pass.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { closures } from '../../../worker/db/schema/custody.ts'
import { outbox } from '../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../worker/db/schema/stays.ts'
import { linkToken } from '../../../worker/pass/links.ts'
import { plainJpeg } from '../../domain/support/jpegs.ts'
import { asStaff } from '../support/access.ts'
import { linkSecret, siteOrigin } from '../support/names.ts'
import {
  at,
  bookingRequest,
  contactRequest,
  paymentRequest,
  reservationRequest,
  submitKey,
} from '../support/requests.ts'
import type { openTill } from '../support/till.ts'

type Till = ReturnType<typeof openTill>

let lastTag = 0

/** A new mailbox for each guest, because each has a limit per hour. */
export const freshAddress = () => `${crypto.randomUUID()}@guest.example`

/** Two tags that no bag has yet. */
export const freeTags = () => {
  lastTag += 2
  return [lastTag - 1, lastTag]
}

/** What the requests are about: one stay of each sort, and one of everything else with an id. */
export interface World {
  staff: Record<string, string>
  stayIds: readonly [string, ...string[]]
  paid: { paymentIntentId: string; clientSecret: string }
  bagId: string
  closureId: string
  contactId: string
  emailId: string
  orphanId: string
  collector: { id: string; token: string }
  /** An event of Stripe's, as it was delivered. */
  event: object
}

/** Makes new rows beside the earlier ones, and deletes the closures that requests have made. */
export async function openWorld(till: Till): Promise<World> {
  const { site, db, stripe } = till
  const staff = await asStaff({ email: 'drita@office.example' })

  async function made<Made = { id: string; passToken: string }>(
    path: string,
    body: object,
    headers: Record<string, string> = staff,
  ): Promise<Made> {
    const answer = await site.post(path, body, { ...headers, ...submitKey() })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  async function bagsIn(stayId: string): Promise<string> {
    const times = { startDate: new Date(at(0, '00:30')), pickUpAt: new Date(at(1, '22:30')) }
    await db.update(stays).set(times).where(eq(stays.id, stayId))
    const tags = { tags: freeTags(), idSeen: false }
    const record = await made<StayRecord<string>>(`/api/staff/stays/${stayId}/check-in`, tags)
    const bagId = record.bags[0]?.id ?? ''
    const headers = { ...staff, 'content-type': 'image/jpeg', origin: siteOrigin }
    await site.fetch(`/api/staff/bags/${bagId}/photo`, { method: 'PUT', headers, body: plainJpeg })
    return bagId
  }

  async function deadEmail(stayId: string): Promise<string> {
    const [email] = await db.select().from(outbox).where(eq(outbox.stayId, stayId))
    const id = email?.id ?? ''
    const given = { status: 'dead' as const, lastError: 'Error', attempts: 14, sentAt: null }
    await db.update(outbox).set(given).where(eq(outbox.id, id))
    return id
  }

  async function orphan(): Promise<string> {
    const subjectId = `pi_${crypto.randomUUID()}`
    const found = { action: 'orphan_payment', actor: 'system' as const, subjectId, data: {} }
    const now = new Date()
    await db.insert(audit).values({ ...found, id: crypto.randomUUID(), happenedAt: now, at: now })
    return subjectId
  }

  const guestsStay = () => ({ ...reservationRequest, customerEmail: freshAddress() })
  await db.delete(closures)
  const reserved = await made('/api/reservations', guestsStay(), {})
  const here = await made('/api/reservations', guestsStay(), {})
  const atDesk = await made('/api/reservations', guestsStay(), {})
  await made(`/api/staff/stays/${atDesk.id}/payments`, { method: 'cash', cents: 500 })
  const requested = await made(
    '/api/bookings',
    { ...guestsStay(), serviceType: 'taxi', totalPrice: 0 },
    {},
  )
  const paid = await till.book({
    ...paymentRequest,
    customerData: { ...bookingRequest, customerEmail: freshAddress() },
  })
  await stripe.pay(paid.paymentIntentId)
  await till.deliverAll(paid.paymentIntentId)
  const [event] = await stripe.eventsOf(paid.paymentIntentId)
  const delivered = await stripe.signed(event?.id ?? '')
  const bagId = await bagsIn(here.id)
  const late = await made('/api/reservations', guestsStay(), {})
  await bagsIn(late.id)
  const longAgo = { startDate: new Date(at(-220, '10:00')), pickUpAt: new Date(at(-219, '18:00')) }
  await db.update(stays).set(longAgo).where(eq(stays.id, late.id))
  const { collectors } = await made<Pass>(
    '/api/pass/collectors',
    { name: 'Anna Ferri', tags: null, items: null },
    { authorization: `Bearer ${here.passToken}` },
  )
  const collectorId = collectors[0]?.id ?? ''
  const times = { from: at(300, '00:00'), to: at(301, '00:00') }
  return {
    staff,
    stayIds: [reserved.id, here.id, late.id, atDesk.id, requested.id, paid.bookingId],
    paid,
    bagId,
    closureId: (await made('/api/staff/closures', { kind: 'closed', reason: 'Holiday', ...times }))
      .id,
    contactId: (await made('/api/contacts', { ...contactRequest, email: freshAddress() }, {})).id,
    emailId: await deadEmail(reserved.id),
    orphanId: await orphan(),
    collector: {
      id: collectorId,
      token: await linkToken(linkSecret, { purpose: 'collector', id: collectorId }),
    },
    event: JSON.parse(delivered.body),
  }
}
