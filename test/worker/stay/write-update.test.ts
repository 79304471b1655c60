import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isRefused } from '../../../domain/input/refusal.ts'
import { refundGoodwill } from '../../../domain/stay/refund-actions.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { writeChange } from '../../../worker/stay/write-update.ts'
import { openDesk } from '../support/desk.ts'
import { threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('write_change')
const desk = await openDesk(till)

/** Goodwill that is decided on, and written after something else changed the stay's row. */
async function goodwill(id: string, elsewhere: Partial<typeof stays.$inferInsert>) {
  const record = await till.record(id)
  const [now, newId] = [new Date(), () => crypto.randomUUID()]
  const context = { actor: 'staff', inPerson: false, at: now, newId } as const
  const change = refundGoodwill(record, 200, 'sorry', context)
  if (isRefused(change)) throw new Error(change.refused)
  await till.db.update(stays).set(elsewhere).where(eq(stays.id, id))
  const written = await writeChange(till.db, record, change, { now, staffId: desk.staffId })
  expect(written.won).toBe(true)
  return till.db.select().from(stays).where(eq(stays.id, id)).get()
}

it('an update does not restore data that was erased since it read the stay', async () => {
  const { bookingId } = await till.book(threeDays)
  const ended = { status: 'completed' as const, endedAt: new Date() }
  await till.db.update(stays).set(ended).where(eq(stays.id, bookingId))
  const erased = {
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    emailKey: null,
    specialRequests: null,
    erasedAt: new Date(),
  }
  const row = await goodwill(bookingId, erased)
  expect(row).toMatchObject({ ...erased, netPrice: 1600, version: 2 })
})

it('an update keeps a colleague’s note of the same moment', async () => {
  const { bookingId } = await till.book(threeDays)
  const note = { deskNote: 'Comes with a pram' }
  expect(await goodwill(bookingId, note)).toMatchObject({ ...note, netPrice: 1600 })
})
