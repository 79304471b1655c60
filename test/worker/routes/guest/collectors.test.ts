import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Pass, PassCollector } from '../../../../domain/pass/pass.ts'
import type { PickUpPass } from '../../../../domain/stay/collectors.ts'
import { bags, passLinks } from '../../../../worker/db/schema/custody.ts'
import { stays } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { guest, reservationRequest, submitKey } from '../../support/requests.ts'
import { passRoutes } from '../../support/route-table.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('collectors')
const { site, db } = till
const drita = await asStaff({ email: 'drita@office.example' })
const besa = await asStaff({ email: 'besa@office.example' })

const holding = (token: string, key = submitKey()) => ({ authorization: `Bearer ${token}`, ...key })
const anna = { name: 'Anna Ferri', tags: null, items: null }

let guests = 0
let lastTag = 90_000

/** A stay of two bags that are here. */
async function kept() {
  guests += 1
  const customerEmail = `sends${guests}@guest.example`
  const request = { ...reservationRequest, customerEmail }
  const answer = await site.post('/api/reservations', request, submitKey())
  const { id, passToken } = await answer.json<{ id: string; passToken: string }>()
  lastTag += 2
  const tags: [number, number] = [lastTag - 1, lastTag]
  const came = await site.post(
    `/api/staff/stays/${id}/check-in`,
    { tags, idSeen: false },
    { ...drita, ...submitKey() },
  )
  expect(came.status).toBe(200)
  return { id, passToken, tags }
}

const asks = (token: string, path: string, body: object, key = submitKey()) =>
  site.post(`/api/pass/${path}`, body, holding(token, key))

async function names(
  token: string,
  requested: object = {},
): Promise<PassCollector & { token: string }> {
  const answer = await asks(token, 'collectors', { ...anna, ...requested })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { collectors } = await answer.json<Pass>()
  const made = collectors.at(-1)
  if (!made?.token) throw new Error('no pass was made')
  return { ...made, token: made.token }
}

const revokes = (token: string, collector: string) =>
  asks(token, 'collectors/revoke', { collector })

const gives = (id: string, body: object, who = drita, key = submitKey()) =>
  site.post(`/api/staff/stays/${id}/check-out`, { outTo: 'collector', ...body }, { ...who, ...key })

async function shownTo(token: string): Promise<PickUpPass> {
  const answer = await site.fetch('/api/pass/collector', { headers: holding(token) })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function shownToGuest(token: string): Promise<Pass> {
  const answer = await site.fetch('/api/pass', { headers: holding(token) })
  return answer.json()
}

const linksOf = (id: string) => db.select().from(passLinks).where(eq(passLinks.stayId, id))

describe('promise 19: a pick-up pass', () => {
  it('shows the collector’s items and nothing of the guest', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken, { tags: [tags[0]] })
    const answer = await site.fetch('/api/pass/collector', { headers: holding(made.token) })
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ ...anna, tags: [tags[0]], status: 'open', here: 1 })
    const { reference } = (await till.record(id)).stay
    for (const secret of [guest.customerName, '@guest.example', '1200', reference, id]) {
      expect(text).not.toContain(secret)
    }
  })

  it('opens no other route of the pass', async () => {
    const { passToken } = await kept()
    const { token } = await names(passToken)
    const others = passRoutes.filter((one) => !one.path.endsWith('/collector'))
    expect(others.length).toBeGreaterThan(5)
    for (const { method, path } of others) {
      const headers = holding(token)
      const answer = await (method === 'GET'
        ? site.fetch(path, { headers })
        : site.post(path, {}, headers))
      expect(answer.status, path).toBe(404)
    }
    const asCollector = await site.fetch('/api/pass/collector', { headers: holding(passToken) })
    expect(asCollector.status).toBe(404)
  })

  it('is found at the desk by its code and recorded with the bags', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken, { tags: [tags[0]] })
    for (const code of [made.code, made.code.toLowerCase(), made.code.slice(5)]) {
      const found = await site.fetch(`/api/staff/stays?q=${code}`, { headers: drita })
      const records = await found.json<{ stay: { id: string } }[]>()
      expect(records.map(({ stay }) => stay.id)).toEqual([id])
    }
    const gave = await gives(id, { tags: [tags[0]], collector: made.id })
    expect(gave.status).toBe(200)
    const [first] = await db.select().from(bags).where(eq(bags.tag, tags[0]))
    expect(first).toMatchObject({ outTo: 'collector', passLinkId: made.id })
    const [out] = (await till.auditOf(id)).filter(({ action }) => action === 'bags_collected')
    expect(out?.data).toMatchObject({ collector: made.id, outTo: 'collector' })
    expect((await shownToGuest(passToken)).collectors).toMatchObject([
      { name: 'Anna Ferri', status: 'used', token: null, usedAt: expect.any(String) },
    ])
    expect(await shownTo(made.token)).toMatchObject({ status: 'used' })
  })

  it('can be made before the bags are here, for a number of items', async () => {
    guests += 1
    const customerEmail = `sends${guests}@guest.example`
    const request = { ...reservationRequest, customerEmail }
    const answer = await site.post('/api/reservations', request, submitKey())
    const { passToken } = await answer.json<{ passToken: string }>()
    const made = await names(passToken, { items: 1 })
    expect(await shownTo(made.token)).toMatchObject({ items: 1, here: 0, status: 'open' })
    const refused = await asks(passToken, 'collectors', { ...anna, tags: [1], items: 1 })
    expect(refused.status).toBe(422)
  })

  it('is made once, however often the request is sent', async () => {
    const { id, passToken } = await kept()
    const key = submitKey()
    const answers = await Promise.all([1, 2, 3].map(() => asks(passToken, 'collectors', anna, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await linksOf(id)).toHaveLength(1)
  })
})

describe('a pick-up pass is refused at the desk', () => {
  it('if it was revoked, and no bag leaves', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken)
    expect((await revokes(passToken, made.id)).status).toBe(200)
    const gave = await gives(id, { tags, collector: made.id })
    expect(await errorOf(gave)).toMatchObject({ code: 'pass_revoked' })
    expect((await till.record(id)).bags).toMatchObject([{ status: 'inside' }, { status: 'inside' }])
    expect(await shownTo(made.token)).toMatchObject({ status: 'revoked' })
    expect(await errorOf(await revokes(passToken, made.id))).toMatchObject({ code: 'already_done' })
  })

  it('if it was used, even by another colleague', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken)
    expect((await gives(id, { tags: [tags[0]], collector: made.id })).status).toBe(200)
    const again = await gives(id, { tags: [tags[1]], collector: made.id }, besa)
    expect(await errorOf(again)).toMatchObject({ code: 'pass_used' })
  })

  it('if it is for other items', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken, { tags: [tags[0]] })
    expect(await errorOf(await gives(id, { tags, collector: made.id }))).toMatchObject({
      code: 'pass_other_items',
    })
  })

  it('if it belongs to another stay', async () => {
    const { passToken } = await kept()
    const other = await kept()
    const made = await names(passToken)
    const gave = await gives(other.id, { tags: other.tags, collector: made.id })
    expect(await errorOf(gave)).toMatchObject({ code: 'not_allowed' })
    expect((await revokes(other.passToken, made.id)).status).toBe(409)
  })

  it('if the guest has collected already', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken)
    expect((await gives(id, { tags, outTo: 'guest' })).status).toBe(200)
    expect(await shownTo(made.token)).toMatchObject({ status: 'gone' })
    expect((await gives(id, { tags, collector: made.id })).status).toBe(409)
    expect((await shownToGuest(passToken)).collectors).toMatchObject([{ status: 'gone' }])
  })
})

describe('promise 32: giving bags to a collector', () => {
  it('excludes revoking the pass at the same moment', async () => {
    for (const _ of Array(6)) {
      const { id, passToken, tags } = await kept()
      const made = await names(passToken)
      const [revoked, gave] = await Promise.all([
        revokes(passToken, made.id),
        gives(id, { tags, collector: made.id }),
      ])
      expect([revoked.ok, gave.ok].filter(Boolean)).toHaveLength(1)
      const [link] = await linksOf(id)
      expect([link?.usedAt !== null, link?.revokedAt !== null]).toEqual([gave.ok, revoked.ok])
      const inside = (await till.record(id)).bags.filter(({ status }) => status === 'inside')
      expect(inside).toHaveLength(gave.ok ? 0 : 2)
    }
  })

  it('happens once if two colleagues use one pass at the same moment', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken)
    const answers = await Promise.all([
      gives(id, { tags: [tags[0]], collector: made.id }),
      gives(id, { tags: [tags[1]], collector: made.id }, besa),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const left = (await till.record(id)).bags.filter(({ status }) => status === 'collected')
    expect(left).toHaveLength(1)
  })

  it('happens once if the request is sent again', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken)
    const key = submitKey()
    const body = { tags, collector: made.id }
    expect((await gives(id, body, drita, key)).status).toBe(200)
    expect((await gives(id, body, drita, key)).status).toBe(200)
    const emails = await till.mailsOf(id)
    expect(emails.filter(({ kind }) => kind === 'luggage_collected')).toHaveLength(1)
  })
})

describe('promise 30: a guest is notified of bags that left with a collector', () => {
  const collectionEmails = async (id: string) =>
    (await till.mailsOf(id)).filter(({ kind }) => kind === 'luggage_collected')

  it('once, with a pass or without, but not of bags they took themselves', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken, { tags: [tags[0]] })
    expect((await gives(id, { tags: [tags[0]], collector: made.id })).status).toBe(200)
    expect(await collectionEmails(id)).toMatchObject([
      { data: { collector: made.id, tags: `${tags[0]}` } },
    ])
    expect((await gives(id, { tags: [tags[1]], outTo: 'guest' })).status).toBe(200)
    expect(await collectionEmails(id)).toHaveLength(1)
    const other = await kept()
    expect((await gives(other.id, { tags: other.tags })).status).toBe(200)
    expect(await collectionEmails(other.id)).toHaveLength(1)
  })
})

describe('undoing a desk action', () => {
  it('works for a check-in, even if the guest made a pick-up pass since', async () => {
    const { id, passToken } = await kept()
    await names(passToken)
    const { stay } = await till.record(id)
    const undone = await site.post(
      `/api/staff/stays/${id}/undo`,
      { version: stay.version },
      { ...drita, ...submitKey() },
    )
    expect(undone.status, await undone.clone().text()).toBe(200)
    expect((await till.record(id)).stay.status).toBe('confirmed')
  })

  it('works for a collection, and its pass can be used again', async () => {
    const { id, passToken, tags } = await kept()
    const made = await names(passToken)
    expect((await gives(id, { tags, collector: made.id })).status).toBe(200)
    const [stay] = await db.select().from(stays).where(eq(stays.id, id))
    const undone = await site.post(
      `/api/staff/stays/${id}/undo`,
      { version: stay?.version },
      { ...drita, ...submitKey() },
    )
    expect(undone.status, await undone.clone().text()).toBe(200)
    expect(await shownTo(made.token)).toMatchObject({ status: 'open', here: 2 })
    expect((await gives(id, { tags, collector: made.id })).status).toBe(200)
  })
})
