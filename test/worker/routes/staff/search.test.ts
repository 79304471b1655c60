import { describe, expect, it } from 'vitest'
import { services } from '../../../../domain/business/services.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { asStaff } from '../../support/access.ts'
import { bookingRequest, day, reservationRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const { site } = openTill('search')
const headers = await asStaff()

async function made(path: string, request: object) {
  const answer = await site.post(path, request, submitKey())
  expect(answer.status).toBe(201)
  return answer.json<{ id: string; reference: string }>()
}

const look = (query: string) => site.fetch(`/api/staff/stays?${query}`, { headers })
const found = async (query: string) => {
  const records = await (await look(query)).json<StayRecord<string>[]>()
  return records.map(({ stay }) => stay.id)
}

describe('GET /api/staff/stays', () => {
  it('finds stays by everything that staff may know of them, newest first', async () => {
    const email = 'Liri.Kodra@guest.example'
    const words = { customerName: 'Liri Kodra', customerPhone: '+49 170 5550011' }
    const one = await made('/api/reservations', {
      ...reservationRequest,
      ...words,
      customerEmail: email,
    })
    const price = { totalPrice: 600, currency: 'EUR' }
    const request = { ...bookingRequest, ...words, ...price, customerEmail: 'liri@guest.example' }
    const other = await made('/api/bookings', request)
    const both = [other.id, one.id]
    for (const q of ['liri kod', 'KODRA', '49170555', '+49 170 5550011']) {
      expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual(both)
    }
    for (const q of [one.reference, one.reference.slice(-4), one.id.slice(0, 8), email]) {
      expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([one.id])
    }
    expect(await found('')).toEqual(both)
    expect(await found('q=%20')).toEqual([])
    expect(await found(`day=${day(3)}&status=pending&service=storage`)).toEqual([other.id])
    expect(await found(`q=liri&status=confirmed`)).toEqual([one.id])
    expect(await found(`day=${day(4)}`)).toEqual([])
    const [taxi = ''] = Object.keys(services).filter((name) => name === 'taxi')
    expect(await found(`service=${taxi}`)).toEqual([])
  })

  it('finds every spelling of a mailbox', async () => {
    const reserved = async (customerEmail: string) =>
      (await made('/api/reservations', { ...reservationRequest, customerEmail })).id
    const ids = [
      await reserved('e.na.dot@gmail.com'),
      await reserved('Enadot+bags@GoogleMail.com'),
      await reserved('enadot@gmail.com'),
    ].toReversed()
    await reserved('enadot@guest.example')
    for (const q of ['enadot@gmail.com', 'e.n.adot+1@gmail.com', ' E.NADOT@googlemail.com ']) {
      expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual(ids)
    }
    expect(await found(`q=enadot@gmail.com&status=pending`)).toEqual([])
    expect(await found(`q=enadot@gmail.com&day=${day(3)}`)).toEqual(ids)
    expect(await found(`q=enadot@gmail.com&day=${day(4)}`)).toEqual([])
    // Part of an address is a prefix, like any other word.
    expect(await found('q=enadot@gmail.co')).toEqual([ids[0]])
  })

  it('pages through one search, with each stay once', async () => {
    const request = { ...reservationRequest, customerName: 'Mira Page' }
    const ids: string[] = []
    for (let number = 0; number < 22; number += 1) {
      const customerEmail = `mira${number}@guest.example`
      ids.unshift((await made('/api/reservations', { ...request, customerEmail })).id)
    }
    const first = await look('q=mira&status=confirmed')
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
    expect(next).toMatch(/^\/api\/staff\/stays\?q=mira&status=confirmed&cursor=/)
    const second = await site.fetch(next, { headers })
    expect(second.headers.get('link')).toBe(null)
    const pages = [await first.json<StayRecord[]>(), await second.json<StayRecord[]>()]
    expect(pages.map((page) => page.map(({ stay }) => stay.id))).toEqual([
      ids.slice(0, 20),
      ids.slice(20),
    ])
  })

  it.each([
    ['day=2026-02-30', { day: { code: 'date_invalid' } }],
    ['day=9999-12-31', { day: { code: 'date_invalid' } }],
    ['status=gone', { status: { code: 'invalid' } }],
    ['service=', { service: { code: 'invalid' } }],
    ['cursor=5', { cursor: { code: 'invalid' } }],
    [`q=${'x'.repeat(255)}`, { q: { code: 'too_long' } }],
  ])('reports what is wrong with ?%s', async (query, fields) => {
    const answer = await look(query)
    expect(answer.status).toBe(422)
    expect(await errorOf(answer)).toMatchObject({ code: 'validation_failed', fields })
  })

  it('is not cached, nor are the export and the month', async () => {
    for (const path of ['stays', 'export', 'month']) {
      const answer = await site.fetch(`/api/staff/${path}`, { headers })
      expect(answer.headers.get('cache-control'), path).toBe('private, no-store')
      await answer.text()
    }
  })
})
