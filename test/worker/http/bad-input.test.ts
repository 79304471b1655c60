import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { database } from '../../../worker/db/database.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import {
  bookingPrice,
  bookingRequest,
  contactRequest,
  day,
  paymentRequest,
  reservationRequest,
} from '../support/requests.ts'
import { openWrites, publicWrites } from '../support/route-table.ts'
import { openSite } from '../support/site.ts'
import { errorOf } from '../support/till.ts'

const site = openSite()
const db = database(env)
const json = { 'content-type': 'application/json' }

const valid: Record<string, Record<string, unknown>> = {
  '/api/bookings': { ...bookingRequest, totalPrice: bookingPrice },
  '/api/contacts': contactRequest,
  '/api/create-payment-intent': paymentRequest,
  '/api/pass/lost': { email: 'ada@guest.example' },
  '/api/payment-status': { paymentIntentId: 'pi_1', clientSecret: 'x' },
  '/api/reservations': reservationRequest,
  '/api/pass/cancel': { shown: { toCard: 0, atDesk: 0, due: 0 } },
  '/api/pass/change': { luggageCount: 3, shown: { toCard: 0, atDesk: 0, due: 0 } },
  '/api/pass/collectors': { name: 'Anna Ferri', tags: null, items: null },
  '/api/pass/collectors/revoke': { collector: crypto.randomUUID() },
  '/api/pass/erase': {},
  '/api/pass/pay': { luggageCount: 3, shown: { toCard: 0, atDesk: 0, due: 0 } },
  '/api/pass/preview': { luggageCount: 3 },
}

const made = await site.post('/api/reservations', reservationRequest)
const { passToken } = await made.json<{ passToken: string }>()
/** A request with a stay's link is read only if the link is valid. */
const withLink = { authorization: `Bearer ${passToken}` }
const linkWrites = publicWrites.filter((route) => !openWrites.includes(route))

function sendRaw(path: string, body: BodyInit, headers: Record<string, string> = json) {
  return site.fetch(path, { method: 'POST', headers: { ...withLink, ...headers }, body })
}

/** Any JSON, or any JSON in the fields of a request. */
const anythingFor = (path: string) =>
  fc.oneof(
    fc.jsonValue(),
    fc.record(
      Object.fromEntries(Object.keys(valid[path] ?? {}).map((key) => [key, fc.jsonValue()])),
      { requiredKeys: [] },
    ),
  )

async function fieldsOf(path: string, body: unknown) {
  const answer = await site.post(path, body)
  expect(answer.status).toBe(422)
  const error = await errorOf(answer)
  expect(error.code).toBe('validation_failed')
  return error.fields ?? {}
}

describe('promise 21: bad input is reported clearly', () => {
  describe.each(publicWrites)('$path', ({ path }) => {
    it.each(['{', '', 'undefined', '{"a":1,}', "{'a':1}"])(
      '%j is refused as invalid JSON',
      async (body) => {
        const answer = await sendRaw(path, body)
        expect(answer.status).toBe(400)
        expect((await errorOf(answer)).code).toBe('invalid_json')
      },
    )

    it('bytes that are not UTF-8 are refused, not replaced', async () => {
      const latin1 = Buffer.from(JSON.stringify({ ...valid[path], nickname: 'Zo\u00EB' }), 'latin1')
      const answer = await sendRaw(path, latin1)
      expect(answer.status).toBe(400)
      expect((await errorOf(answer)).code).toBe('invalid_json')
    })

    it('a body that breaks off gets 400', async () => {
      for (const headers of [json, { ...json, 'content-length': '100' }]) {
        const body = new ReadableStream({
          pull: (stream) => stream.error(new Error('Network connection lost.')),
        })
        expect((await sendRaw(path, body, headers)).status).toBe(400)
      }
    })

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
      'a body with the content type %j is refused',
      async (type) => {
        const answer = await sendRaw(path, '{}', { 'content-type': type })
        expect(answer.status).toBe(415)
      },
    )

    it('1 MB of text is refused, with or without a content-length', async () => {
      const body = JSON.stringify({ ...valid[path], message: 'x'.repeat(1_000_000) })
      expect((await sendRaw(path, body)).status).toBe(413)
      const answer = await sendRaw(path, new Blob([body]).stream())
      expect(answer.status).toBe(413)
      expect((await errorOf(answer)).code).toBe('payload_too_large')
    })

    it.each([null, [], 'text', 7, true])('%j is valid JSON but no valid request', async (body) => {
      expect((await site.post(path, body, withLink)).status).toBe(422)
    })
  })

  describe.each(openWrites)('$path, without a link', ({ path }) => {
    it('an empty request names the missing fields', async () => {
      expect(Object.keys(await fieldsOf(path, {}))).not.toHaveLength(0)
    })

    it('any JSON gets 422', async () => {
      await fc.assert(
        fc.asyncProperty(anythingFor(path), async (body) => {
          expect((await site.post(path, body)).status).toBe(422)
        }),
        { numRuns: 40 },
      )
    })
  })

  it.each(linkWrites)('$path: any JSON gets 200, 409 or 422', async (route) => {
    await fc.assert(
      fc.asyncProperty(anythingFor(route.path), async (body) => {
        const { status } = await site.post(route.path, body, withLink)
        expect([200, 409, 422]).toContain(status)
      }),
      { numRuns: 40 },
    )
  })

  it('fields have the specified messages', async () => {
    expect(
      await fieldsOf('/api/reservations', {
        ...reservationRequest,
        customerName: ' ',
        customerEmail: '',
      }),
    ).toMatchObject({
      customerName: { code: 'full_name_required', message: 'Full name is required' },
      customerEmail: { code: 'email_required', message: 'Email address is required' },
    })
    expect(
      await fieldsOf('/api/reservations', { ...reservationRequest, customerEmail: 'ada' }),
    ).toMatchObject({
      customerEmail: { code: 'email_invalid', message: 'Valid email address is required' },
    })
  })

  it.each([
    ['luggageCount', 0],
    ['luggageCount', 21],
    ['luggageCount', 1.5],
    ['luggageCount', '2'],
    ['startDate', '2026-02-30T10:00'],
    ['startDate', 'tomorrow'],
    ['startDate', 1764000000000],
    ['startDate', '2020-01-01T10:00'],
    ['endDate', '9999-12-31T10:00'],
    ['customerName', { first: 'Ada' }],
    ['customerName', 'Ada\u0000'],
    ['customerName', 'Ada\r\nBcc: x@guest.example'],
    ['customerName', 'Ada \u202Egnp.exe'],
    ['customerName', 'x'.repeat(101)],
    ['customerEmail', 'ada@guest.example\r\nBcc: eve@guest.example'],
    ['customerPhone', 'call me'],
    ['specialRequests', 'x'.repeat(1001)],
    ['serviceType', 'teleport'],
    ['locale', 'xx'],
  ])('%s: %j is reported under its field', async (field, value) => {
    const fields = await fieldsOf('/api/reservations', { ...reservationRequest, [field]: value })
    expect(Object.keys(fields)).toEqual([field])
  })

  it.each([
    "Robert'); DROP TABLE reservations;--",
    '<script>alert(1)</script>',
    '=HYPERLINK("http://evil.example")',
    'Zoë 🧳 Łukasz Ëngjëll 李小龙',
    'عمر',
    '{{7*7}} %s \\u0000',
  ])('%j is accepted as a name and stored unchanged', async (customerName) => {
    const specialRequests = `${customerName}\nand a second line`
    const request = { ...reservationRequest, customerName, specialRequests }
    const answer = await site.post('/api/reservations', request)
    expect(answer.status).toBe(201)
    const { id } = await answer.json<{ id: string }>()
    const rows = await db.select().from(stays)
    expect(rows.find((row) => row.id === id)).toMatchObject({ customerName, specialRequests })
  })

  it('a stay across a clock change has the days of Tirana’s calendar', async () => {
    const offset = (date: string) =>
      Date.parse(`${date}T12:00:00Z`) - tiranaInstant(date, '12:00').getTime()
    const today = tiranaDate(new Date())
    const changes = Array.from({ length: 350 }, (_, index) => addDays(today, index + 1)).filter(
      (date) => offset(date) !== offset(addDays(date, 1)),
    )
    expect(changes).toHaveLength(2)
    for (const before of changes) {
      const customerData = {
        ...bookingRequest,
        luggageCount: 1,
        startDate: `${before}T22:00`,
        endDate: `${addDays(before, 2)}T08:00`,
      }
      const body = { amount: 9, currency: 'eur', customerData }
      const answer = await site.post('/api/create-payment-intent', body)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ totalPrice: 900 })
    }
  })

  it('a pick-up before the drop-off or too far ahead is reported under the pick-up', async () => {
    const swapped = { ...reservationRequest, endDate: `${day(2)}T12:00` }
    expect(await fieldsOf('/api/reservations', swapped)).toEqual({
      endDate: {
        code: 'pick_up_before_drop_off',
        message: 'Pick-up must not be before drop-off',
      },
    })
    const far = { ...reservationRequest, endDate: `${day(400)}T12:00` }
    expect(await fieldsOf('/api/reservations', far)).toHaveProperty('endDate.code', 'too_far_ahead')
  })

  it('an unknown path or method under /api gets an error in JSON', async () => {
    for (const path of ['/api/nothing', '/api', '/api/']) {
      const unknown = await site.fetch(path)
      expect(unknown.status).toBe(404)
      expect((await errorOf(unknown)).code).toBe('not_found')
    }
    const wrong = await site.fetch('/api/contacts', { method: 'DELETE' })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'POST'])
    expect((await errorOf(wrong)).code).toBe('method_not_allowed')
  })
})
