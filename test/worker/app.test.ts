import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Pass } from '../../domain/pass/pass.ts'
import type { StaffAttention } from '../../domain/reports/staff-attention.ts'
import { outbox } from '../../worker/db/schema/post.ts'
import { stays } from '../../worker/db/schema/stays.ts'
import { plainJpeg } from '../domain/support/jpegs.ts'
import { asStaff } from './support/access.ts'
import { takeErrors } from './support/logs.ts'
import { ranLast } from './support/minutes.ts'
import { siteOrigin } from './support/names.ts'
import {
  at,
  bookingPrice,
  bookingRequest,
  contactRequest,
  paymentRequest,
  reservationRequest,
  threeDays,
} from './support/requests.ts'
import { allRoutes } from './support/route-table.ts'
import { errorOf, openTill } from './support/till.ts'

const till = openTill('answers')
const { site, stripe } = till

const stayFields = [
  'id',
  'reference',
  'customerName',
  'customerEmail',
  'customerPhone',
  'serviceType',
  'luggageCount',
  'startDate',
  'endDate',
  'specialRequests',
  'status',
  'createdAt',
  'updatedAt',
]

const countFields = [
  ...['id', 'staff', 'at', 'holder', 'upTo'],
  ...['expected', 'counted', 'toExplain', 'differs', 'closing'],
]

const recordFields = [
  'stay',
  'charges',
  'payments',
  'refunds',
  'disputes',
  'bags',
  'drawer',
  'collectors',
]

let lastTag = 20_000

function tagged() {
  lastTag += 1
  return { tags: [lastTag] }
}

let guests = 0

/** A reservation by a guest with a mailbox of their own, because each mailbox has a limit. */
async function reserved() {
  guests += 1
  const request = { ...reservationRequest, customerEmail: `guest${guests}@answers.example` }
  const made = await site.post('/api/reservations', request)
  return made.json<{ id: string; passToken: string }>()
}

async function reserve(): Promise<string> {
  return (await reserved()).id
}

const nothing = { toCard: 0, atDesk: 0, due: 0 }

const byLink = (token: string, part = '') =>
  site.fetch(`/api/pass${part}`, { headers: { authorization: `Bearer ${token}` } })

const collector = { name: 'Anna Hoxha', tags: null, items: 1 }

/** A guest's pass after they named a collector. */
async function collectedBy(token: string): Promise<Pass> {
  const made = await site.post('/api/pass/collectors', collector, {
    authorization: `Bearer ${token}`,
  })
  return made.json<Pass>()
}

async function collectorsToken(): Promise<string> {
  const { collectors } = await collectedBy((await reserved()).passToken)
  return collectors[0]?.token ?? ''
}

async function actionByLink(action: string, body: object) {
  const { passToken } = await reserved()
  return site.post(`/api/pass/${action}`, body, { authorization: `Bearer ${passToken}` })
}

const passFields = [
  'reference',
  'kind',
  'status',
  'serviceType',
  'storageType',
  'tariff',
  'luggageCount',
  'startDate',
  'endDate',
  'pickUpAt',
  'duration',
  'locale',
  'totalPrice',
  'received',
  'balance',
  'atDesk',
  'held',
  'toSend',
  'paymentStatus',
  'payments',
  'refunds',
  'bags',
  'collectors',
  'collectable',
  'forgotten',
  'changeable',
  'movedLate',
  'cancelling',
  'changes',
  'pendingChange',
]

/** Runs these staff actions on a new reservation. Returns the last response. */
async function staffAction(...actions: [what: string, body: object][]): Promise<Response> {
  const id = await reserve()
  let response = new Response()
  for (const [what, body] of actions) {
    response = await site.post(`/api/staff/stays/${id}/${what}`, body, await asStaff())
  }
  return response
}

/** A booking with a payment in review. */
async function paidTwice() {
  const { paymentIntentId, bookingId } = await till.book()
  await stripe.pay(paymentIntentId)
  await stripe.control('PATCH', `/payment-intents/${paymentIntentId}`, { amount: 500 })
  await till.deliverAll(paymentIntentId)
  const [payment] = (await till.record(bookingId)).payments
  return { id: bookingId, payment: payment?.id ?? '' }
}

/** A cancelled booking whose card was closed since. */
async function cardClosed(): Promise<string> {
  const { paymentIntentId, bookingId } = await till.book()
  await stripe.pay(paymentIntentId)
  await till.deliverAll(paymentIntentId)
  const cancelled = { reason: 'ill', inPerson: false }
  await site.post(`/api/staff/stays/${bookingId}/cancel`, cancelled, await asStaff())
  const { data } = await stripe.api.refunds.list({ payment_intent: paymentIntentId })
  await stripe.control('POST', `/refunds/${data[0]?.id}/settle`, { outcome: 'failed' })
  await till.deliverAll(paymentIntentId)
  return bookingId
}

/** A confirmed taxi ride for today. */
async function rideOfToday(): Promise<string> {
  const ride = { ...bookingRequest, serviceType: 'taxi', totalPrice: 0 }
  const { id } = await (await site.post('/api/bookings', ride)).json<{ id: string }>()
  await site.post(`/api/staff/stays/${id}/confirm`, {}, await asStaff())
  const today = { startDate: new Date(at(0, '00:30')), pickUpAt: new Date(at(0, '22:30')) }
  await till.db.update(stays).set(today).where(eq(stays.id, id))
  return id
}

/** Notes the fiscal number of a cash payment of 5 euros. */
async function receiptNoted(): Promise<Response> {
  const id = await reserve()
  const taken = { method: 'cash', cents: 500 }
  await site.post(`/api/staff/stays/${id}/payments`, taken, await asStaff())
  const [payment] = (await till.record(id)).payments
  const noted = { payment: payment?.id, fiscalNumber: 'A1B2' }
  return site.post(`/api/staff/stays/${id}/fiscal-number`, noted, await asStaff())
}

const device = `/api/staff/devices/${crypto.randomUUID()}`

async function onDevice(method: 'PUT' | 'DELETE', body?: object) {
  const json = { 'content-type': 'application/json', origin: siteOrigin }
  const headers = { ...(await asStaff()), ...json }
  return site.fetch(device, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

/** Returns the id of a dead email. */
async function deadEmail(): Promise<string> {
  const [email] = await till.mailsOf(await reserve())
  await till.db.update(outbox).set({ status: 'dead', lastError: 'Error' })
  return email?.id ?? ''
}

/** Removes an offline entry of cash. Returns its id. */
async function droppedCash(): Promise<string> {
  const money = { method: 'cash', cents: 600, lek: 0 }
  const about = { stayId: crypto.randomUUID(), kind: 'payment', refused: 'more_than_due' }
  const entry = { ...about, tags: [], money, handedBack: false, reason: 'typed twice' }
  const request = { ...entry, doneAt: new Date().toISOString() }
  const headers = await asStaff()
  await site.post('/api/staff/dropped-entries', request, headers)
  const answer = await site.fetch('/api/staff/attention', { headers })
  const { entries } = await answer.json<StaffAttention>()
  return entries.find(({ kind }) => kind === 'dropped')?.id ?? 'none'
}

/** Makes an orphan payment. */
async function orphan(): Promise<string> {
  const intent = await stripe.api.paymentIntents.create({
    amount: 1800,
    currency: 'eur',
    metadata: { bookingId: crypto.randomUUID() },
  })
  await stripe.pay(intent.id)
  await till.deliverAll(intent.id)
  takeErrors('orphan_payment')
  return intent.id
}

let daysAhead = 100

/** Closes a time for which a guest has reserved. Returns the closure's path and the stay's id. */
async function closed() {
  daysAhead += 2
  guests += 1
  const times = { startDate: at(daysAhead, '10:00'), endDate: at(daysAhead, '18:00') }
  const customerEmail = `guest${guests}@answers.example`
  const request = { ...reservationRequest, ...times, customerEmail }
  const { id } = await (await site.post('/api/reservations', request)).json<{ id: string }>()
  const terms = { kind: 'closed', from: at(daysAhead, '08:00'), to: at(daysAhead, '23:00') }
  const staff = await asStaff()
  const answer = await site.post('/api/staff/closures', { ...terms, reason: 'stocktaking' }, staff)
  const closure = await answer.clone().json<{ id: string }>()
  return { stayId: id, terms, answer, path: `/api/staff/closures/${closure.id}` }
}

const closureFields = [
  ...['id', 'kind', 'reason', 'from', 'to', 'closedBy', 'closedAt', 'liftedAt', 'openCases'],
]

const affectedFields = [
  ...['id', 'reference', 'customerName', 'customerEmail', 'customerPhone', 'locale'],
  ...['luggageCount', 'startDate', 'endDate', 'pickUpAt', 'status', 'visits', 'outcome', 'notice'],
]

const readAsStaff = async (path: string) => site.fetch(path, { headers: await asStaff() })

/** Checks in a bag and stores a photo of it. */
async function photographed(stayId?: string) {
  const came = `/api/staff/stays/${stayId ?? (await reserve())}/check-in`
  const answered = await site.post(came, { ...tagged(), idSeen: true }, await asStaff())
  const { bags } = await answered.json<{ bags: { id: string }[] }>()
  const bagId = bags[0]?.id
  const path = `/api/staff/bags/${bagId}/photo`
  const headers = { ...(await asStaff()), origin: siteOrigin, 'content-type': 'image/jpeg' }
  return {
    bagId,
    path,
    answer: await site.fetch(path, { method: 'PUT', headers, body: plainJpeg }),
  }
}

const bookingFields = [
  ...stayFields,
  'storageType',
  'duration',
  'totalPrice',
  'amountRefunded',
  'currency',
  'paymentStatus',
  'disputed',
  'paymentId',
]

const messageFields = ['id', 'name', 'email', 'subject', 'message', 'read', 'createdAt']

const reservationFields = [...stayFields, 'source', 'storageType', 'tariff', 'totalPrice']

/** Every endpoint: how a test calls it, and the fields of its response or of its rows. */
const calls: Record<string, [() => Promise<Response>, string[]]> = {
  'DELETE /api/staff/bags/:id/photo': [
    async () => {
      const { path } = await photographed()
      const headers = { ...(await asStaff()), origin: siteOrigin }
      return site.fetch(path, { method: 'DELETE', headers })
    },
    recordFields,
  ],
  'DELETE /api/staff/devices/:id': [() => onDevice('DELETE'), ['id']],
  'GET /api/bookings': [() => readAsStaff('/api/bookings'), bookingFields],
  'GET /api/config': [() => site.fetch('/api/config'), ['stripePublishableKey', 'stripeScriptUrl']],
  'GET /api/contacts': [() => readAsStaff('/api/contacts'), messageFields],
  'GET /api/health': [() => site.fetch('/api/health'), ['ok']],
  'GET /api/opening-times': [() => site.fetch('/api/opening-times'), ['closures']],
  'GET /api/pass': [async () => byLink((await reserved()).passToken), passFields],
  'GET /api/pass/bags/:id/photo': [
    async () => {
      const guest = await reserved()
      const { bagId } = await photographed(guest.id)
      const answer = await byLink(guest.passToken, `/bags/${bagId}/photo`)
      await answer.arrayBuffer()
      return Response.json({ [answer.headers.get('content-type') ?? '']: '' })
    },
    ['image/jpeg'],
  ],
  'GET /api/pass/collector': [
    async () => byLink(await collectorsToken(), '/collector'),
    ['name', 'tags', 'items', 'status', 'code', 'usedAt', 'here', 'pickUpAt'],
  ],
  'GET /api/pass/data': [
    async () => byLink((await reserved()).passToken, '/data'),
    ['booking', 'you', 'money in euros', 'bags', 'emails about it', 'what happened', 'erasure'],
  ],
  'GET /api/reservations': [() => readAsStaff('/api/reservations'), reservationFields],
  'GET /api/staff/attention': [
    () => readAsStaff('/api/staff/attention'),
    ['hold', 'entries', 'more'],
  ],
  'GET /api/staff/attention/count': [
    () => readAsStaff('/api/staff/attention/count'),
    ['count', 'atLeast', 'openDay'],
  ],
  'GET /api/staff/bags/:id/photo': [
    async () => {
      const answer = await readAsStaff((await photographed()).path)
      await answer.arrayBuffer()
      return Response.json({ [answer.headers.get('content-type') ?? '']: '' })
    },
    ['image/jpeg'],
  ],
  'GET /api/staff/bookings': [() => readAsStaff('/api/staff/bookings'), bookingFields],
  'GET /api/staff/closures': [
    async () => {
      await closed()
      return readAsStaff('/api/staff/closures')
    },
    closureFields,
  ],
  'GET /api/staff/closures/:id/emails/:stayId': [
    async () => {
      const { path, stayId } = await closed()
      return readAsStaff(`${path}/emails/${stayId}`)
    },
    ['to', 'locale', 'subject', 'text'],
  ],
  'GET /api/staff/closures/:id/stays': [
    async () => readAsStaff(`${(await closed()).path}/stays`),
    affectedFields,
  ],
  'GET /api/staff/closures/preview': [
    async () => {
      const { terms } = await closed()
      return readAsStaff(`/api/staff/closures/preview?${new URLSearchParams(terms)}`)
    },
    affectedFields,
  ],
  'GET /api/staff/config': [
    () => readAsStaff('/api/staff/config'),
    ['photos', 'owners', 'drawers'],
  ],
  'GET /api/staff/contacts': [() => readAsStaff('/api/staff/contacts'), messageFields],
  'GET /api/staff/day': [
    async () => {
      await staffAction(['check-in', { ...tagged(), idSeen: true }])
      return readAsStaff('/api/staff/day')
    },
    recordFields,
  ],
  'GET /api/staff/export': [
    async () => {
      const [head = ''] = (await (await readAsStaff('/api/staff/export')).text()).split('\r\n')
      return Response.json(Object.fromEntries(head.split(',').map((name) => [name, ''])))
    },
    [
      'reference',
      'kind',
      'status',
      'service',
      'plan',
      'items',
      'drop_off',
      'pick_up',
      'name',
      'email',
      'phone',
      'language',
      'special_requests',
      'source',
      'created',
      'currency',
      'price',
      'net_price',
      'received',
      'refunded',
      'charged_back',
      'still_due',
      'to_return',
      'payment',
      'disputed',
      'tags',
      'methods',
      'fiscal_numbers',
      'taken_in_by',
      'id',
    ],
  ],
  'GET /api/staff/export/money': [
    async () => {
      const file = await (await readAsStaff('/api/staff/export/money')).text()
      const [head = ''] = file.replace(/^\uFEFF/, '').split('\r\n')
      return Response.json(Object.fromEntries(head.split(',').map((name) => [name, ''])))
    },
    [
      'day',
      'time',
      'kind',
      'method',
      'currency',
      'taken_eur',
      'taken_lek',
      'given_eur',
      'given_lek',
      'value',
      'other',
      'lek_per_euro',
      'reference',
      'tags',
      'fiscal_number',
      'staff',
      'sent_by',
      'reason',
      'closing',
      'id',
    ],
  ],
  'GET /api/staff/exports': [
    () => readAsStaff('/api/staff/exports'),
    ['id', 'username', 'at', 'kind', 'from', 'to', 'rows'],
  ],
  'GET /api/staff/figures': [
    () => readAsStaff('/api/staff/figures'),
    [
      'createdToday',
      'createdThisWeek',
      'messages',
      'paidBookings',
      'unpaidBookings',
      'reservations',
      'totalRevenue',
      'received',
      'refunded',
      'net',
      'services',
    ],
  ],
  'GET /api/staff/month': [
    () => readAsStaff('/api/staff/month'),
    ['month', 'days', 'services', 'total'],
  ],
  'GET /api/staff/reservations': [() => readAsStaff('/api/staff/reservations'), reservationFields],
  'GET /api/staff/session': [
    async () => site.fetch('/api/staff/session', { headers: await asStaff() }),
    ['staffId', 'username', 'role', 'signInUrl', 'signOutUrl', 'expiresAt', 'now'],
  ],
  'GET /api/staff/status': [
    () => readAsStaff('/api/staff/status'),
    [
      'database',
      'settings',
      'wrongSettings',
      'payments',
      'jobs',
      'lateJobs',
      'lastRuns',
      'email',
      'books',
      'delivery',
      'backup',
      'lastDrill',
      'checkedAt',
    ],
  ],
  'GET /api/staff/stays': [() => readAsStaff('/api/staff/stays?q=ada'), recordFields],
  'GET /api/staff/stays/:id': [
    async () => readAsStaff(`/api/staff/stays/${await reserve()}`),
    recordFields,
  ],
  'GET /api/staff/stays/:id/history': [
    async () => readAsStaff(`/api/staff/stays/${await reserve()}/history`),
    ['changes', 'emails', 'bags'],
  ],
  'GET /api/staff/till': [
    () => readAsStaff('/api/staff/till'),
    [
      'day',
      'total',
      'members',
      'entries',
      'counts',
      'countedBefore',
      'devices',
      'laterCounts',
      'dropped',
      'openDays',
    ],
  ],
  'GET /api/weather': [
    () => site.fetch('/api/weather'),
    ['temperature', 'weatherCode', 'description', 'fallback'],
  ],
  'POST /api/bookings': [
    () => site.post('/api/bookings', { ...bookingRequest, totalPrice: bookingPrice }),
    ['id', 'reference', 'status', 'paymentStatus', 'totalPrice', 'currency'],
  ],
  'POST /api/contacts': [() => site.post('/api/contacts', contactRequest), ['id']],
  'POST /api/create-payment-intent': [
    () => site.post('/api/create-payment-intent', paymentRequest),
    ['clientSecret', 'paymentIntentId', 'bookingId', 'reference', 'totalPrice'],
  ],
  'POST /api/pass/cancel': [async () => actionByLink('cancel', { shown: nothing }), passFields],
  'POST /api/pass/change': [
    async () => actionByLink('change', { luggageCount: 3, shown: { ...nothing, due: 1800 } }),
    passFields,
  ],
  'POST /api/pass/collectors': [async () => actionByLink('collectors', collector), passFields],
  'POST /api/pass/collectors/revoke': [
    async () => {
      const { passToken } = await reserved()
      const [made] = (await collectedBy(passToken)).collectors
      return site.post(
        '/api/pass/collectors/revoke',
        { collector: made?.id },
        { authorization: `Bearer ${passToken}` },
      )
    },
    passFields,
  ],
  'POST /api/pass/erase': [async () => actionByLink('erase', {}), ['erasure']],
  'POST /api/pass/lost': [
    () => site.post('/api/pass/lost', { email: 'ada@guest.example' }),
    ['asked'],
  ],
  'POST /api/pass/pay': [
    async () => {
      const intent = await till.book(threeDays)
      await stripe.pay(intent.paymentIntentId)
      const { passToken } = await (await till.comeBack(intent)).json<{ passToken: string }>()
      const oneMore = { luggageCount: 3, shown: { ...nothing, due: 900 } }
      return site.post('/api/pass/pay', oneMore, { authorization: `Bearer ${passToken}` })
    },
    ['clientSecret', 'paymentIntentId', 'cents'],
  ],
  'POST /api/pass/preview': [
    async () => actionByLink('preview', { luggageCount: 3 }),
    ['toCard', 'atDesk', 'due', 'online'],
  ],
  'POST /api/payment-status': [
    async () => till.comeBack(await till.book()),
    [
      'bookingId',
      'reference',
      'paymentStatus',
      'awaits',
      'status',
      'totalPrice',
      'currency',
      'customerName',
      'customerEmail',
      'luggageCount',
      'storageType',
      'tariff',
      'startDate',
      'endDate',
      'changes',
      'passToken',
      'change',
    ],
  ],
  'POST /api/reservations': [
    () => site.post('/api/reservations', reservationRequest),
    ['id', 'reference', 'status', 'passToken'],
  ],
  'POST /api/staff/closures': [async () => (await closed()).answer, closureFields],
  'POST /api/staff/closures/:id/lift': [
    async () => site.post(`${(await closed()).path}/lift`, {}, await asStaff()),
    closureFields,
  ],
  'POST /api/staff/closures/:id/release': [
    async () => {
      const { path, stayId } = await closed()
      return site.post(`${path}/release`, { stayIds: [stayId] }, await asStaff())
    },
    affectedFields,
  ],
  'POST /api/staff/contacts/:id/read': [
    async () => {
      const sent = await site.post('/api/contacts', contactRequest)
      const { id } = await sent.json<{ id: string }>()
      return site.post(`/api/staff/contacts/${id}/read`, { read: true }, await asStaff())
    },
    ['id', 'name', 'email', 'subject', 'message', 'read', 'createdAt'],
  ],
  'POST /api/staff/dropped-entries': [
    async () => {
      const held = { tags: [9], money: null, handedBack: false }
      const about = { stayId: crypto.randomUUID(), kind: 'check_in', refused: 'tags_invalid' }
      const entry = { ...about, ...held, reason: 'typed twice', doneAt: new Date().toISOString() }
      return site.post('/api/staff/dropped-entries', entry, await asStaff())
    },
    ['id'],
  ],
  'POST /api/staff/dropped-entries/:id/resolve': [
    async () =>
      site.post(
        `/api/staff/dropped-entries/${await droppedCash()}/resolve`,
        { reason: 'given back' },
        await asStaff(),
      ),
    ['id', 'resolved'],
  ],
  'POST /api/staff/emails/:id/resolve': [
    async () =>
      site.post(
        `/api/staff/emails/${await deadEmail()}/resolve`,
        { reason: 'called' },
        await asStaff(),
      ),
    ['id', 'status', 'resolvedAt'],
  ],
  'POST /api/staff/emails/:id/retry': [
    async () => site.post(`/api/staff/emails/${await deadEmail()}/retry`, {}, await asStaff()),
    ['id', 'status', 'resolvedAt'],
  ],
  'POST /api/staff/hold/release': [
    async () => {
      await ranLast(3 * 3_600_000)
      return site.post('/api/staff/hold/release', { emails: 'send' }, await asStaff())
    },
    ['released'],
  ],
  'POST /api/staff/orphans/:id/resolve': [
    async () =>
      site.post(
        `/api/staff/orphans/${await orphan()}/resolve`,
        { reason: 'refunded' },
        await asStaff(),
      ),
    ['id', 'resolved'],
  ],
  'POST /api/staff/reconciliations': [
    async () => site.post('/api/staff/reconciliations', { days: 1 }, await asStaff()),
    ['outcome'],
  ],
  'POST /api/staff/rides': [
    async () => {
      const ride = { customerName: 'Anna', serviceType: 'taxi', startDate: at(1, '14:30') }
      const request = { ...ride, id: crypto.randomUUID() }
      return site.post('/api/staff/rides', request, await asStaff())
    },
    recordFields,
  ],
  'POST /api/staff/stays': [
    async () => {
      const walker = { customerName: 'Mira', idSeen: false, endDate: at(1, '18:00') }
      const request = { ...walker, ...tagged(), id: crypto.randomUUID() }
      return site.post('/api/staff/stays', request, await asStaff())
    },
    recordFields,
  ],
  'POST /api/staff/stays/:id/abandon': [
    async () => {
      const id = await reserve()
      const staff = await asStaff()
      await site.post(`/api/staff/stays/${id}/check-in`, { ...tagged(), idSeen: true }, staff)
      const longAgo = new Date(at(-200))
      const times = { startDate: longAgo, endDate: longAgo, pickUpAt: longAgo }
      await till.db.update(stays).set(times).where(eq(stays.id, id))
      const tried = { how: 'phone', reason: 'no answer' }
      await site.post(`/api/staff/stays/${id}/contacts`, tried, staff)
      return site.post(`/api/staff/stays/${id}/abandon`, { reason: 'given away' }, staff)
    },
    recordFields,
  ],
  'POST /api/staff/stays/:id/ask-stripe': [() => staffAction(['ask-stripe', {}]), recordFields],
  'POST /api/staff/stays/:id/bags': [
    () => staffAction(['check-in', { ...tagged(), idSeen: true }], ['bags', tagged()]),
    recordFields,
  ],
  'POST /api/staff/stays/:id/cancel': [
    () => staffAction(['cancel', { reason: 'ill', inPerson: false }]),
    recordFields,
  ],
  'POST /api/staff/stays/:id/change': [
    () => staffAction(['change', { luggageCount: 3, reason: 'one more', inPerson: false }]),
    recordFields,
  ],
  'POST /api/staff/stays/:id/check-in': [
    () => staffAction(['check-in', { ...tagged(), idSeen: true }]),
    recordFields,
  ],
  'POST /api/staff/stays/:id/check-out': [
    () => {
      const { tags } = tagged()
      return staffAction(
        ['check-in', { tags, idSeen: true }],
        ['check-out', { tags, outTo: 'guest' }],
      )
    },
    recordFields,
  ],
  'POST /api/staff/stays/:id/complete': [
    async () => site.post(`/api/staff/stays/${await rideOfToday()}/complete`, {}, await asStaff()),
    recordFields,
  ],
  'POST /api/staff/stays/:id/confirm': [
    async () => {
      const request = { ...bookingRequest, totalPrice: bookingPrice }
      const made = await site.post('/api/bookings', request)
      const { id } = await made.json<{ id: string }>()
      return site.post(`/api/staff/stays/${id}/confirm`, {}, await asStaff())
    },
    recordFields,
  ],
  'POST /api/staff/stays/:id/contacts': [
    () =>
      staffAction(
        ['check-in', { ...tagged(), idSeen: true }],
        ['contacts', { how: 'phone', reason: 'no answer' }],
      ),
    recordFields,
  ],
  'POST /api/staff/stays/:id/details': [
    async () => {
      const id = await reserve()
      const { customerName, customerEmail, customerPhone } = (await till.record(id)).stay
      const shown = { customerName, customerEmail, customerPhone }
      const request = { ...shown, customerName: 'Ada Right', shown }
      return site.post(`/api/staff/stays/${id}/details`, request, await asStaff())
    },
    recordFields,
  ],
  'POST /api/staff/stays/:id/fiscal-number': [receiptNoted, recordFields],
  'POST /api/staff/stays/:id/keep-overpayment': [
    () =>
      staffAction(
        ['payments', { method: 'cash', cents: 500 }],
        ['cancel', { reason: 'ill', inPerson: false }],
        ['keep-overpayment', { reason: 'never came back' }],
      ),
    recordFields,
  ],
  'POST /api/staff/stays/:id/no-show': [() => staffAction(['no-show', {}]), recordFields],
  'POST /api/staff/stays/:id/note': [
    () => staffAction(['note', { note: 'comes with a pram', shownNote: null }]),
    recordFields,
  ],
  'POST /api/staff/stays/:id/pay-out': [
    async () => {
      const body = { reason: 'card closed', cashCurrency: 'EUR' }
      return site.post(`/api/staff/stays/${await cardClosed()}/pay-out`, body, await asStaff())
    },
    recordFields,
  ],
  'POST /api/staff/stays/:id/payments': [
    () => staffAction(['payments', { method: 'cash', cents: 300 }]),
    recordFields,
  ],
  'POST /api/staff/stays/:id/price': [
    () => staffAction(['price', { cents: 700, reason: 'agreed', inPerson: false }]),
    recordFields,
  ],
  'POST /api/staff/stays/:id/refunds': [
    () =>
      staffAction(
        ['payments', { method: 'cash', cents: 300 }],
        ['refunds', { cents: 1200, reason: 'wet', inPerson: true }],
      ),
    recordFields,
  ],
  'POST /api/staff/stays/:id/resolve': [
    () => staffAction(['resolve', { reason: 'called' }]),
    recordFields,
  ],
  'POST /api/staff/stays/:id/review': [
    async () => {
      const { id, payment } = await paidTwice()
      const request = { payment, outcome: 'accept', reason: 'agreed' }
      return site.post(`/api/staff/stays/${id}/review`, request, await asStaff())
    },
    recordFields,
  ],
  'POST /api/staff/stays/:id/tags': [
    () => {
      const { tags } = tagged()
      const [tag] = tags
      const [newTag] = tagged().tags
      return staffAction(['check-in', { tags, idSeen: true }], ['tags', { tag, newTag }])
    },
    recordFields,
  ],
  'POST /api/staff/stays/:id/undo': [
    () => staffAction(['check-in', { ...tagged(), idSeen: true }], ['undo', { version: 2 }]),
    recordFields,
  ],
  'POST /api/staff/stays/:id/write-off': [
    () => {
      const { tags } = tagged()
      return staffAction(
        ['check-in', { tags, idSeen: true }],
        ['check-out', { tags, outTo: 'guest' }],
        ['write-off', { reason: 'gone' }],
      )
    },
    recordFields,
  ],
  'POST /api/staff/till/closings': [
    async () => {
      const headers = await asStaff()
      const made = await site.post('/api/staff/till/counts', { cents: 0, lek: 0 }, headers)
      const { id: count } = await made.json<{ id: number }>()
      return site.post('/api/staff/till/closings', { count, reason: 'bank' }, headers)
    },
    countFields,
  ],
  'POST /api/staff/till/counts': [
    async () => site.post('/api/staff/till/counts', { cents: 0, lek: 0 }, await asStaff()),
    countFields,
  ],
  'POST /api/staff/till/movements': [
    async () => {
      const float = { kind: 'float', cash: { cents: 0, lek: 500 }, reason: 'coins' }
      return site.post('/api/staff/till/movements', float, await asStaff())
    },
    [
      ...['staff', 'sentBy', 'at', 'happenedAt', 'stayId', 'reference', 'reason', 'tags', 'holder'],
      ...[
        'fiscalNumber',
        'kind',
        'cents',
        'lekPerEuro',
        'taken',
        'given',
        'id',
        'drawerId',
        'method',
      ],
    ],
  ],
  'POST /api/stripe/webhook': [
    async () => {
      const { paymentIntentId } = await till.book()
      await stripe.pay(paymentIntentId)
      const [event] = await stripe.eventsOf(paymentIntentId)
      return till.deliver(event?.id ?? '')
    },
    ['received'],
  ],
  'PUT /api/staff/bags/:id/photo': [async () => (await photographed()).answer, recordFields],
  'PUT /api/staff/devices/:id': [
    () => onDevice('PUT', { waiting: 0, oldestAt: null }),
    ['slot', 'taken'],
  ],
}

/** Endpoints that create a row, so that each list has one. */
const made = new Set(['POST /api/bookings', 'POST /api/contacts', 'POST /api/reservations'])

/** Endpoints that return 201. */
const begins = new Set([...made, 'POST /api/staff/closures'])

describe('every endpoint of the API returns its known fields', () => {
  it('every endpoint is listed here', () => {
    const names = allRoutes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => name.includes(' /api/'))
    expect(Object.keys(calls)).toEqual(names.toSorted())
  })

  beforeAll(async () => {
    for (const name of made) await calls[name]?.[0]()
  })

  it.each(Object.entries(calls))('%s', async (name, [call, fields]) => {
    const response = await call()
    expect(response.status).toBe(begins.has(name) ? 201 : 200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const body = await response.json<object | object[]>()
    const first = Array.isArray(body) ? body[0] : body
    expect(Object.keys(first ?? {})).toEqual(fields)
  })
})

describe('an error response', () => {
  it('has a code, a message and the request’s id', async () => {
    const answer = await site.fetch('/api/bookings')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: {
        code: 'unauthorized',
        message: 'Staff only: please sign in',
        requestId: answer.headers.get('x-request-id'),
      },
    })
  })

  it('names what is wrong with each field', async () => {
    const answer = await site.post('/api/contacts', { ...contactRequest, subject: '' })
    expect(answer.status).toBe(422)
    expect(await errorOf(answer)).toEqual({
      code: 'validation_failed',
      message: 'Some fields need your attention',
      requestId: expect.any(String),
      fields: { subject: { code: 'subject_required', message: 'Subject is required' } },
    })
  })

  it('has the right price in cents if another one was shown', async () => {
    const answer = await site.post('/api/create-payment-intent', { ...paymentRequest, amount: 1 })
    expect(answer.status).toBe(409)
    expect(await errorOf(answer)).toEqual({
      code: 'price_mismatch',
      message: 'The price has changed; totalPrice carries the current one in cents',
      requestId: expect.any(String),
      totalPrice: bookingPrice,
    })
  })
})
