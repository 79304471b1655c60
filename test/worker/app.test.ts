import { beforeAll, describe, expect, it } from 'vitest'
import { asStaff } from './support/access.ts'
import {
  bookingPrice,
  bookingRequest,
  contactRequest,
  paymentRequest,
  reservationRequest,
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

const deskFields = [
  'id',
  'kind',
  'reference',
  'customerName',
  'customerEmail',
  'customerPhone',
  'locale',
  'serviceType',
  'storageType',
  'luggageCount',
  'startDate',
  'endDate',
  'pickUpAt',
  'specialRequests',
  'status',
  'totalPrice',
  'balance',
  'paymentStatus',
  'disputed',
  'tags',
  'version',
  'createdAt',
  'updatedAt',
]

let lastTag = 20_000

function tagged() {
  lastTag += 1
  return { tags: [lastTag] }
}

let guests = 0

/** A reservation of a mailbox of its own, as none may have many. */
async function reserve(): Promise<string> {
  guests += 1
  const request = { ...reservationRequest, customerEmail: `guest${guests}@answers.example` }
  const made = await site.post('/api/reservations', request)
  return (await made.json<{ id: string }>()).id
}

/** A reservation on which staff have acted before, and then act. */
async function staffAct(...acts: [what: string, body: object][]): Promise<Response> {
  const id = await reserve()
  let answer = new Response()
  for (const [what, body] of acts) {
    answer = await site.post(`/api/staff/stays/${id}/${what}`, body, await asStaff())
  }
  return answer
}

const readAsStaff = async (path: string) => site.fetch(path, { headers: await asStaff() })

/** Every call of the API: how a test makes it, and the fields of what it answers or lists. */
const calls: Record<string, [() => Promise<Response>, string[]]> = {
  'GET /api/bookings': [
    async () => site.fetch('/api/bookings', { headers: await asStaff() }),
    [
      ...stayFields,
      'storageType',
      'duration',
      'totalPrice',
      'amountRefunded',
      'currency',
      'paymentStatus',
      'disputed',
      'paymentId',
    ],
  ],
  'GET /api/config': [() => site.fetch('/api/config'), ['stripePublishableKey', 'stripeScriptUrl']],
  'GET /api/contacts': [
    async () => site.fetch('/api/contacts', { headers: await asStaff() }),
    ['id', 'name', 'email', 'subject', 'message', 'read', 'createdAt'],
  ],
  'GET /api/health': [() => site.fetch('/api/health'), ['ok']],
  'GET /api/opening-times': [() => site.fetch('/api/opening-times'), ['closures']],
  'GET /api/reservations': [
    async () => site.fetch('/api/reservations', { headers: await asStaff() }),
    [...stayFields, 'source', 'storageType', 'tariff', 'totalPrice'],
  ],
  'GET /api/staff/day': [
    async () => {
      await staffAct(['check-in', { ...tagged(), idSeen: true }])
      return readAsStaff('/api/staff/day')
    },
    deskFields,
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
      'owed',
      'received',
      'returned',
      'charged_back',
      'still_due',
      'to_return',
      'payment',
      'disputed',
      'id',
    ],
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
      'returned',
      'net',
      'services',
    ],
  ],
  'GET /api/staff/month': [
    () => readAsStaff('/api/staff/month'),
    ['month', 'days', 'services', 'total'],
  ],
  'GET /api/staff/session': [
    async () => site.fetch('/api/staff/session', { headers: await asStaff() }),
    ['username'],
  ],
  'GET /api/staff/status': [
    () => readAsStaff('/api/staff/status'),
    ['database', 'payments', 'jobs', 'lateJobs', 'mail', 'checkedAt'],
  ],
  'GET /api/staff/stays': [() => readAsStaff('/api/staff/stays?q=ada'), deskFields],
  'GET /api/staff/stays/:id': [
    async () => readAsStaff(`/api/staff/stays/${await reserve()}`),
    deskFields,
  ],
  'GET /api/staff/stays/:id/history': [
    async () => readAsStaff(`/api/staff/stays/${await reserve()}/history`),
    ['changes', 'mails'],
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
      'startDate',
      'endDate',
    ],
  ],
  'POST /api/reservations': [
    () => site.post('/api/reservations', reservationRequest),
    ['id', 'reference', 'status'],
  ],
  'POST /api/staff/contacts/:id/read': [
    async () => {
      const sent = await site.post('/api/contacts', contactRequest)
      const { id } = await sent.json<{ id: string }>()
      return site.post(`/api/staff/contacts/${id}/read`, { read: true }, await asStaff())
    },
    ['id', 'name', 'email', 'subject', 'message', 'read', 'createdAt'],
  ],
  'POST /api/staff/stays/:id/cancel': [
    () => staffAct(['cancel', { reason: 'ill', handsOver: false }]),
    deskFields,
  ],
  'POST /api/staff/stays/:id/check-in': [
    () => staffAct(['check-in', { ...tagged(), idSeen: true }]),
    deskFields,
  ],
  'POST /api/staff/stays/:id/check-out': [
    () => {
      const { tags } = tagged()
      return staffAct(['check-in', { tags, idSeen: true }], ['check-out', { tags, outTo: 'guest' }])
    },
    deskFields,
  ],
  'POST /api/staff/stays/:id/no-show': [() => staffAct(['no-show', {}]), deskFields],
  'POST /api/staff/stays/:id/payments': [
    () => staffAct(['payments', { method: 'cash', cents: 300 }]),
    deskFields,
  ],
  'POST /api/staff/stays/:id/refunds': [
    () =>
      staffAct(
        ['payments', { method: 'cash', cents: 300 }],
        ['refunds', { cents: 1200, reason: 'wet', handsOver: true }],
      ),
    deskFields,
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
}

/** Calls that make a row, so that each list has one. */
const made = new Set(['POST /api/bookings', 'POST /api/contacts', 'POST /api/reservations'])

describe('every call of the API answers what it always did', () => {
  it('and each is tried here', () => {
    const names = allRoutes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => name.includes(' /api/'))
    expect(Object.keys(calls)).toEqual(names.toSorted())
  })

  beforeAll(async () => {
    for (const name of made) await calls[name]?.[0]()
  })

  it.each(Object.entries(calls))('%s', async (name, [call, fields]) => {
    const answer = await call()
    expect(answer.status).toBe(made.has(name) ? 201 : 200)
    expect(answer.headers.get('content-type')).toBe('application/json')
    const body = await answer.json<object | object[]>()
    const told = Array.isArray(body) ? body[0] : body
    expect(Object.keys(told ?? {})).toEqual(fields)
  })
})

describe('a failure is answered in one envelope', () => {
  it('with its code, a sentence, and the id under which the log knows the request', async () => {
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

  it('with what is wrong with each field', async () => {
    const answer = await site.post('/api/contacts', { ...contactRequest, subject: '' })
    expect(answer.status).toBe(422)
    expect(await errorOf(answer)).toEqual({
      code: 'validation_failed',
      message: 'Some fields need your attention',
      requestId: expect.any(String),
      fields: { subject: { code: 'subject_required', message: 'Subject is required' } },
    })
  })

  it('with the right price in cents, where another one was shown', async () => {
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
