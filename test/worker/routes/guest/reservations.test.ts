import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { transport } from '../../../../domain/business/partners.ts'
import { database } from '../../../../worker/db/database.ts'
import { stays } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { at, reservationRequest, submitKey } from '../../support/requests.ts'
import { openSite } from '../../support/site.ts'
import { errorOf } from '../../support/till.ts'

const site = openSite()
const db = database(env)

interface Reserved {
  id: string
  reference: string
  status: string
}

async function reserve(request: object = reservationRequest, key = submitKey()) {
  const answer = await site.post('/api/reservations', request, key)
  expect(answer.status).toBe(201)
  return answer.json<Reserved>()
}

describe('a reservation', () => {
  it('is confirmed at once with a reference, and an email in the guest’s language', async () => {
    const { reference, status } = await reserve({ ...reservationRequest, locale: 'de' })
    expect(status).toBe('confirmed')
    expect(reference).toMatch(/^TIR-\d{4}-\d{3}-[A-Z2-9]{4}$/)
    const email = site.mailbox.sent.find(({ subject }) => subject.includes(reference))
    expect(email).toMatchObject({ to: 'ada@guest.example' })
    expect(email?.subject).toContain('reserviert')
    expect(email?.text).toContain('12,00')
  })

  it('is accepted until closing time, but not before opening time', async () => {
    await reserve({ ...reservationRequest, endDate: at(4, '23:00') })
    const early = { ...reservationRequest, startDate: at(3, '07:59') }
    expect((await site.post('/api/reservations', early)).status).toBe(422)
  })

  it('for a shuttle seat is accepted at night, up to the limit of passengers', async () => {
    const { endDate: _, ...open } = reservationRequest
    const seat = { ...open, serviceType: 'airport-shuttle', startDate: at(3, '03:00') }
    await reserve(seat)
    const luggageCount = transport.shuttle.maxPassengers + 1
    const answer = await site.post('/api/reservations', { ...seat, luggageCount })
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).fields).toMatchObject({ luggageCount: { code: 'invalid' } })
  })

  it('is accepted on a known plan only, and by the hour for a day only', async () => {
    await reserve({ ...reservationRequest, storageType: 'long', endDate: at(30, '12:00') })
    const unknown = { ...reservationRequest, storageType: 'weekly' }
    const answer = await site.post('/api/reservations', unknown)
    expect((await errorOf(answer)).fields).toMatchObject({ storageType: { code: 'invalid' } })
    const days = { ...reservationRequest, storageType: 'short', endDate: at(30, '12:00') }
    const tooLong = await site.post('/api/reservations', days)
    expect((await errorOf(tooLong)).fields).toMatchObject({ duration: { code: 'short_hours' } })
  })

  it('is made once for ten requests under one key, with one email', async () => {
    const key = submitKey()
    const before = (await db.select().from(stays)).length
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => reserve(reservationRequest, key)),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await db.select().from(stays)).toHaveLength(before + 1)
    await site.runJobs(1)
    const reference = answers[0]?.reference ?? ''
    expect(site.mailbox.sent.filter(({ subject }) => subject.includes(reference))).toHaveLength(1)
  })

  it('keeps its language if it is sent again in another', async () => {
    const key = submitKey()
    const first = await reserve(reservationRequest, key)
    expect(await reserve({ ...reservationRequest, locale: 'de' }, key)).toEqual(first)
    const [stay] = await db.select().from(stays).where(eq(stays.id, first.id))
    expect(stay?.locale).toBe('en')
  })

  it('is refused under a key that was used for another request', async () => {
    const key = submitKey()
    await reserve(reservationRequest, key)
    const other = { ...reservationRequest, luggageCount: 3 }
    const answer = await site.post('/api/reservations', other, key)
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).code).toBe('idempotency_key_reused')
  })

  it('is made for each request without a key', async () => {
    const [one, other] = [
      await site.post('/api/reservations', reservationRequest),
      await site.post('/api/reservations', reservationRequest),
    ]
    const [a, b] = [await one.json<Reserved>(), await other.json<Reserved>()]
    expect(a.id).not.toBe(b.id)
  })
})

describe('the list of reservations', () => {
  it('is newest first, in pages of a hundred, with the named fields only', async () => {
    const now = Date.now() + 60_000
    const values = Array.from({ length: 230 }, (_, index) => ({
      id: crypto.randomUUID(),
      reference: `TIR-2026-001-T${String(index).padStart(3, '0')}`,
      customerName: 'Ada Guest',
      customerEmail: 'ada@guest.example',
      kind: 'reservation' as const,
      status: 'confirmed' as const,
      tariff: 1,
      startDate: new Date(now),
      pickUpAt: new Date(now),
      // Many have the same time: the id decides between them.
      createdAt: new Date(now + Math.floor(index / 50)),
    }))
    for (let start = 0; start < values.length; start += 2) {
      await db.insert(stays).values(values.slice(start, start + 2))
    }

    const headers = await asStaff()
    const seen: Record<string, unknown>[] = []
    let next: string | undefined = '/api/reservations'
    const sizes: number[] = []
    while (next) {
      const response: Response = await site.fetch(next, { headers })
      const page = await response.json<Record<string, unknown>[]>()
      sizes.push(page.length)
      seen.push(...page)
      next = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    }
    const all = await db.select({ id: stays.id }).from(stays)
    expect(sizes.slice(0, 2)).toEqual([100, 100])
    expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length)
    const instants = seen.map(({ createdAt }) => String(createdAt))
    expect(instants).toEqual(instants.toSorted().toReversed())
    expect(seen[0]).toMatchObject({ customerName: 'Ada Guest', source: 'website' })
    expect(Object.keys(seen[0] ?? {}).toSorted()).toEqual([
      'createdAt',
      'customerEmail',
      'customerName',
      'customerPhone',
      'endDate',
      'id',
      'luggageCount',
      'reference',
      'serviceType',
      'source',
      'specialRequests',
      'startDate',
      'status',
      'storageType',
      'tariff',
      'totalPrice',
      'updatedAt',
    ])
  })

  it.each(['x', '1.2', "1' OR 1=1--.00000000-0000-0000-0000-000000000000"])(
    'refuses the cursor %j',
    async (cursor) => {
      const path = `/api/reservations?cursor=${encodeURIComponent(cursor)}`
      const answer = await site.fetch(path, { headers: await asStaff() })
      expect(answer.status).toBe(422)
    },
  )
})
