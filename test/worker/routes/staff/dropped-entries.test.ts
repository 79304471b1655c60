import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { DroppedEntry } from '../../../../domain/desk/dropped-entry.ts'
import type { TillReport } from '../../../../domain/desk/till.ts'
import type {
  AttentionCount,
  AttentionEntry,
  StaffAttention,
} from '../../../../domain/reports/staff-attention.ts'
import type { StayHistory } from '../../../../domain/stay/stay-history.ts'
import { audit } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { reservationRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const { site, record, db } = openTill('dropped_entries')
const arta = await asStaff({ email: 'arta@dropped.example' })
const beni = await asStaff({ email: 'beni@dropped.example' })
const idOf = async (headers: Record<string, string>) =>
  (await (await site.fetch('/api/staff/session', { headers })).json<{ staffId: string }>()).staffId
const [artasId, benisId] = [await idOf(arta), await idOf(beni)]

const doneAt = new Date(Date.now() - 3_600_000).toISOString()
const walkIn = {
  stayId: crypto.randomUUID(),
  kind: 'walk_in',
  refused: 'tag_in_use',
  reason: 'Guest had left',
  tags: [11, 12],
  money: { method: 'cash', cents: 1000, lek: -400 },
  handedBack: false,
  doneAt,
  doneBy: benisId,
  droppedBy: artasId,
}
const drop = (entry: object, key = submitKey(), headers = arta) =>
  site.post('/api/staff/dropped-entries', entry, { ...headers, ...key })

async function report(): Promise<TillReport<string>> {
  return (await site.fetch('/api/staff/till', { headers: arta })).json()
}
const inReport = async (reason: string): Promise<DroppedEntry<string>[]> =>
  (await report()).dropped.filter((entry) => entry.reason === reason)

it('promise 33: a dropped walk-in is a line in the till, once, with all that it held', async () => {
  const key = submitKey()
  const { total } = await report()
  for (let time = 0; time < 3; time += 1) expect((await drop(walkIn, key)).status).toBe(200)
  expect(await inReport(walkIn.reason)).toEqual([
    {
      id: expect.any(String),
      kind: 'walk_in',
      staff: 'arta@dropped.example',
      madeBy: 'beni@dropped.example',
      sentBy: null,
      at: expect.any(String),
      happenedAt: doneAt,
      stayId: null,
      reference: null,
      tags: [11, 12],
      money: walkIn.money,
      handedBack: false,
      reason: walkIn.reason,
    },
  ])
  expect((await report()).total).toEqual(total)
  const other = await drop({ ...walkIn, tags: [13] }, key)
  expect(await errorOf(other)).toMatchObject({ code: 'idempotency_key_reused' })
})

it('a dropped payment is in the history of its stay, and changes nothing there', async () => {
  const made = await site.post('/api/reservations', reservationRequest, submitKey())
  const { id } = await made.json<{ id: string }>()
  const before = await record(id)
  const reason = 'Taken twice'
  const money = { method: 'desk_card', cents: 600, lek: 0 }
  const payment = { ...walkIn, stayId: id, kind: 'payment', tags: [], money, reason }
  expect((await drop({ ...payment, droppedBy: undefined }, submitKey(), beni)).status).toBe(200)
  expect(await record(id)).toEqual(before)
  const { reference } = before.stay
  expect(await inReport(reason)).toMatchObject([
    { staff: 'beni@dropped.example', madeBy: null, stayId: id, reference, money, tags: [] },
  ])
  const answer = await site.fetch(`/api/staff/stays/${id}/history`, { headers: beni })
  const { changes } = await answer.json<StayHistory>()
  expect(changes.at(-1)).toMatchObject({
    action: 'entry_dropped',
    username: 'beni@dropped.example',
    happenedAt: doneAt,
    data: { kind: 'payment', cents: 600, reason, refused: 'tag_in_use' },
  })
})

it('promise 37: the line says who sent the removal, whoever the removal names', async () => {
  const reason = 'In a colleague’s name'
  expect((await drop({ ...walkIn, reason }, submitKey(), beni)).status).toBe(200)
  expect(await inReport(reason)).toMatchObject([
    { staff: 'arta@dropped.example', sentBy: 'beni@dropped.example' },
  ])
})

it('promise 37: where each has a drawer, whoever sent a removal sees its line, and others don’t', async () => {
  const { site: own } = openTill('dropped_entries_own', {
    OWNERS: 'olta@dropped.example',
    DRAWERS: 'person',
  })
  const [cela, dea] = await Promise.all(
    ['cela', 'dea'].map((name) => asStaff({ email: `${name}@dropped.example` })),
  )
  const reason = 'Sent by a third'
  const sent = { ...walkIn, reason, droppedBy: artasId }
  const answer = await own.post('/api/staff/dropped-entries', sent, { ...cela, ...submitKey() })
  expect(answer.status).toBe(200)
  const seenBy = async (headers: Record<string, string> | undefined) => {
    const { dropped } = await (await own.fetch('/api/staff/till', { headers: headers ?? {} })).json<
      TillReport<string>
    >()
    return dropped.filter((entry) => entry.reason === reason).length
  }
  expect([await seenBy(cela), await seenBy(dea), await seenBy(arta), await seenBy(beni)]).toEqual([
    1, 0, 1, 1,
  ])

  // To do shows it to the same people, and only they can settle it.
  const olta = await asStaff({ email: 'olta@dropped.example' })
  const inToDo = async (headers: Record<string, string> | undefined) => {
    const list = await own.fetch('/api/staff/attention', { headers: headers ?? {} })
    const { entries } = await list.json<StaffAttention>()
    const count = await own.fetch('/api/staff/attention/count', { headers: headers ?? {} })
    const found = entries.filter(({ kind }) => kind === 'dropped')
    const isCounted = (await count.json<AttentionCount>()).count === entries.length
    return { ids: found.map(({ id }) => id), isCounted }
  }
  const settles = async (id: string, headers: Record<string, string> | undefined) => {
    const path = `/api/staff/dropped-entries/${id}/resolve`
    return (await own.post(path, { reason }, { ...headers, ...submitKey() })).status
  }
  const [entry] = await db.select().from(audit).where(sql`${audit.data} ->> 'reason' = ${reason}`)
  const id = entry?.id ?? ''
  for (const [name, headers, sees] of [
    ['sender', cela, true],
    ['other', dea, false],
    ['remover', arta, true],
    ['maker', beni, true],
    ['owner', olta, true],
  ] as const) {
    const { ids, isCounted } = await inToDo(headers)
    expect([ids.includes(id), isCounted], name).toEqual([sees, true])
  }
  expect(await settles(id, dea)).toBe(404)
  expect((await inToDo(cela)).ids).toContain(id)
  expect(await settles(id, cela)).toBe(200)
  expect((await inToDo(olta)).ids).not.toContain(id)
})

it('keeps who made an entry only if it is a staff member', async () => {
  const reason = 'Made by nobody we know'
  expect((await drop({ ...walkIn, reason, doneBy: 'Anna Berg' })).status).toBe(200)
  const rows = await db.select().from(audit).where(eq(audit.action, 'entry_dropped'))
  const row = rows.find(({ data }) => data.reason === reason)
  expect(row?.data).not.toHaveProperty('doer')
  expect(JSON.stringify(row)).not.toContain('Anna Berg')
})

it.each([
  ['no reason', { reason: ' ' }],
  ['an unknown kind', { kind: 'refund' }],
  ['an export as its stay', { stayId: 'export' }],
  ['a payment as its stay', { stayId: 'pi_3PqTirana' }],
  ['words in place of the refusal', { refused: 'Anna Berg, +355 69 123 4567' }],
  ['more cash than a drawer holds', { money: { method: 'cash', cents: 1e12, lek: 0 } }],
  ['half cents', { money: { method: 'cash', cents: 0.5, lek: 0 } }],
])('an entry with %s is refused', async (_, wrong) => {
  expect((await drop({ ...walkIn, ...wrong })).status).toBe(422)
})

it('whose money the guest didn’t get back is in To do until somebody says what became of it', async () => {
  const listed = async (): Promise<AttentionEntry[]> => {
    const answer = await site.fetch('/api/staff/attention', { headers: beni })
    const { entries } = await answer.json<StaffAttention>()
    return entries.filter(({ kind }) => kind === 'dropped')
  }
  const counted = async () => {
    const answer = await site.fetch('/api/staff/attention/count', { headers: beni })
    return (await answer.json<AttentionCount>()).count
  }
  const settle = (id: string, reason: string, headers = beni) =>
    site.post(
      `/api/staff/dropped-entries/${id}/resolve`,
      { reason },
      { ...headers, ...submitKey() },
    )
  for (const { id } of await listed()) await settle(id, 'of an earlier test')
  const before = await counted()

  const reason = `In the drawer ${crypto.randomUUID()}`
  await drop({ ...walkIn, reason: 'given back', handedBack: true })
  await drop({ ...walkIn, reason: 'bags only', money: null })
  await drop({ ...walkIn, reason: 'nothing', money: { method: 'cash', cents: 0, lek: 0 } })
  expect(await listed()).toEqual([])
  await drop({ ...walkIn, reason })
  await drop({ ...walkIn, reason, money: { method: 'desk_card', cents: 600, lek: 0 } })
  const entries = await listed()
  expect(entries).toMatchObject([
    { kind: 'dropped', dropped: { reason, tags: [11, 12], money: walkIn.money } },
    { kind: 'dropped', dropped: { reason, money: { method: 'desk_card', cents: 600 } } },
  ])
  expect(await counted()).toBe(before + 2)

  const [first, second] = entries.map(({ id }) => id)
  const answers = await Promise.all([
    settle(first ?? '', 'banked'),
    settle(first ?? '', 'refunded', arta),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await listed()).toMatchObject([{ id: second }])
  const rows = await db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, first ?? ''), eq(audit.action, 'dropped_resolved')))
  expect(rows).toHaveLength(1)
  const [held] = await inReport(reason)
  expect(held?.money).toEqual(walkIn.money)
  expect((await settle('unknown', 'x')).status).toBe(404)
})
