import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Pass } from '../../../domain/pass/pass.ts'
import { outbox } from '../../../worker/db/schema/post.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { asStaff } from '../support/access.ts'
import { openClock } from '../support/clock.ts'
import {
  at,
  contactRequest,
  reservationRequest,
  submitKey,
  threeDays,
} from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('erase_typed')
const { site, stripe, db } = till
const staff = await asStaff()
const clock = openClock(site)

/** Part of everything that somebody types. */
let mark = ''
let reason = ''
let giving = { reason, inPerson: false }
let typedByGuest = {}

beforeEach(() => {
  mark = `zy${crypto.randomUUID().slice(0, 8)}`
  reason = `Mrs ${mark} rang us, she is ill`
  giving = { reason, inPerson: false }
  typedByGuest = {
    customerName: `Ada ${mark}`,
    customerEmail: `${mark}@guest.example`,
    specialRequests: `Near ${mark}`,
  }
})

/** The rows of all tables that contain the mark in any column. */
async function whereMarked(): Promise<string[]> {
  const tables = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'`,
  ).all<{ name: string }>()
  const found = tables.results.map(async ({ name }) => {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all()
    const marked = results.filter((row) => JSON.stringify(row).toLowerCase().includes(mark))
    return marked.map((row) => `${name}: ${JSON.stringify(row)}`)
  })
  return (await Promise.all(found)).flat()
}

const post = (path: string, body: object, headers: Record<string, string> = staff) =>
  site.post(path, body, { ...headers, ...submitKey() })

async function does(path: string, body: object): Promise<void> {
  const answer = await post(path, body)
  expect(answer.ok, `${path} ${await answer.clone().text()}`).toBe(true)
}

const onStay = (id: string, action: string, body: object) =>
  does(`/api/staff/stays/${id}/${action}`, body)

const holding = (token: string) => ({ authorization: `Bearer ${token}` })

/** An online booking that its guest has paid for. */
async function paid() {
  const customerData = { ...threeDays.customerData, ...typedByGuest }
  const intent = await till.book({ ...threeDays, customerData })
  await stripe.pay(intent.paymentIntentId)
  const { passToken } = await (await till.comeBack(intent)).json<{ passToken: string }>()
  return { id: intent.bookingId, passToken }
}

async function reserved(): Promise<string> {
  const answer = await post('/api/reservations', { ...reservationRequest, ...typedByGuest })
  return (await answer.json<{ id: string }>()).id
}

/** Marks an email as dead, and staff resolve it. */
async function emailResolved(id: string): Promise<void> {
  await db.update(outbox).set({ status: 'dead', lastError: 'Error' }).where(eq(outbox.id, id))
  await does(`/api/staff/emails/${id}/resolve`, { reason })
}

it('promise 24: a year later, no text that a guest or staff typed is in the database', async () => {
  const { id, passToken } = await paid()
  const anna = { name: `Anna ${mark}`, tags: null, items: null }
  expect((await post('/api/pass/collectors', anna, holding(passToken))).ok).toBe(true)
  await onStay(id, 'change', { luggageCount: 1, ...giving })
  await onStay(id, 'price', { cents: 700, ...giving })
  await onStay(id, 'refunds', { cents: 100, ...giving })
  await onStay(id, 'cancel', giving)
  await onStay(id, 'resolve', { reason })
  for (const email of (await till.mailsOf(id)).slice(0, 1)) await emailResolved(email.id)

  const here = await reserved()
  const today = { startDate: new Date(at(0, '00:30')), pickUpAt: new Date(at(1, '22:30')) }
  await db.update(stays).set(today).where(eq(stays.id, here))
  await onStay(here, 'check-in', { tags: [71_001], idSeen: true })
  const days = { startDate: new Date(at(-220, '10:00')), pickUpAt: new Date(at(-219, '18:00')) }
  await db.update(stays).set(days).where(eq(stays.id, here))
  await onStay(here, 'contacts', { how: 'phone', reason })
  await onStay(here, 'abandon', { reason })
  await onStay(here, 'write-off', { reason })

  const message = { ...contactRequest, name: mark, email: `${mark}@m.example`, message: mark }
  const sent = await post('/api/contacts', message)
  const { id: messageId } = await sent.json<{ id: string }>()
  const emails = await db.select().from(outbox)
  const noted = emails.find(({ data }) => data.message === messageId)
  await emailResolved(noted?.id ?? '')
  await does('/api/staff/till/movements', { kind: 'float', cash: { cents: 1000, lek: 0 }, reason })

  const lines = () => Promise.all([id, here].map(till.lineOf))
  await site.runJobs(31)
  expect((await whereMarked()).length).toBeGreaterThan(10)
  const before = await lines()
  await clock.runAt(380, '12:00')
  await clock.runAt(380, '12:05')
  expect(await whereMarked()).toEqual([])
  expect(await lines()).toEqual(before)
})

it('promise 24: erasing on request also erases what staff typed about the stay', async () => {
  const { id, passToken } = await paid()
  await onStay(id, 'price', { cents: 1700, ...giving })
  await onStay(id, 'cancel', giving)
  for (const email of (await till.mailsOf(id)).slice(0, 1)) await emailResolved(email.id)
  await site.runJobs(1)
  expect((await post('/api/pass/erase', {}, holding(passToken))).ok).toBe(true)
  await site.runJobs(40)
  await site.runJobs(24 * 60 + 80)
  expect((await till.record(id)).stay.customerName).toBeNull()
  expect(await whereMarked()).toEqual([])
})

it('a reason that our own rules wrote is kept', async () => {
  const { id, passToken } = await paid()
  const shown = await (await site.fetch('/api/pass', { headers: holding(passToken) })).json<Pass>()
  const cancelled = await post('/api/pass/cancel', { shown: shown.cancelling }, holding(passToken))
  expect(cancelled.ok, await cancelled.clone().text()).toBe(true)
  const reasons = async () => [
    ...(await till.record(id)).refunds.map((refund) => refund.reason),
    ...(await till.auditOf(id)).map(({ data }) => data.reason ?? null),
  ]
  const before = await reasons()
  expect(before.filter(Boolean)).toEqual(
    before.filter(Boolean).map(() => 'By the guest, from the pass'),
  )
  expect(before.filter(Boolean).length).toBeGreaterThan(1)
  await clock.runAt(380, '12:10')
  expect((await till.record(id)).stay.customerName).toBeNull()
  expect(await reasons()).toEqual(before)
})
