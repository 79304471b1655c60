import { database } from '../../../worker/db/database.ts'
import { findStays, mostRowsRead } from '../../../worker/stay/find-stays.ts'
import { countingD1, D1Meter } from '../../worker/support/counting-d1.ts'

/** Answers a search with the rows that D1 bills for it, and fails if these are too many. */
export default {
  async fetch(request: Request, { DB }: { DB: D1Database }): Promise<Response> {
    const q = new URL(request.url).searchParams.get('q') ?? ''
    const meter = new D1Meter()
    const rows = { read: 0, written: 0 }
    meter.rows = rows
    await findStays(database({ DB: countingD1(DB, meter) }), { q }, null, new Date())
    const isBounded = rows.read <= mostRowsRead
    return Response.json(rows, { status: isBounded ? 200 : 500 })
  },
}
