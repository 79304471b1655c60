import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { StaffExport } from '../../../../domain/reports/staff-exports.ts'
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
    for (const sql of seedStatements(0, count, now)) await env.DB.prepare(sql).run()
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
