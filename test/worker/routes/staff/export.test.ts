import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { StaffSession } from '../../../../domain/api.ts'
import type { MonthFigures } from '../../../../domain/reports/month-figures.ts'
import type { StaffExport } from '../../../../domain/reports/staff-exports.ts'
import { recordChange } from '../../../../worker/db/audit.ts'
import { readHeldCash } from '../../../../worker/desk/held-cash.ts'
import { exportBatch } from '../../../../worker/reports/export-stays.ts'
import { seedStatements } from '../../../bench/server/seed-stays.ts'
import { asStaff } from '../../support/access.ts'
import { takeErrors } from '../../support/logs.ts'
import { bookingPrice, day, guest, reservationRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('export')
const { site } = till
const headers = await asStaff()

const exported = (query: string) => site.fetch(`/api/staff/export?${query}`, { headers })
const period = (from: number, to: number) => `from=${day(from)}&to=${day(to)}`
const lines = (text: string) => text.replace(/^\uFEFF/, '').split('\r\n')

describe('GET /api/staff/export', () => {
  it('is a CSV file of a period’s stays, with their accounts', async () => {
    const paid = await till.book()
    await till.stripe.pay(paid.paymentIntentId)
    await till.comeBack(paid)
    await site.post('/api/reservations', reservationRequest, submitKey())
    const answer = await exported(period(3, 3))
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="stays-${day(3)}-${day(3)}.csv"`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, booking, reservation, end] = lines(new TextDecoder().decode(bytes))
    expect(head).toMatch(/^reference,kind,status,service,plan,items,drop_off,/)
    expect(booking).toContain(`${paid.reference},booking,confirmed,storage,daily,2,${day(3)} 10:00`)
    expect(booking).toContain(`EUR,${bookingPrice / 100},6,6,0,0,0,0,paid,no,`)
    expect(reservation).toContain(`,reservation,confirmed,storage,daily,2,${day(3)} 12:00`)
    expect(reservation).toContain('EUR,12,12,0,0,0,12,0,pending,no,')
    expect(end).toBe('')
  })

  it('promise 37: is recorded with who asked, for which days, and how many stays', async () => {
    const times = { startDate: `${day(9)}T10:00`, endDate: `${day(9)}T12:00` }
    await site.post('/api/reservations', { ...reservationRequest, ...times }, submitKey())
    const drita = await asStaff({ email: 'Drita@Office.example' })
    const answer = await site.fetch(`/api/staff/export?${period(9, 9)}`, { headers: drita })
    await answer.body?.cancel()
    const response = await site.fetch('/api/staff/exports', { headers })
    const [newest] = await response.json<StaffExport[]>()
    expect(newest).toEqual({
      id: expect.any(String),
      username: 'drita@office.example',
      at: expect.stringMatching(/Z$/),
      kind: 'stays',
      from: day(9),
      to: day(9),
      rows: 1,
    })
  })

  it('is alone in the list of exports, whatever else was recorded of the same subject', async () => {
    const { staffId } = await (
      await site.fetch('/api/staff/session', { headers })
    ).json<StaffSession>()
    const change = { id: crypto.randomUUID(), actor: 'staff', action: 'entry_dropped' } as const
    const data = { kind: 'payment', reason: 'Forged' }
    const other = { ...change, staffId, subjectId: 'export', data }
    await recordChange(till.db, other, sql`WHERE true`, new Date())
    const exports = await (await site.fetch('/api/staff/exports', { headers })).json<
      StaffExport[]
    >()
    expect(exports.map(({ id }) => id)).not.toContain(change.id)
  })

  it('promise 37: is refused if it can’t be recorded', async () => {
    await env.DB.exec(
      "CREATE TRIGGER closed BEFORE INSERT ON audit WHEN NEW.action = 'exported' BEGIN SELECT RAISE(ABORT, 'closed'); END",
    )
    const answer = await exported(period(9, 9))
    await env.DB.exec('DROP TRIGGER closed')
    expect([answer.status, (await errorOf(answer)).code]).toEqual([503, 'storage_unavailable'])
    takeErrors('request_failed')
  })

  it('promise 22: has no formulas, whatever guests typed', async () => {
    const nasty = {
      customerName: '=HYPERLINK("http://evil.example";"Click")',
      customerPhone: guest.customerPhone,
      specialRequests: '@SUM(1+1)\n=2+2',
      customerEmail: '-1+1@guest.example',
    }
    const times = { startDate: `${day(8)}T10:00`, endDate: `${day(8)}T12:00` }
    const made = await site.post('/api/reservations', { ...reservationRequest, ...nasty, ...times })
    expect(made.status).toBe(201)
    const text = await (await exported(period(8, 8))).text()
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""Click"")"`)
    expect(text).toContain(`,'+355 69 123 4567,`)
    expect(text).toContain(`,'-1+1@guest.example,`)
    expect(text).toContain(`"'@SUM(1+1)\n=2+2"`)
  })

  it('reads a long period in batches, without missing a stay', async () => {
    const count = exportBatch * 2 + 100
    const now = new Date('2025-11-21T10:00:00Z')
    for (const text of seedStatements(0, count, now)) await env.DB.prepare(text).run()
    const answer = await exported('from=2025-01-01&to=2025-12-31')
    const references = lines(await answer.text())
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    expect(new Set(references).size).toBe(count)
    expect(references).toHaveLength(count)
  })

  it.each([
    'from=2026-11-02&to=2026-11-01',
    'from=2026-11-01',
    'to=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2025-01-01&to=2026-06-01',
    'from=&to=',
    'from=9999-12-31&to=9999-12-31',
  ])('refuses ?%s as a period', async (query) => {
    const answer = await exported(query)
    expect([answer.status, (await errorOf(answer)).code]).toEqual([422, 'period_invalid'])
  })
})

const money = (query: string, who = headers) =>
  site.fetch(`/api/staff/export/money?${query}`, { headers: who })

/** The lines of a file, by the names of their columns. */
async function moneyLines(query: string) {
  const answer = await money(query)
  expect(answer.status).toBe(200)
  const [head = '', ...rows] = lines(await answer.text()).slice(0, -1)
  const names = head.split(',')
  return rows.map((row) =>
    Object.fromEntries(row.split(',').map((cell, index) => [names[index] ?? '', cell])),
  )
}

describe('GET /api/staff/export/money', () => {
  async function staff(path: string, body: object) {
    const answer = await site.post(`/api/staff${path}`, body, { ...headers, ...submitKey() })
    expect([answer.status, answer.ok || (await errorOf(answer.clone()))]).toEqual([200, true])
    return answer.json<{ id: number; stay?: { version: number }; refunds?: { id: string }[] }>()
  }

  async function reserved() {
    const customerEmail = `${crypto.randomUUID()}@guest.example`
    const answer = await site.post('/api/reservations', { ...reservationRequest, customerEmail })
    const { id } = await answer.json<{ id: string }>()
    return { id, reference: (await till.record(id)).stay.reference }
  }

  it('has all money of a day by method, with what an accountant asks for, and the month’s sums', async () => {
    await staff('/till/movements', {
      kind: 'float',
      cash: { cents: 5000, lek: 2000 },
      reason: '=1+1',
    })
    const [inLek, byCard, mistaken] = [await reserved(), await reserved(), await reserved()]
    const returned = await reserved()
    await staff(`/stays/${inLek.id}/check-in`, { tags: [90_712, 90_711], idSeen: true })
    await staff(`/stays/${inLek.id}/payments`, {
      method: 'cash',
      cents: 1200,
      cash: { taken: { cents: 0, lek: 2000 }, given: { cents: 800, lek: 0 } },
      fiscalNumber: 'NIVF-1',
    })
    await staff(`/stays/${byCard.id}/payments`, { method: 'desk_card', cents: 1200 })
    const back = { cents: 300, reason: 'wet bag', inPerson: true }
    await staff(`/stays/${returned.id}/payments`, { method: 'cash', cents: 1200 })
    await staff(`/stays/${returned.id}/refunds`, back)
    const wrong = await staff(`/stays/${mistaken.id}/payments`, { method: 'cash', cents: 1200 })
    await staff(`/stays/${mistaken.id}/undo`, { version: wrong.stay?.version })
    const online = await till.book()
    await till.stripe.pay(online.paymentIntentId)
    await till.deliverAll(online.paymentIntentId)
    await till.stripe.control('POST', '/refunds', { start: 'succeeded' })
    await staff(`/stays/${online.bookingId}/refunds`, {
      cents: 200,
      reason: 'sorry',
      inPerson: false,
    })
    const gone = { kind: 'payment', refused: 'not_allowed', tags: [], doneAt: new Date() }
    const dropped = (money: object, handedBack: boolean, reason: string) =>
      staff('/dropped-entries', { ...gone, stayId: returned.id, money, handedBack, reason })
    await dropped({ method: 'cash', cents: 700, lek: -100 }, false, 'kept')
    await dropped({ method: 'cash', cents: 0, lek: 500 }, true, 'handed back')
    await dropped({ method: 'desk_card', cents: 900, lek: 0 }, false, 'on a card')
    const { cash } = await readHeldCash(till.db, { drawers: 'shared', staffId: '' })
    const count = await staff('/till/counts', { ...cash, lek: cash.lek - 50 })
    await staff('/till/closings', { count: count.id, reason: 'a coin' })

    const found = await moneyLines(period(0, 0))
    const line = (kind: string, reference: string) =>
      found.find((one) => one.kind === kind && one.reference === reference)
    expect(line('payment', inLek.reference)).toMatchObject({
      day: day(0),
      method: 'cash',
      currency: 'EUR ALL',
      taken_eur: '',
      taken_lek: '2000',
      given_eur: '8',
      value: '12',
      lek_per_euro: '100',
      tags: '90711 90712',
      fiscal_number: 'NIVF-1',
      staff: expect.stringContaining('@'),
      closing: expect.stringMatching(`^${day(0)} `),
    })
    expect(line('refund', returned.reference)).toMatchObject({
      value: '-3',
      given_eur: '3',
      reason: 'wet bag',
    })
    expect(line('payment', byCard.reference)).toMatchObject({
      method: 'desk_card',
      value: '12',
      closing: '',
    })
    expect(line('payment', mistaken.reference)).toMatchObject({ value: '12' })
    expect(line('void', mistaken.reference)).toMatchObject({ value: '-12' })
    expect(line('payment', online.reference)).toMatchObject({ method: 'stripe', currency: 'EUR' })
    expect(line('refund', online.reference)).toMatchObject({ method: 'stripe', value: '-2' })
    expect(found.find(({ kind }) => kind === 'float')).toMatchObject({
      reason: "'=1+1",
      taken_lek: '2000',
    })
    expect(found.find(({ kind }) => kind === 'difference')).toMatchObject({
      given_lek: '50',
      value: '-0.5',
      reason: 'a coin',
    })

    const unrecorded = (reason: string) =>
      found.find((one) => one.kind === 'not_recorded' && one.reason === reason)
    expect(unrecorded('kept')).toMatchObject({
      method: 'cash',
      currency: 'EUR ALL',
      taken_eur: '7',
      given_lek: '100',
      value: '',
      other: '',
      reference: returned.reference,
      staff: expect.stringContaining('@'),
    })
    expect(unrecorded('handed back')).toMatchObject({
      currency: 'ALL',
      taken_lek: '500',
      given_lek: '500',
      value: '',
    })
    expect(unrecorded('on a card')).toMatchObject({
      method: 'desk_card',
      taken_eur: '9',
      value: '',
    })

    const cents = (...kinds: string[]) =>
      found
        .filter(({ kind = '' }) => kinds.includes(kind))
        .reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0)
    const month = await site.fetch('/api/staff/month', { headers })
    const { days } = await month.json<MonthFigures>()
    expect(days.find(({ date }) => date === day(0))).toMatchObject({
      received: cents('payment', 'void'),
      refunded: -cents('refund', 'refund_failed'),
    })
    // With the difference and the float, the cash of the file is the cash in the drawer.
    const inBooks = found.filter(({ kind }) => kind !== 'not_recorded')
    const held = (column: string) =>
      inBooks.reduce(
        (sum, one) => sum + Number(one[`taken_${column}`]) - Number(one[`given_${column}`]),
        0,
      )
    expect([held('eur') * 100, held('lek')]).toEqual([cash.cents, cash.lek - 50])
  })

  it('promise 37: is recorded, and refused to staff who are no owners', async () => {
    const owners = openTill('export_owners', { OWNERS: 'olta@office.example' })
    const gent = await asStaff({ email: 'gent@office.example' })
    const answer = await owners.site.fetch(`/api/staff/export/money?${period(0, 0)}`, {
      headers: gent,
    })
    expect([answer.status, (await errorOf(answer)).code]).toEqual([403, 'owner_only'])
    const rows = (await moneyLines(period(-1, 1))).length
    const exports = await site.fetch('/api/staff/exports', { headers })
    expect(await exports.json()).toContainEqual(
      expect.objectContaining({ kind: 'money', from: day(-1), to: day(1), rows }),
    )
  })

  it('has the same lines month by month as in one period', async () => {
    const whole = await moneyLines(`from=${day(-60)}&to=${day(60)}`)
    const parts = await Promise.all(
      [-60, -20, 21].map((from) =>
        moneyLines(period(from, from === 21 ? 60 : from + (from === -60 ? 39 : 40))),
      ),
    )
    expect(whole.length).toBeGreaterThan(5)
    expect(parts.flat()).toEqual(whole)
  })

  it('refuses an impossible period', async () => {
    const answer = await money('from=2026-11-02&to=2026-11-01')
    expect([answer.status, (await errorOf(answer)).code]).toEqual([422, 'period_invalid'])
  })
})

describe('the file of stays', () => {
  it('has tags, methods, fiscal numbers and who took the bags in', async () => {
    const answer = await site.post('/api/reservations', {
      ...reservationRequest,
      startDate: `${day(7)}T10:00`,
      endDate: `${day(8)}T10:00`,
    })
    const { id } = await answer.json<{ id: string }>()
    const act = (what: string, body: object) =>
      site.post(`/api/staff/stays/${id}/${what}`, body, { ...headers, ...submitKey() })
    await act('check-in', { tags: [90_732, 90_731], idSeen: true })
    await act('payments', { method: 'cash', cents: 500, fiscalNumber: 'N-1' })
    await act('payments', { method: 'desk_card', cents: 100, fiscalNumber: 'N-2' })
    const { stay } = await till.record(id)
    const text = await (await exported(`from=${day(0)}&to=${day(7)}`)).text()
    const row = lines(text).find((line) => line.startsWith(stay.reference))
    const [name] = await site
      .fetch('/api/staff/session', { headers })
      .then((response) => response.json<{ username: string }>())
      .then(({ username }) => [username])
    expect(row).toContain(`,90731 90732,cash desk_card,N-1 N-2,${name},${id}`)
  })
})
