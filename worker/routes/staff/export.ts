import { Hono } from 'hono'
import { byteOrderMark, csvLine } from '../../../domain/input/csv.ts'
import type { ExportKind } from '../../../domain/reports/staff-exports.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { isPeriod, monthOf, type Period, periodOf } from '../../../domain/time/period.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { type Database, database } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { moneyHead, moneyRow } from '../../reports/export-money.ts'
import { exportBatch, exportHead, exportRow, staysOfPeriod } from '../../reports/export-stays.ts'
import { countStays, lastExports, noteExport } from '../../reports/exports.ts'
import { moneyOfPeriod } from '../../reports/money-lines.ts'

/**
 * Exports a period's stays (by drop-off) or money as CSV, and lists past exports.
 * A period is a range of Tirana dates, by default this month. Throws `period_invalid`.
 */
export const staffExport = new Hono<AppEnv>()
  .get('/export', async (c) => {
    const [db, now] = [database(c.env), new Date()]
    const period = periodNamed(c, now)
    const rows = await countStays(db, period)
    // The first queries run before the response starts, so that their failure returns an error.
    await noteExport(db, { kind: 'stays', period, rows }, { staffId: c.get('staffId'), now })
    const lines = linesOf(db, period)
    const beginning = await lines.next()
    return fileOf('stays', period, recordOf(beginning.value ?? '', lines))
  })
  .get('/export/money', async (c) => {
    const [db, now] = [database(c.env), new Date()]
    const period = periodNamed(c, now)
    const found = await moneyOfPeriod(db, period)
    const rows = found.length
    await noteExport(db, { kind: 'money', period, rows }, { staffId: c.get('staffId'), now })
    const lines = [moneyHead, ...found.map(moneyRow)].map(csvLine)
    return fileOf('money', period, byteOrderMark + lines.join(''))
  })
  .get('/exports', async (c) => c.json(await lastExports(database(c.env))))

function periodNamed(c: AppContext, now: Date): Period {
  const [from, to] = [c.req.query('from'), c.req.query('to')]
  const isNamed = from !== undefined || to !== undefined
  const period = isNamed ? { from: from ?? '', to: to ?? '' } : periodOf(monthOf(tiranaDate(now)))
  if (!isPeriod(period)) throw new AppError('period_invalid')
  return period
}

function fileOf(kind: ExportKind, { from, to }: Period, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${kind}-${from}-${to}.csv"`,
    },
  })
}

async function* linesOf(db: Database, period: Period) {
  let head = byteOrderMark + csvLine(exportHead)
  let last = null
  while (true) {
    const rows: Awaited<ReturnType<typeof staysOfPeriod>> = await staysOfPeriod(db, period, last)
    yield head + rows.map((stay) => csvLine(exportRow(stay))).join('')
    if (rows.length < exportBatch) return
    head = ''
    last = rows.at(-1) ?? null
  }
}

function recordOf(beginning: string, lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(beginning)),
    pull: async (controller) => {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
