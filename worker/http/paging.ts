import type { AppContext } from '../context.ts'
import { type Cursor, pageSize } from '../db/page.ts'
import { AppError } from '../errors.ts'

const cursorPattern = /^(\d{1,15})\.([0-9a-f-]{36})$/

/**
 * Returns the cursor after which the requested page starts.
 * `null` for the first page. Throws `validation_failed` for a malformed cursor.
 */
export function cursorOf(c: AppContext): Cursor | null {
  const text = c.req.query('cursor')
  if (text === undefined) return null
  const [, createdAt, id] = cursorPattern.exec(text) ?? []
  if (!createdAt || !id) throw new AppError('validation_failed', { fields: { cursor: 'invalid' } })
  return { createdAt: new Date(Number(createdAt)), id }
}

export function pageOf<Row extends Cursor>(c: AppContext, rows: Row[], size = pageSize): Row[] {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  if (last && rows.length > size) {
    const query = new URLSearchParams(c.req.query())
    query.set('cursor', `${last.createdAt.getTime()}.${last.id}`)
    c.header('Link', `<${c.req.path}?${query}>; rel="next"`)
  }
  return page
}
