import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { prices } from '../../../../domain/business/business.ts'
import type { MoneyMoved, Pass } from '../../../../domain/pass/pass.ts'
import { outbox } from '../../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../../worker/db/schema/stays.ts'
import { linkToken } from '../../../../worker/pass/links.ts'
import { asStaff } from '../../support/access.ts'
import { forgetGuest } from '../../support/forgotten-guest.ts'
import { linkSecret, siteOrigin } from '../../support/names.ts'
import { at, guest, reservationRequest, submitKey, threeDays } from '../../support/requests.ts'
import { passRoutes } from '../../support/route-table.ts'
import { openSite } from '../../support/site.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('pass')
const { site, stripe, db } = till

interface Made {
  id: string
  reference: string
  passToken: string
}

const nothing: MoneyMoved = { toCard: 0, atDesk: 0, due: 0 }

/** What each of a pass's own calls takes. */
const anyBody = {
  shown: nothing,
  name: 'Anna Ferri',
  tags: null,
  items: null,
  collector: crypto.randomUUID(),
}

const holding = (token: string, key = submitKey()) => ({ authorization: `Bearer ${token}`, ...key })

let guests = 0

async function reserved(changes: object = {}): Promise<Made> {
  guests += 1
  const customerEmail = `pass${guests}@guest.example`
  const request = { ...reservationRequest, customerEmail, ...changes }
  const answer = await site.post('/api/reservations', request, submitKey())
  expect(answer.status).toBe(201)
  return answer.json()
}

/** Two items for three days, paid by card. */
async function paid() {
  const intent = await till.book(threeDays)
  await stripe.pay(intent.paymentIntentId)
  const answer = await till.comeBack(intent)
  const { passToken } = await answer.json<{ passToken: string }>()
  return { ...intent, id: intent.bookingId, passToken }
}

async function shownBy(token: string): Promise<Pass> {
  const answer = await site.fetch('/api/pass', { headers: holding(token) })
  expect(answer.status).toBe(200)
  return answer.json()
}

const asks = (token: string, action: string, body: object, key = submitKey()) =>
  site.post(`/api/pass/${action}`, body, holding(token, key))

/** As if the drop-off were today. */
async function dayHasCome(id: string): Promise<void> {
  const today = { startDate: new Date(at(0, '00:30')), pickUpAt: new Date(at(2, '17:00')) }
  await db
    .update(stays)
    .set({ ...today, endDate: today.pickUpAt })
    .where(eq(stays.id, id))
}

describe('promise 19: a guest sees only their own booking', () => {
  it('by the link, without a name, an address or a number in it', async () => {
    const { passToken, reference } = await reserved()
    const answer = await site.fetch('/api/pass', { headers: holding(passToken) })
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ reference, status: 'confirmed', balance: 1200 })
    for (const personal of [guest.customerName, '@guest.example', '69 123']) {
      expect(text).not.toContain(personal)
    }
  })

  it.each(passRoutes)('$method $path is closed to whoever has no such link', async (route) => {
    const { id, reference, passToken } = await reserved()
    const foreign = await linkToken('the secret of somebody else, as long as ours', {
      purpose: 'guest',
      id,
    })
    const isForCollector = route.path === '/api/pass/collector'
    const otherPurpose = isForCollector ? 'guest' : 'collector'
    const other = await linkToken(linkSecret, { purpose: otherPurpose, id })
    const strangers = ['', id, reference, passToken.slice(0, -2), foreign, other]
    for (const stranger of strangers) {
      const headers = { ...(await asStaff()), origin: siteOrigin, ...holding(stranger) }
      const answer =
        route.method === 'GET'
          ? await site.fetch(route.path, { headers })
          : await site.post(route.path, anyBody, headers)
      expect(answer.status, `${stranger} at ${route.path}`).toBe(404)
    }
  })

  it('and no link at all where the deployment has no secret to sign it with', async () => {
    const { passToken } = await reserved()
    const without = openSite({ LINK_SECRET: '' })
    const answer = await without.fetch('/api/pass', { headers: holding(passToken) })
    expect(answer.status).toBe(404)
    const made = await without.post('/api/reservations', reservationRequest, submitKey())
    expect(await made.json()).toMatchObject({ passToken: null })
  })
})

describe('a link shows how the stay ended', () => {
  const ends = ['completed', 'cancelled', 'no_show', 'expired', 'abandoned'] as const

  it.each(ends)('%s: as it is, with nothing left to change', async (status) => {
    const { id, reference, passToken } = await reserved()
    await db.update(stays).set({ status, endedAt: new Date() }).where(eq(stays.id, id))
    const shown = await shownBy(passToken)
    expect(shown).toMatchObject({ reference, status, changeable: false, cancelling: null })
    for (const [action, body] of [
      ['change', { luggageCount: 3, shown: nothing }],
      ['cancel', { shown: nothing }],
    ] as const) {
      expect((await asks(passToken, action, body)).status, action).toBe(409)
    }
  })

  it('moved twice: as it was agreed last', async () => {
    const { passToken } = await reserved()
    for (const days of [5, 6]) {
      const requested = { startDate: at(days, '09:00'), endDate: at(days, '20:00') }
      const shown = await (await asks(passToken, 'preview', requested)).json<MoneyMoved>()
      expect((await asks(passToken, 'change', { ...requested, shown })).status).toBe(200)
    }
    expect(await shownBy(passToken)).toMatchObject({
      startDate: at(6, '09:00'),
      endDate: at(6, '20:00'),
      status: 'confirmed',
      totalPrice: 600,
      changes: 2,
    })
    const cancelled = await asks(passToken, 'cancel', { shown: nothing })
    expect(await cancelled.json()).toMatchObject({ status: 'cancelled', changes: 3 })
  })

  it('and once its guest is forgotten, how it ended and what it came to: no bag, refund or collector', async () => {
    const { id, reference, passToken } = await paid()
    const staff = { ...(await asStaff()), ...submitKey() }
    expect((await asks(passToken, 'collectors', { ...anyBody, items: 1 })).status).toBe(200)
    await site.post(`/api/staff/stays/${id}/check-in`, { tags: [70_001], idSeen: true }, staff)
    const { stay } = await till.record(id)
    const before = await shownBy(passToken)
    expect([before.bags.length, before.collectors.length]).toEqual([1, 1])
    await forgetGuest(id)
    const { startDate, endDate, pickUpAt, duration, totalPrice, received, balance } = stay
    expect(await shownBy(passToken)).toEqual({
      reference,
      kind: 'booking',
      status: 'completed',
      serviceType: 'storage',
      storageType: 'daily',
      luggageCount: stay.luggageCount,
      locale: 'en',
      startDate: startDate.toISOString(),
      pickUpAt: pickUpAt.toISOString(),
      duration,
      endDate: endDate?.toISOString(),
      paymentStatus: stay.paymentStatus,
      totalPrice,
      received,
      balance,
      payments: [],
      refunds: [],
      bags: [],
      collectors: [],
      forgotten: true,
      collectable: false,
      movedLate: false,
      changeable: false,
      cancelling: null,
      pendingChange: null,
      changes: 1,
      atDesk: 0,
      held: 0,
      toSend: 0,
      tariff: prices,
    })
  })
})

describe('opening a pass changes nothing', () => {
  it('however often it is opened, and whatever is previewed', async () => {
    const { id, passToken } = await paid()
    const everything = async () => [
      await till.record(id),
      await till.lineOf(id),
      await db.$count(audit),
      await db.$count(outbox),
    ]
    const before = await everything()
    await shownBy(passToken)
    await asks(passToken, 'preview', { luggageCount: 3 })
    await asks(passToken, 'preview', { luggageCount: 1 })
    expect(await everything()).toEqual(before)
  })
})

describe('a guest cancels from the pass', () => {
  it('before the day of the drop-off, and everything goes back to the card', async () => {
    const { id, passToken } = await paid()
    const { cancelling } = await shownBy(passToken)
    expect(cancelling).toEqual({ toCard: 1800, atDesk: 0, due: 0, kept: 0 })
    const answer = await asks(passToken, 'cancel', { shown: cancelling })
    expect(await answer.json()).toMatchObject({ status: 'cancelled', cancelling: null })
    const { stay, refunds } = await till.record(id)
    expect(stay).toMatchObject({ status: 'cancelled', refunded: 1800, balance: 0 })
    expect(refunds).toMatchObject([{ cents: 1800, status: 'succeeded' }])
  })

  it('once, however often it is sent', async () => {
    const { id, passToken } = await paid()
    const { cancelling } = await shownBy(passToken)
    const key = submitKey()
    const body = { shown: cancelling }
    const answers = await Promise.all([1, 2, 3].map(() => asks(passToken, 'cancel', body, key)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect((await asks(passToken, 'cancel', body)).status).toBe(409)
    const { refunds } = await till.record(id)
    expect(refunds.map(({ cents }) => cents)).toEqual([1800])
    const rows = await db.select().from(audit).where(eq(audit.stayId, id))
    expect(rows.filter(({ action }) => action === 'cancel')).toHaveLength(1)
    expect(rows.find(({ action }) => action === 'cancel')).toMatchObject({ actor: 'guest' })
  })

  it('on the day itself with nothing back, and is told so beforehand', async () => {
    const { id, passToken } = await paid()
    await dayHasCome(id)
    const { cancelling } = await shownBy(passToken)
    expect(cancelling).toEqual({ ...nothing, kept: 1800 })
    expect((await asks(passToken, 'cancel', { shown: cancelling })).status).toBe(200)
    expect((await till.record(id)).stay).toMatchObject({ status: 'cancelled', refunded: 0 })
  })

  it('never for another amount than was shown', async () => {
    const { id, passToken } = await paid()
    const { cancelling } = await shownBy(passToken)
    await dayHasCome(id)
    const answer = await asks(passToken, 'cancel', { shown: cancelling })
    expect(answer.status).toBe(409)
    expect(await errorOf(answer)).toMatchObject({ code: 'stay_changed' })
    expect((await till.record(id)).stay.status).toBe('confirmed')
  })
})

describe('a guest changes dates or items from the pass', () => {
  it('for more, which may be paid at the desk', async () => {
    const { id, passToken } = await paid()
    const shown = await (await asks(passToken, 'preview', { luggageCount: 3 })).json<MoneyMoved>()
    expect(shown).toEqual({ toCard: 0, atDesk: 0, due: 900, online: true })
    const answer = await asks(passToken, 'change', { luggageCount: 3, shown })
    expect(await answer.json()).toMatchObject({ luggageCount: 3, totalPrice: 2700, balance: 900 })
    expect((await till.record(id)).stay.status).toBe('confirmed')
  })

  it('never for another amount than was shown', async () => {
    const { id, passToken } = await paid()
    for (const due of [899, 901]) {
      const shown = { toCard: 0, atDesk: 0, due }
      const answer = await asks(passToken, 'change', { luggageCount: 3, shown })
      expect(answer.status).toBe(409)
      expect(await errorOf(answer)).toMatchObject({ code: 'stay_changed' })
    }
    expect((await till.record(id)).stay).toMatchObject({ luggageCount: 2, totalPrice: 1800 })
  })

  it('for less, which goes back to the card', async () => {
    const { id, passToken } = await paid()
    const endDate = at(4, '17:00')
    const shown = await (await asks(passToken, 'preview', { endDate })).json<MoneyMoved>()
    expect(shown).toEqual({ toCard: 600, atDesk: 0, due: 0, online: false })
    await asks(passToken, 'change', { endDate, shown })
    expect((await till.record(id)).stay).toMatchObject({ refunded: 600, balance: 0 })
  })

  it('of a reservation, without any money moving', async () => {
    const { passToken } = await reserved()
    const requested = { startDate: at(5, '09:00'), endDate: at(5, '20:00') }
    const shown = await (await asks(passToken, 'preview', requested)).json<MoneyMoved>()
    expect(shown).toEqual({ toCard: 0, atDesk: 0, due: 600, online: false })
    const answer = await asks(passToken, 'change', { ...requested, shown })
    expect(await answer.json()).toMatchObject({ startDate: requested.startDate, totalPrice: 600 })
  })

  it('within opening hours, and is told which field is wrong', async () => {
    const { passToken } = await reserved()
    const answer = await asks(passToken, 'preview', { endDate: at(4, '04:00') })
    expect(answer.status).toBe(422)
    const { fields } = await errorOf(answer)
    expect(fields).toMatchObject({ endDate: { code: 'outside_opening_hours' } })
  })

  it('not around the rule of the drop-off day: it stands, and no item or day is taken off', async () => {
    const { id, passToken } = await paid()
    await dayHasCome(id)
    const away = { startDate: at(3, '10:00'), endDate: at(5, '17:00') }
    const less = [{ luggageCount: 1 }, { endDate: at(1, '17:00') }]
    for (const requested of [away, ...less]) {
      const answer = await asks(passToken, 'preview', requested)
      expect(answer.status).toBe(409)
      const code = requested === away ? 'drop_off_passed' : 'refunded_at_desk'
      expect(await errorOf(answer)).toMatchObject({ code })
    }
    expect((await asks(passToken, 'preview', { luggageCount: 3 })).status).toBe(200)
  })

  describe('on the drop-off day, before its time', () => {
    const tomorrow = { startDate: at(1, '10:00'), endDate: at(3, '17:00') }

    async function delayed() {
      const booked = await paid()
      const today = { startDate: new Date(at(0, '23:59')), pickUpAt: new Date(at(2, '17:00')) }
      await db
        .update(stays)
        .set({ ...today, endDate: today.pickUpAt })
        .where(eq(stays.id, booked.id))
      return booked
    }

    const moves = (token: string, key = submitKey()) =>
      asks(token, 'change', { ...tomorrow, shown: nothing }, key)

    it('moves both days at the same price, and gets no refund for it afterwards', async () => {
      const { id, passToken } = await delayed()
      const shown = await (await asks(passToken, 'preview', tomorrow)).json<MoneyMoved>()
      expect(shown).toEqual({ ...nothing, online: false })
      const pass = await (await moves(passToken)).json<Pass>()
      expect(pass).toMatchObject({ ...tomorrow, movedLate: true, totalPrice: 1800 })
      expect(pass.cancelling).toEqual({ ...nothing, kept: 1800 })
      await asks(passToken, 'cancel', { shown: pass.cancelling })
      const { stay, refunds } = await till.record(id)
      expect(stay).toMatchObject({
        status: 'cancelled',
        refunded: 0,
        movedLateAt: expect.any(Date),
      })
      expect(refunds).toEqual([])
    })

    it('once, however often and from how many tabs it is sent', async () => {
      const { id, passToken } = await delayed()
      const key = submitKey()
      const answers = await Promise.all([1, 2, 3].map(() => moves(passToken, key)))
      for (const { status } of answers) expect([200, 409]).toContain(status)
      expect((await moves(passToken, key)).status).toBe(200)
      const version = (await till.record(id)).stay.version
      const elsewhere = await moves(passToken)
      expect(elsewhere.status).toBe(200)
      const { stay } = await till.record(id)
      expect(stay).toMatchObject({ startDate: new Date(tomorrow.startDate), balance: 0 })
      expect(stay.version).toBeGreaterThanOrEqual(version)
    })

    it('a tab that still shows today cancels only for what it showed', async () => {
      const { id, passToken } = await delayed()
      const { cancelling } = await shownBy(passToken)
      await moves(passToken)
      expect((await asks(passToken, 'cancel', { shown: cancelling })).status).toBe(200)
      expect((await till.record(id)).stay).toMatchObject({ status: 'cancelled', refunded: 0 })
    })

    it('a page that hides what is kept cannot make the guest lose more than it showed', async () => {
      const { passToken } = await delayed()
      const shown = { ...nothing, kept: 900 }
      const answer = await asks(passToken, 'cancel', { shown })
      expect(await errorOf(answer)).toMatchObject({ code: 'stay_changed' })
    })
  })

  describe('while the desk takes the bags in', () => {
    const desk = openSite({ STRIPE_SECRET_KEY: stripe.secretKey })
    let lastTag = 71_000

    /** A guest who wants a third item, and the desk that takes in two, each from what they saw. */
    async function atOnce() {
      const staff = await asStaff()
      const { id, passToken } = await paid()
      await dayHasCome(id)
      await desk.fetch(`/api/staff/stays/${id}`, { headers: staff })
      const shown = await (await asks(passToken, 'preview', { luggageCount: 3 })).json<MoneyMoved>()
      lastTag += 2
      const tags = [lastTag - 1, lastTag]
      const takesIn = () =>
        desk.post(
          `/api/staff/stays/${id}/check-in`,
          { tags, idSeen: false },
          { ...staff, ...submitKey() },
        )
      const changes = () => asks(passToken, 'change', { luggageCount: 3, shown })
      return { id, tags, takesIn, changes }
    }

    /** Has somebody be faster than a write, which is the trip of this number. */
    async function between<T>(meter: typeof site.meter, write: number, faster: () => Promise<T>) {
      const { promise, resolve } = Promise.withResolvers<T>()
      meter.meanwhile = async (trip) => {
        if (trip !== write) return
        meter.meanwhile = async () => {}
        resolve(await faster())
      }
      return promise
    }

    it('is told, where the desk was faster, and nothing of it happens', async () => {
      const { id, tags, takesIn, changes } = await atOnce()
      const faster = between(site.meter, 2, takesIn)
      const slower = await changes()
      expect((await faster).status).toBe(200)
      expect(slower.status).toBe(409)
      expect(await errorOf(slower)).toMatchObject({ code: 'stay_changed' })
      const { stay, bags } = await till.record(id)
      expect(stay).toMatchObject({ status: 'checked_in', luggageCount: 2, totalPrice: 1800 })
      expect(bags.map(({ tag, status }) => [tag, status])).toEqual(
        tags.map((tag) => [tag, 'inside']),
      )
      expect(await errorOf(await changes())).toMatchObject({ code: 'not_allowed' })
    })

    it('has the desk told, where the guest was faster, and no bag is taken in', async () => {
      const { id, takesIn, changes } = await atOnce()
      const faster = between(desk.meter, 3, changes)
      const slower = await takesIn()
      expect((await faster).status).toBe(200)
      expect(slower.status).toBe(409)
      expect(await errorOf(slower)).toMatchObject({ code: 'stay_changed' })
      const { stay, bags } = await till.record(id)
      expect(stay).toMatchObject({
        status: 'confirmed',
        luggageCount: 3,
        totalPrice: 2700,
        received: 1800,
        balance: 900,
      })
      expect(bags).toEqual([])
    })

    it('and in whatever order, ends with the items and the price of whoever came last', async () => {
      for (const _ of Array(6)) {
        const { id, tags, takesIn, changes } = await atOnce()
        const answers = await Promise.all([takesIn(), changes()])
        const [byDesk, byGuest] = answers.map(({ status }) => status)
        for (const answer of answers.filter(({ ok }) => !ok)) {
          const { code } = await errorOf(answer)
          expect([answer.status, ['stay_changed', 'not_allowed'].includes(code)]).toEqual([
            409,
            true,
          ])
        }
        const { stay, bags } = await till.record(id)
        // Taken in after the change, two items cost what two items cost.
        const isIn = byDesk === 200
        expect([byDesk, byGuest]).toContain(200)
        expect(bags.map(({ tag }) => tag)).toEqual(isIn ? tags : [])
        expect([stay.status, stay.luggageCount, stay.totalPrice]).toEqual(
          isIn ? ['checked_in', 2, 1800] : ['confirmed', 3, 2700],
        )
      }
    })
  })
})
