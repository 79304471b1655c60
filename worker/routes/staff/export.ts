import { Hono } from 'hono'
import { byteOrderMark, csvLine } from '../../../domain/input/csv.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { isPeriod, monthOf, type Period, periodOf } from '../../../domain/time/period.ts'
import type { AppEnv } from '../../context.ts'
import { type Database, database } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { exportBatch, exportHead, exportRow, staysOfPeriod } from '../../reports/export-stays.ts'
import { lastExports, noteExport } from '../../reports/exports.ts'

/**
 * Exports stays as CSV, and lists past exports.
 * Exports the stays with a drop-off between two Tirana dates, both included, by default in this month. Throws
 * `period_invalid`.
 */
export const staffExport = new Hono<AppEnv>()
  .get('/export', async (c) => {
    const [db, now] = [database(c.env), new Date()]
    const month = periodOf(monthOf(tiranaDate(now)))
    const [from, to] = [c.req.query('from'), c.req.query('to')]
    const isNamed = from !== undefined || to !== undefined
    const period = isNamed ? { from: from ?? '', to: to ?? '' } : month
    if (!isPeriod(period)) throw new AppError('period_invalid')
    // The first queries run before the response starts, so that their failure returns an error.
    await noteExport(db, period, { staffId: c.get('staffId'), now })
    const lines = linesOf(db, period)
    const beginning = await lines.next()
    const name = `stays-${period.from}-${period.to}.csv`
    return new Response(recordOf(beginning.value ?? '', lines), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  })
  .get('/exports', async (c) => c.json(await lastExports(database(c.env))))

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
