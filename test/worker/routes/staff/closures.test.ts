import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { locales } from '../../../../domain/business/locales.ts'
import type {
  AffectedStay,
  StaffClosure,
  WrittenEmail,
} from '../../../../domain/opening-hours/staff-closures.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../../domain/time/calendar.ts'
import { closures } from '../../../../worker/db/schema/custody.ts'
import { outbox } from '../../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../../worker/db/schema/stays.ts'
import { affectedBy, selectClosedStays } from '../../../../worker/opening-hours/affected-stays.ts'
import { asStaff } from '../../support/access.ts'
import { takeErrors } from '../../support/logs.ts'
import { at, bookingPrice, bookingRequest, day, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('staff_closures')
const { site, db } = till
const drita = await asStaff({ email: 'drita@office.example' })

/** Each test closes its own days, on which no other test has booked. */
let today = 20
beforeEach(() => {
  today += 4
  site.mailbox.sent = []
})

let guests = 0
async function reserve(from: string, to: string, changes: object = {}) {
  guests += 1
  const customerEmail = `guest${guests}@closures.example`
  const request = { customerName: `Guest ${guests}`, customerEmail, customerPhone: '+355691234567' }
  const dates = { startDate: from, endDate: to, luggageCount: 1 }
  const answer = await site.post('/api/reservations', { ...request, ...dates, ...changes })
  expect(answer.status).toBe(201)
  return { ...(await answer.json<{ id: string; reference: string }>()), customerEmail }
}

const get = (path: string) => site.fetch(`/api/staff/closures${path}`, { headers: drita })
const post = (path: string, body: object = {}, key = submitKey()) =>
  site.post(`/api/staff/closures${path}`, body, { ...drita, ...key })

const wholeDay = (days: number) => ({
  kind: 'closed',
  from: at(days, '00:00'),
  to: at(days + 1, '00:00'),
})
const hours = (days: number, from: string, to: string, kind = 'closed') => ({
  kind,
  from: at(days, from),
  to: at(days, to),
})

async function close(terms: object, key = submitKey()) {
  const answer = await post('', { reason: 'Holiday', ...terms }, key)
  expect(answer.status).toBe(201)
  return answer.json<StaffClosure>()
}

async function refused(response: Response) {
  const { code, fields } = await errorOf(response)
  return [response.status, code, Object.entries(fields ?? {}).map(([at, { code }]) => [at, code])]
}

const staysOf = async (id: string) => (await get(`/${id}/stays`)).json<AffectedStay[]>()
const listed = async (id: string) =>
  (await (await get('')).json<StaffClosure[]>()).find((closure) => closure.id === id)
const release = (id: string, stayIds: string[], key = submitKey()) =>
  post(`/${id}/release`, { stayIds }, key)
const lift = (id: string, key = submitKey()) => post(`/${id}/lift`, {}, key)
const auditOf = (id: string) => db.select().from(audit).where(eq(audit.subjectId, id))
const emailsOf = async (...ids: string[]) =>
  (await db.select().from(outbox).where(inArray(outbox.stayId, ids))).filter(
    ({ kind }) => kind === 'closure_notice',
  )
/** The addresses that got an email about a closure. */
const readers = () =>
  site.mailbox.sent.filter(({ text }) => text?.includes('We’re sorry')).map(({ to }) => to)

/** Sets times that no form offers. */
const setTimes = (id: string, startDate: Date, pickUpAt: Date) =>
  db.update(stays).set({ startDate, pickUpAt, endDate: pickUpAt }).where(eq(stays.id, id))

describe('closing the office', () => {
  it('records who and why, and holds the emails to affected guests unsent', async () => {
    const { id: stay } = await reserve(at(today, '10:00'), at(today, '12:00'))
    const closure = await close({ ...wholeDay(today), reason: '  Festë ' })
    expect(closure).toMatchObject({
      ...wholeDay(today),
      reason: 'Festë',
      closedBy: 'drita@office.example',
      liftedAt: null,
      openCases: 1,
    })
    expect(await listed(closure.id)).toEqual(closure)
    expect(await emailsOf(stay)).toMatchObject([{ status: 'held', data: { closure: closure.id } }])
    expect(await auditOf(closure.id)).toMatchObject([
      {
        action: 'closure_added',
        actor: 'staff',
        data: { kind: 'closed', from: at(today, '00:00') },
      },
    ])
    await site.runJobs(5)
    expect(readers()).toEqual([])
  })

  it('reads days and hours in Tirana’s time', async () => {
    const terms = { kind: 'full', from: `${day(today)}T13:00`, to: `${day(today)}T15:30` }
    expect(await close(terms)).toMatchObject(hours(today, '13:00', '15:30', 'full'))
    const days = { kind: 'closed', from: day(today), to: day(today + 2) }
    expect(await close(days)).toMatchObject({
      from: at(today, '00:00'),
      to: at(today + 2, '00:00'),
    })
  })

  it('reports what is wrong at its field', async () => {
    const wrong = async (changes: object) =>
      refused(await post('', { reason: 'x', ...wholeDay(today), ...changes }))
    const fields = [422, 'validation_failed']
    expect(await wrong({ to: at(today, '00:00') })).toEqual([...fields, [['to', 'invalid']]])
    expect(await wrong({ from: at(-2), to: at(-1) })).toEqual([...fields, [['to', 'in_the_past']]])
    expect(await wrong({ reason: ' ' })).toEqual([...fields, [['reason', 'required']]])
    expect(await wrong({ reason: 'x'.repeat(101) })).toEqual([...fields, [['reason', 'too_long']]])
    expect(await wrong({ kind: 'gone' })).toEqual([...fields, [['kind', 'invalid']]])
    expect(await wrong({ from: '2027-02-30' })).toEqual([...fields, [['from', 'date_invalid']]])
    const begun = { ...wholeDay(today), from: at(-1, '00:00'), to: at(0, '00:01') }
    const over = new Date(begun.to) <= new Date()
    expect((await post('', { ...begun, reason: 'x' })).status).toBe(over ? 422 : 201)
  })

  it('is refused for a time that is closed in the same way, but not beside it', async () => {
    await close(hours(today, '10:00', '14:00'))
    for (const terms of [hours(today, '13:00', '15:00'), wholeDay(today)]) {
      const again = await refused(await post('', { reason: 'x', ...terms }))
      expect(again).toEqual([409, 'already_closed', [['from', 'invalid']]])
    }
    await close(hours(today, '14:00', '15:00'))
    await close(hours(today, '10:00', '14:00', 'full'))
  })

  it('promise 32: happens once per key, which is refused for another request', async () => {
    const { id: stay } = await reserve(at(today, '10:00'), at(today, '12:00'))
    const key = submitKey()
    const first = await close(wholeDay(today), key)
    expect(await close(wholeDay(today), key)).toEqual(first)
    expect(await emailsOf(stay)).toHaveLength(1)
    expect(await auditOf(first.id)).toHaveLength(1)
    const other = await post('', { reason: 'x', ...wholeDay(today + 1) }, key)
    expect(await refused(other)).toEqual([422, 'idempotency_key_reused', []])
  })

  it('promise 32: by several at once makes one closure and one email', async () => {
    const { id: stay } = await reserve(at(today, '10:00'), at(today, '12:00'))
    const request = { reason: 'x', ...wholeDay(today) }
    const answers = await Promise.all([post('', request), post('', request), post('', request)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await emailsOf(stay)).toHaveLength(1)
  })

  it('refuses reservations and bookings until it is lifted', async () => {
    const closure = await close(wholeDay(today))
    const request = {
      ...bookingRequest,
      startDate: at(today, '10:00'),
      endDate: at(today, '17:00'),
    }
    const reserved = () => site.post('/api/reservations', request)
    const booked = () => site.post('/api/bookings', { ...request, totalPrice: bookingPrice })
    for (const answer of [await reserved(), await booked()]) {
      const { fields } = await errorOf(answer)
      expect(fields).toMatchObject({ startDate: { code: 'office_closed' } })
    }
    await lift(closure.id)
    expect((await reserved()).status).toBe(201)
  })

  it('is shown to visitors at once, until it is lifted', async () => {
    const ahead = async () => await (await site.fetch('/api/opening-times')).text()
    await ahead()
    const closure = await close(wholeDay(today))
    expect(await ahead()).toContain(closure.from)
    await lift(closure.id)
    expect(await ahead()).not.toContain(closure.from)
  })
})

describe('the stays that a closure affects', () => {
  it('have a visit from its first minute until before its last', async () => {
    const other = at(today + 2, '10:00')
    const made: string[] = []
    for (const [from, to] of [
      [at(today - 1, '23:59'), other],
      [at(today, '00:00'), other],
      [at(today, '23:59'), other],
      [at(today + 1, '00:00'), other],
      [at(today - 1, '10:00'), at(today - 1, '23:59')],
      [at(today - 1, '10:00'), at(today, '00:00')],
      [at(today - 1, '10:00'), at(today, '23:59')],
      [at(today - 1, '10:00'), at(today + 1, '00:00')],
    ] as const) {
      const stay = await reserve(at(today + 2, '09:00'), at(today + 2, '10:00'))
      await setTimes(stay.id, new Date(from), new Date(to))
      made.push(stay.id)
    }
    const affected = [1, 2, 5, 6].map((index) => made[index])
    const closure = await close(wholeDay(today))
    const found = await staysOf(closure.id)
    expect(found.map(({ id }) => id).toSorted()).toEqual(affected.toSorted())
    expect(closure.openCases).toBe(4)
    const full = await get(`/preview?${new URLSearchParams({ ...wholeDay(today), kind: 'full' })}`)
    const dropOffs = (await full.json<AffectedStay[]>()).map(({ id }) => id)
    expect(dropOffs.toSorted()).toEqual([made[1], made[2]].toSorted())
  })

  it('are listed with their visits during the closure', async () => {
    const both = await reserve(at(today, '10:00'), at(today, '12:00'))
    const dropOff = await reserve(at(today, '11:00'), at(today + 1, '12:00'))
    const pickUp = await reserve(at(today - 1, '10:00'), at(today, '12:00'))
    const { id } = await close(wholeDay(today))
    const visits = Object.fromEntries((await staysOf(id)).map((stay) => [stay.id, stay.visits]))
    expect(visits).toEqual({
      [both.id]: ['drop_off', 'pick_up'],
      [dropOff.id]: ['drop_off'],
      [pickUp.id]: ['pick_up'],
    })
  })

  it('include bags here that are to be collected, and unpaid bookings', async () => {
    const here = await reserve(at(today - 1, '10:00'), at(today, '12:00'))
    await db.update(stays).set({ status: 'checked_in' }).where(eq(stays.id, here.id))
    const came = await reserve(at(today, '10:00'), at(today + 1, '12:00'))
    await db.update(stays).set({ status: 'checked_in' }).where(eq(stays.id, came.id))
    const { bookingId } = await till.book({
      amount: bookingPrice / 100,
      currency: 'eur',
      customerData: {
        ...bookingRequest,
        startDate: at(today, '10:00'),
        endDate: at(today, '17:00'),
      },
    })
    const { id } = await close(wholeDay(today))
    expect((await staysOf(id)).map((stay) => stay.id).toSorted()).toEqual(
      [here.id, bookingId].toSorted(),
    )
  })

  it('leave out rides and ended stays', async () => {
    const ride = { serviceType: 'taxi', endDate: undefined }
    await reserve(at(today, '10:00'), at(today, '12:00'), ride)
    const gone = await reserve(at(today, '10:00'), at(today, '12:00'))
    await db
      .update(stays)
      .set({ status: 'cancelled', endedAt: new Date() })
      .where(eq(stays.id, gone.id))
    const { id, openCases } = await close(wholeDay(today))
    expect([openCases, await staysOf(id)]).toEqual([0, []])
  })

  it('are those of the whole day, on days of 23 and 25 hours', async () => {
    const length = (date: string) =>
      tiranaInstant(addDays(date, 1), '00:00').getTime() - tiranaInstant(date, '00:00').getTime()
    const ahead = Array.from({ length: 364 }, (_, days) =>
      addDays(tiranaDate(new Date()), days + 1),
    )
    const odd = ahead.filter((date) => length(date) !== 86_400_000)
    expect(odd).toHaveLength(2)
    for (const date of odd) {
      const next = addDays(date, 1)
      const first = await reserve(at(today, '10:00'), at(today, '11:00'))
      await setTimes(first.id, tiranaInstant(date, '00:00'), tiranaInstant(next, '09:00'))
      const last = await reserve(at(today, '10:00'), at(today, '11:00'))
      await setTimes(last.id, tiranaInstant(date, '23:59'), tiranaInstant(next, '09:00'))
      const after = await reserve(at(today, '10:00'), at(today, '11:00'))
      await setTimes(after.id, tiranaInstant(next, '00:00'), tiranaInstant(next, '09:00'))
      const { id } = await close({ kind: 'closed', from: date, to: next })
      expect((await staysOf(id)).map((stay) => stay.id)).toEqual([first.id, last.id])
      // These dates may one day be those of another test.
      await lift(id)
      const back = new Date(at(today, '10:00'))
      for (const stay of [first, last, after]) await setTimes(stay.id, back, back)
    }
  })

  it('are counted down to 0 as they are moved, cancelled or checked in', async () => {
    const moved = await reserve(at(today, '10:00'), at(today, '12:00'))
    const gone = await reserve(at(today, '11:00'), at(today, '12:00'))
    const came = await reserve(at(today, '12:00'), at(today + 1, '12:00'))
    const { id } = await close(wholeDay(today))
    const outcomes = async () => (await staysOf(id)).map((stay) => stay.outcome)
    expect(await outcomes()).toEqual(['open', 'open', 'open'])

    const later = new Date(at(today + 2, '10:00'))
    await setTimes(moved.id, later, later)
    const cancelled = { reason: 'asked for', inPerson: false }
    const path = `/api/staff/stays/${gone.id}/cancel`
    expect((await site.post(path, cancelled, { ...drita, ...submitKey() })).status).toBe(200)
    expect((await listed(id))?.openCases).toBe(1)
    await db.update(stays).set({ status: 'checked_in' }).where(eq(stays.id, came.id))
    expect((await listed(id))?.openCases).toBe(0)
    const by = Object.fromEntries((await staysOf(id)).map((stay) => [stay.id, stay.outcome]))
    expect(by).toEqual({ [moved.id]: 'moved', [gone.id]: 'ended', [came.id]: 'came' })
  })

  it('are found by indexes, for one closure and for the list', async () => {
    const terms = {
      kind: 'closed',
      from: new Date(at(today)),
      to: new Date(at(today + 1)),
    } as const
    const { sql: one, params } = selectClosedStays(db, affectedBy(terms)).toSQL()
    const plan = await site.bindings.DB.prepare(`EXPLAIN QUERY PLAN ${one}`)
      .bind(...params)
      .all<{ detail: string }>()
    const details = plan.results.map(({ detail }) => detail).join('\n')
    expect(details).toContain('stays_by_start (status=? AND start_date>? AND start_date<?)')
    expect(details).toContain('stays_by_pick_up (status=? AND pick_up_at>? AND pick_up_at<?)')
    expect(details).not.toContain('SCAN stays')
    const { kind, fromAt, toAt } = closures
    const count = db.$count(stays, affectedBy({ kind, from: fromAt, to: toAt }))
    const all = db
      .select({ count: sql`${count}`.as('n') })
      .from(closures)
      .innerJoin(audit, eq(audit.id, closures.auditId))
      .toSQL()
    const counted = await site.bindings.DB.prepare(`EXPLAIN QUERY PLAN ${all.sql}`)
      .bind(...all.params)
      .all<{ detail: string }>()
    const planned = counted.results.map(({ detail }) => detail).join('\n')
    expect(planned).toContain('stays_by_start (status=? AND start_date>?')
    expect(planned).not.toContain('SCAN stays')
  })
})

describe('releasing the emails', () => {
  it('sends each chosen guest one email, however often it is requested', async () => {
    const [ana, ben] = [
      await reserve(at(today, '10:00'), at(today, '12:00')),
      await reserve(at(today, '11:00'), at(today, '12:00')),
    ]
    const { id } = await close(wholeDay(today))
    const key = submitKey()
    for (let time = 0; time < 2; time += 1) {
      const answer = await release(id, [ana.id], key)
      expect(answer.status).toBe(200)
    }
    await release(id, [ana.id])
    expect(readers()).toEqual([ana.customerEmail])
    expect((await staysOf(id)).map((stay) => stay.notice)).toEqual(['sent', 'held'])
    expect(await refused(await release(id, [ben.id], key))).toEqual([
      422,
      'idempotency_key_reused',
      [],
    ])
    const notified = (await auditOf(id)).filter(({ action }) => action === 'closure_notified')
    expect(notified).toMatchObject([{ data: { stays: 1 } }, { data: { stays: 1 } }])
  })

  it('by two at once sends one email', async () => {
    const { id: stay, customerEmail } = await reserve(at(today, '10:00'), at(today, '12:00'))
    const { id } = await close(wholeDay(today))
    await Promise.all([release(id, [stay]), release(id, [stay])])
    await site.runJobs(5)
    expect(readers()).toEqual([customerEmail])
  })

  it('includes a stay that was booked later, once', async () => {
    const { id } = await close(hours(today, '10:00', '14:00'))
    const late = await reserve(at(today, '15:00'), at(today, '17:00'))
    const noon = new Date(at(today, '12:00'))
    await setTimes(late.id, noon, new Date(at(today, '17:00')))
    expect(await staysOf(id)).toMatchObject([{ id: late.id, notice: null, outcome: 'open' }])
    await Promise.all([release(id, [late.id]), release(id, [late.id])])
    await release(id, [late.id])
    await site.runJobs(5)
    expect(readers()).toEqual([late.customerEmail])
    expect(await staysOf(id)).toMatchObject([{ id: late.id, notice: 'sent' }])
  })

  it('skips guests who moved their stay, even just before the email is sent', async () => {
    const [moved, late] = [
      await reserve(at(today, '10:00'), at(today, '12:00')),
      await reserve(at(today, '11:00'), at(today, '12:00')),
    ]
    const { id } = await close(wholeDay(today))
    const later = new Date(at(today + 2, '10:00'))
    await setTimes(moved.id, later, later)
    site.mailbox.failures = 1
    await release(id, [moved.id, late.id])
    await setTimes(late.id, later, later)
    await site.runJobs(10)
    expect(takeErrors('email_failed')).toHaveLength(1)
    expect(readers()).toEqual([])
    const states = (await staysOf(id)).map(({ notice, outcome }) => [notice, outcome])
    expect(states).toEqual(
      expect.arrayContaining([
        ['held', 'moved'],
        ['dropped', 'moved'],
      ]),
    )
  })

  it('lists a guest without an email address, and sends nothing', async () => {
    const { id: stay } = await reserve(at(today, '10:00'), at(today, '12:00'))
    await db.update(stays).set({ customerEmail: null, emailKey: null }).where(eq(stays.id, stay))
    const { id, openCases } = await close(wholeDay(today))
    expect(openCases).toBe(1)
    const listed = [{ id: stay, customerEmail: null, notice: null, outcome: 'open' }]
    expect(await (await release(id, [stay])).json()).toMatchObject(listed)
    expect(await emailsOf(stay)).toEqual([])
  })

  it('previews the email as it is sent, in the guest’s language, without their link', async () => {
    for (const locale of locales) {
      const stay = await reserve(at(today, '10:00'), at(today, '12:00'), { locale })
      const { id } = await close({ ...wholeDay(today), kind: 'full' })
      const answer = await get(`/${id}/emails/${stay.id}`)
      const shown = await answer.json<WrittenEmail>()
      expect(shown).toMatchObject({ to: stay.customerEmail, locale })
      site.mailbox.sent = []
      await release(id, [stay.id])
      const { subject, text } = shown
      const [sent, ...others] = site.mailbox.sent
      expect(others).toEqual([])
      expect(sent).toMatchObject({ to: stay.customerEmail, subject })
      // Except for the guest's own link.
      expect(sent?.text?.replace(/[^\n]+:\n\S+#\S+\n/, '')).toBe(text)
      expect(sent?.text).not.toBe(text)
      await lift(id)
      expect((await get(`/${id}/emails/${stay.id}`)).status).toBe(404)
      await db
        .update(stays)
        .set({ status: 'cancelled', endedAt: new Date() })
        .where(eq(stays.id, stay.id))
    }
  })

  it('scenario 36: to 12 guests continues after its sender died at five, each once', async () => {
    const made = Array.from({ length: 12 }, () => reserve(at(today, '10:00'), at(today, '12:00')))
    const ids = (await Promise.all(made)).map((stay) => stay.id)
    const { id } = await close(wholeDay(today))
    site.mailbox.sent = []
    let trips = 0
    // It notes that the fifth email is sent, and then loses its database.
    site.meter.fails = () => {
      if (readers().length >= 5) trips += 1
      return trips > 1
    }
    await release(id, ids)
    site.meter.reset()
    for (const event of ['email_failed', 'email_not_sent']) takeErrors(event)
    expect(readers()).toHaveLength(5)
    for (const minutes of [10, 11]) await site.runJobs(minutes)
    expect(readers().toSorted()).toEqual([...new Set(readers())].toSorted())
    expect(readers()).toHaveLength(12)
    expect((await staysOf(id)).map((stay) => stay.notice)).toEqual(ids.map(() => 'sent'))
  })

  it('for 120 stays sends 120 emails', async () => {
    const made: string[] = []
    for (let index = 0; index < 120; index += 1) {
      made.push((await reserve(at(today, '10:00'), at(today, '12:00'))).id)
    }
    const { id, openCases } = await close(wholeDay(today))
    expect(openCases).toBe(120)
    site.mailbox.sent = []
    const answer = await release(id, made)
    const notices = (await answer.json<AffectedStay[]>()).map(({ notice }) => notice)
    expect(notices).toEqual(Array(120).fill('queued'))
    for (let minutes = 1; minutes <= 12; minutes += 1) await site.runJobs(minutes)
    expect(new Set(readers()).size).toBe(120)
    expect(readers()).toHaveLength(120)
  }, 60_000)
})

describe('lifting a closure', () => {
  it('before a release drops its emails, and keeps it on the list', async () => {
    const { id: stay } = await reserve(at(today, '10:00'), at(today, '12:00'))
    const { id } = await close(wholeDay(today))
    const key = submitKey()
    for (const again of [key, key, submitKey()]) {
      const answer = await lift(id, again)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ id, openCases: 0, liftedAt: expect.any(String) })
    }
    expect(await staysOf(id)).toMatchObject([{ id: stay, notice: 'dropped', outcome: 'reopened' }])
    expect(await refused(await release(id, [stay]))).toEqual([409, 'not_allowed', []])
    await site.runJobs(60)
    expect(readers()).toEqual([])
    expect((await auditOf(id)).map(({ action, staffId }) => [action, staffId !== null])).toEqual([
      ['closure_added', true],
      ['closure_lifted', true],
    ])
    expect((await listed(id))?.liftedAt).not.toBeNull()
  })

  it('after a release drops the emails that are not sent yet', async () => {
    const [sent, waiting] = [
      await reserve(at(today, '10:00'), at(today, '12:00')),
      await reserve(at(today, '11:00'), at(today, '12:00')),
    ]
    const { id } = await close(wholeDay(today))
    await release(id, [sent.id])
    site.mailbox.failures = 1
    await release(id, [waiting.id])
    await lift(id)
    await site.runJobs(10)
    expect(takeErrors('email_failed')).toHaveLength(1)
    expect(readers()).toEqual([sent.customerEmail])
    expect(await staysOf(id)).toMatchObject([
      { id: sent.id, notice: 'sent', outcome: 'reopened' },
      { id: waiting.id, notice: 'dropped', outcome: 'reopened' },
    ])
  })

  it('makes room for a new one, with emails of its own', async () => {
    const { id: stay, customerEmail } = await reserve(at(today, '10:00'), at(today, '12:00'))
    const first = await close(wholeDay(today))
    await lift(first.id)
    const second = await close(wholeDay(today))
    await release(second.id, [stay])
    expect(readers()).toEqual([customerEmail])
  })

  it('is refused if it is over or unknown', async () => {
    const { id } = await close(wholeDay(today))
    const [begun, over] = [new Date(at(-40)), new Date(at(-29))]
    await db.update(closures).set({ fromAt: begun, toAt: over }).where(eq(closures.id, id))
    expect(await refused(await lift(id))).toEqual([409, 'not_allowed', []])
    expect(await listed(id)).toBeDefined()
    await db
      .update(closures)
      .set({ toAt: new Date(at(-31)) })
      .where(eq(closures.id, id))
    expect(await listed(id)).toBeUndefined()
    for (const answer of [await lift('x'), await release('x', ['y']), await get('/x/stays')]) {
      expect(await refused(answer)).toEqual([404, 'not_found', []])
    }
  })
})
