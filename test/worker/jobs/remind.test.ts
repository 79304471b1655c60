import { and, eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../worker/db/schema/stays.ts'
import { openClock } from '../support/clock.ts'
import { takeErrors } from '../support/logs.ts'
import { at, reservationRequest } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('remind')
const { site, db } = till
const clock = openClock(site)

beforeEach(async () => {
  // The stays of earlier tests need no reminder.
  await db.update(stays).set({ status: 'cancelled', endedAt: new Date() })
  site.mailbox.sent = []
})

let guests = 0

/** A reservation of days from today, made yesterday, by a guest whose mailbox has room. */
async function reserve(from = 3, to = 4, changes: Partial<typeof stays.$inferInsert> = {}) {
  guests += 1
  const customerEmail = `remind${guests}@guest.example`
  const times = { startDate: at(from, '12:00'), endDate: at(to, '12:00') }
  const request = { ...reservationRequest, ...times, customerEmail }
  const answer = await site.post('/api/reservations', request)
  const { id, reference } = await answer.json<{ id: string; reference: string }>()
  const createdAt = clock.at(-1, '12:00')
  await db
    .update(stays)
    .set({ createdAt, ...changes })
    .where(eq(stays.id, id))
  return { id, reference }
}

const rowsOf = (id: string, kind: 'drop_off_reminder' | 'pick_up_reminder') =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.stayId, id), eq(outbox.kind, kind)))

const emailsTo = (reference: string, words: string) =>
  site.mailbox.sent.filter(
    ({ subject }) => subject.includes(reference) && subject.startsWith(words),
  )

const tomorrow = (reference: string) => emailsTo(reference, 'Tomorrow')
const waiting = (reference: string) => emailsTo(reference, 'Your luggage is waiting')

describe('guests who come tomorrow', () => {
  it('are reminded once on the evening before, however often and late the job runs', async () => {
    const { id, reference } = await reserve()
    await clock.runAt(1, '18:00')
    await clock.runAt(2, '17:59')
    expect(await rowsOf(id, 'drop_off_reminder')).toEqual([])
    await Promise.all([clock.runAt(2, '18:30'), clock.runAt(2, '18:30')])
    await clock.runAt(2, '22:50')
    await clock.runAt(3, '09:00')
    expect(tomorrow(reference)).toHaveLength(1)
    expect(tomorrow(reference)[0]?.text).toContain('12:00')
  })

  it('are reminded late if the job did not run at six', async () => {
    const { reference } = await reserve()
    await clock.runAt(2, '23:40')
    expect(tomorrow(reference)).toHaveLength(1)
  })

  it('are not reminded if they booked on that evening', async () => {
    const { id } = await reserve(3, 4, { createdAt: clock.at(2, '18:05') })
    await clock.runAt(2, '18:30')
    expect(await rowsOf(id, 'drop_off_reminder')).toEqual([])
  })

  it('are reminded again of another day, but once per day', async () => {
    const { id, reference } = await reserve()
    await clock.runAt(2, '18:30')
    await db
      .update(stays)
      .set({ startDate: clock.at(5, '12:00'), endDate: null, pickUpAt: clock.at(5, '12:00') })
      .where(eq(stays.id, id))
    await clock.runAt(2, '18:31')
    await clock.runAt(4, '18:30')
    expect(tomorrow(reference)).toHaveLength(2)
    await db
      .update(stays)
      .set({ startDate: clock.at(3, '12:00') })
      .where(eq(stays.id, id))
    await clock.runAt(2, '18:35')
    expect(await rowsOf(id, 'drop_off_reminder')).toHaveLength(2)
  })

  it.each([
    ['who cancelled', { status: 'cancelled' as const, endedAt: new Date() }],
    ['who booked a ride', { serviceType: 'taxi' as const }],
    ['who left no email address', { customerEmail: null }],
  ])('are not reminded: those %s', async (_, changes) => {
    const { id } = await reserve(3, 4, changes)
    await clock.runAt(2, '18:30')
    expect(await rowsOf(id, 'drop_off_reminder')).toEqual([])
  })

  it('are not reminded if they cancel before the email is sent', async () => {
    const { id, reference } = await reserve()
    site.mailbox.failures = 100
    await clock.runAt(2, '18:30')
    takeErrors('email_failed')
    site.mailbox.failures = 0
    await db.update(stays).set({ status: 'cancelled', endedAt: new Date() }).where(eq(stays.id, id))
    await clock.runAt(2, '18:40')
    expect(tomorrow(reference)).toEqual([])
    expect(await rowsOf(id, 'drop_off_reminder')).toMatchObject([{ lastError: 'subject_gone' }])
  })

  it('are reminded once, wherever the run was stopped', async () => {
    // The first trips are the leases of all jobs.
    for (let stoppedAt = 1; stoppedAt < 28; stoppedAt += 3) {
      const { id, reference } = await reserve()
      site.meter.reset()
      site.meter.fails = (trip) => trip > stoppedAt
      await clock.runAt(2, '18:30')
      site.meter.reset()
      for (const event of ['job_failed', 'email_failed', 'payment_check_failed']) takeErrors(event)
      await clock.runAt(2, '18:40')
      await Promise.all([clock.runAt(2, '18:50'), clock.runAt(2, '18:50')])
      expect(await rowsOf(id, 'drop_off_reminder'), `stopped at ${stoppedAt}`).toHaveLength(1)
      expect(tomorrow(reference).length).toBeGreaterThan(0)
    }
  })

  it('are all reminded in one run, however many they are', async () => {
    const { id } = await reserve()
    const [row] = await db.select().from(stays).where(eq(stays.id, id))
    if (!row) throw new Error('no stay')
    for (let part = 0; part < 21; part += 1) {
      await db.batch([
        db.insert(stays).values({ ...row, id: `crowd-${part}-a`, reference: `crowd-${part}-a` }),
        ...Array.from({ length: 9 }, (_, one) =>
          db
            .insert(stays)
            .values({ ...row, id: `crowd-${part}-${one}`, reference: `crowd-${part}-${one}` }),
        ),
      ])
    }
    const queued = () =>
      db.$count(outbox, and(eq(outbox.kind, 'drop_off_reminder'), like(outbox.stayId, 'crowd-%')))
    // Sending them all would take long.
    site.mailbox.failures = 100
    await clock.runAt(2, '18:30')
    expect(await queued()).toBe(210)
    await clock.runAt(2, '18:31')
    expect(await queued()).toBe(210)
    site.mailbox.failures = 0
    takeErrors('email_failed')
    const rounds = await db.select().from(audit).where(eq(audit.action, 'reminded'))
    expect(new Set(rounds.map((round) => round.id)).size).toBe(rounds.length)
  })
})

describe('guests whose luggage was not collected', () => {
  const here = { status: 'checked_in' as const, endedAt: null }

  it('are reminded one, three and seven days later, once a day', async () => {
    const { id, reference } = await reserve(1, 2, here)
    const remindedOn: number[] = []
    for (const day of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      await clock.runAt(day, '09:59')
      await clock.runAt(day, '10:00')
      await clock.runAt(day, '16:00')
      if ((await rowsOf(id, 'pick_up_reminder')).length > remindedOn.length) remindedOn.push(day)
    }
    expect(remindedOn).toEqual([3, 5, 9])
    expect(waiting(reference)).toHaveLength(3)
    expect(waiting(reference)[0]?.text).toContain('€3')
  })

  it('are not reminded once they have it', async () => {
    const { id } = await reserve(1, 2, { status: 'completed', endedAt: new Date() })
    await clock.runAt(3, '12:00')
    expect(await rowsOf(id, 'pick_up_reminder')).toEqual([])
  })
})
