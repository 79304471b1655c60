import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { StaffMessage } from '../../../../domain/reports/staff-lists.ts'
import { audit } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { contactRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const { site, db } = openTill('contacts')
const headers = await asStaff()

async function written() {
  const answer = await site.post('/api/contacts', contactRequest, submitKey())
  return (await answer.json<{ id: string }>()).id
}

const mark = (id: string, read: boolean, key = submitKey()) =>
  site.post(`/api/staff/contacts/${id}/read`, { read }, { ...headers, ...key })

const changesOf = async (id: string) => {
  const rows = await db.select().from(audit).where(eq(audit.subjectId, id)).orderBy(audit.at)
  return rows.filter(({ actor }) => actor === 'staff').map(({ action }) => action)
}

describe('a message', () => {
  it('can be marked as read and as unread', async () => {
    const id = await written()
    const listed = async () => {
      const answer = await site.fetch('/api/contacts', { headers })
      return (await answer.json<StaffMessage[]>()).find((message) => message.id === id)
    }
    expect((await listed())?.read).toBe(false)
    expect(await (await mark(id, true)).json()).toMatchObject({ id, read: true })
    expect((await listed())?.read).toBe(true)
    await mark(id, false)
    expect((await listed())?.read).toBe(false)
    expect(await changesOf(id)).toEqual(['message_read', 'message_unread'])
  })

  it('promise 32: is marked once, however often it is requested', async () => {
    const id = await written()
    const key = submitKey()
    const answers = await Promise.all([mark(id, true, key), mark(id, true, key), mark(id, true)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await changesOf(id)).toEqual(['message_read'])
    await mark(id, false)
    // A repeated request does not undo what was done since.
    expect(await (await mark(id, true, key)).json()).toMatchObject({ read: false })
    const other = await mark(id, false, key)
    expect((await errorOf(other)).code).toBe('idempotency_key_reused')
  })

  it('is 404 if it is unknown', async () => {
    const answer = await mark('nobody', true)
    expect([answer.status, (await errorOf(answer)).code]).toEqual([404, 'not_found'])
  })
})
