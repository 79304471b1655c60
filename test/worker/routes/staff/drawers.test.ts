import { describe, expect, it } from 'vitest'
import type { StaffConfig, StaffSession } from '../../../../domain/api.ts'
import type { TillCount, TillReport } from '../../../../domain/desk/till.ts'
import type { Cash } from '../../../../domain/payments/drawer.ts'
import { lastSeenOf } from '../../../../domain/stay/client-context.ts'
import { readHeldCash } from '../../../../worker/desk/held-cash.ts'
import { asStaff } from '../../support/access.ts'
import { reservationRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const OWNERS = 'olta@drawers.example'
const shared = openTill('shared_drawer', { OWNERS })
const person = openTill('own_drawers', { OWNERS, DRAWERS: 'person' })
const { db } = shared

type Till = typeof shared
type Headers = Record<string, string>

const [olta, arta, besa] = await Promise.all(
  ['olta', 'arta', 'besa'].map((name) => asStaff({ email: `${name}@drawers.example` })),
)

async function idOf(who: Headers | undefined): Promise<string> {
  const answer = await shared.site.fetch('/api/staff/session', { headers: who ?? {} })
  return (await answer.json<StaffSession>()).staffId
}
const [artasId, besasId] = [await idOf(arta), await idOf(besa)]

const post = (
  till: Till,
  path: string,
  body: object,
  who: Headers | undefined,
  key = submitKey(),
) => till.site.post(`/api/staff${path}`, body, { ...who, ...key })

async function posted<Answer>(...request: Parameters<typeof post>): Promise<Answer> {
  const answer = await post(...request)
  expect([answer.status, answer.ok || (await errorOf(answer.clone()))]).toEqual([200, true])
  return answer.json()
}

const euros = (euro: number): Cash => ({ cents: euro * 100, lek: 0 })

async function reserved(): Promise<string> {
  const customerEmail = `${crypto.randomUUID()}@guest.example`
  const answer = await shared.site.post('/api/reservations', {
    ...reservationRequest,
    customerEmail,
  })
  return (await answer.json<{ id: string }>()).id
}

const cashOf = async (staffId: string, drawers: 'shared' | 'person' = 'person') =>
  (await readHeldCash(db, { drawers, staffId })).cash

const pays = (id: string, till: Till, who: Headers | undefined, more: object = {}) =>
  posted<{ stay: { version: number } }>(
    till,
    `/stays/${id}/payments`,
    { method: 'cash', cents: 1200, ...more },
    who,
  )

async function emptied(): Promise<void> {
  await posted(shared, '/till/counts', euros(0), olta)
}

describe('a cash refund at the desk', () => {
  it('is refused if the drawer does not hold it, in its currency, and nothing is stored', async () => {
    const id = await reserved()
    await pays(id, shared, arta)
    await emptied()
    const back = { reason: 'ill', inPerson: true }
    const refusal = await post(shared, `/stays/${id}/cancel`, back, arta)
    expect([refusal.status, (await errorOf(refusal)).code]).toEqual([409, 'drawer_short'])
    expect((await shared.record(id)).refunds).toEqual([])
    await posted(
      shared,
      '/till/movements',
      { kind: 'float', cash: { cents: 0, lek: 1200 }, reason: 'coins' },
      arta,
    )
    expect((await post(shared, `/stays/${id}/cancel`, back, arta)).status).toBe(409)
    await posted(shared, `/stays/${id}/cancel`, { ...back, cashCurrency: 'ALL' }, arta)
    expect((await shared.record(id)).refunds).toHaveLength(1)
    expect(await cashOf('', 'shared')).toEqual(euros(0))
  })

  it('is given once if two give the last notes to two guests at once', async () => {
    const ids = [await reserved(), await reserved()]
    for (const id of ids) await pays(id, shared, arta)
    await posted(shared, '/till/counts', euros(12), olta)
    const answers = await Promise.all(
      ids.map((id, index) =>
        post(
          shared,
          `/stays/${id}/cancel`,
          { reason: 'ill', inPerson: true },
          index === 0 ? arta : besa,
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = answers.find(({ ok }) => !ok)
    expect(lost && (await errorOf(lost)).code).toBe('drawer_short')
    expect(await cashOf('', 'shared')).toEqual(euros(0))
  })

  it('that was given by card, or takes back a mistaken payment, needs no cash', async () => {
    const id = await reserved()
    const { stay } = await pays(id, shared, arta)
    await posted(shared, '/till/counts', euros(0), olta)
    await posted(shared, `/stays/${id}/undo`, { version: stay.version }, arta)
    expect(await cashOf('', 'shared')).toEqual(euros(-12))
    await emptied()
  })
})

describe('with a drawer for each member', () => {
  it('an offline payment is in the drawer of who took it, and its reversal too', async () => {
    await emptied()
    const config = await person.site.fetch('/api/staff/config', { headers: arta ?? {} })
    expect((await config.json<StaffConfig>()).drawers).toBe('person')
    const id = await reserved()
    const { stay } = await shared.record(id)
    const seen = lastSeenOf(stay)
    const doneAt = new Date(Date.now() - 60_000).toISOString()
    const clientContext = { doneAt, wasOffline: true, seen, doneBy: artasId }
    const paid = await pays(id, person, besa, { clientContext })
    expect([await cashOf(artasId), await cashOf(besasId)]).toEqual([euros(12), euros(0)])
    await posted(person, `/stays/${id}/undo`, { version: paid.stay.version }, besa)
    expect([await cashOf(artasId), await cashOf(besasId)]).toEqual([euros(0), euros(0)])
    const read = async (who: Headers | undefined) => {
      const answer = await person.site.fetch('/api/staff/till', { headers: who ?? {} })
      const { entries } = await answer.json<TillReport<string>>()
      return entries
        .filter(({ stayId }) => stayId === id)
        .map(({ kind, staff, sentBy, holder }) => [kind, staff, sentBy, holder].join(' '))
    }
    const [a, b] = ['arta@drawers.example', 'besa@drawers.example']
    expect(await read(olta)).toEqual([`payment ${a} ${b} ${a}`, `void ${b}  ${a}`])
    expect(await read(arta)).toEqual(await read(olta))
    // Who sent it sees what they put into a colleague's drawer.
    expect(await read(besa)).toEqual(await read(olta))
  })

  it('nobody banks or refunds out of a colleague’s, and only owners count one', async () => {
    await emptied()
    const id = await reserved()
    await pays(id, person, arta)
    const bank = { kind: 'banked', cash: euros(12), reason: 'bank' }
    const refusal = await post(person, '/till/movements', bank, besa)
    expect((await errorOf(refusal)).fields).toMatchObject({ 'cash.cents': { code: 'invalid' } })
    const back = { reason: 'ill', inPerson: true }
    expect((await post(person, `/stays/${id}/cancel`, back, besa)).status).toBe(409)
    const other = { ...euros(11), holder: artasId }
    const denied = await post(person, '/till/counts', other, besa)
    expect([denied.status, (await errorOf(denied)).code]).toEqual([403, 'owner_only'])
    const nobody = await post(person, '/till/counts', { ...other, holder: 'nobody' }, olta)
    expect([nobody.status, (await errorOf(nobody)).code]).toEqual([404, 'not_found'])
    const count = await posted<TillCount<string>>(person, '/till/counts', other, olta)
    expect(count).toMatchObject({
      holder: 'arta@drawers.example',
      staff: 'olta@drawers.example',
      expected: euros(12),
      toExplain: euros(-1),
    })
    const closing = { count: count.id, reason: 'a coin' }
    expect((await post(person, '/till/closings', closing, besa)).status).toBe(404)
    const closed = await posted<TillCount<string>>(person, '/till/closings', closing, olta)
    expect(closed.closing).toMatchObject({ staff: 'olta@drawers.example', reason: 'a coin' })
    const read = await person.site.fetch('/api/staff/till', { headers: besa ?? {} })
    const { counts, entries } = await read.json<TillReport<string>>()
    expect(counts.filter(({ holder }) => holder !== null)).toEqual([])
    expect(entries.filter(({ stayId }) => stayId === id)).toEqual([])
  })
})
