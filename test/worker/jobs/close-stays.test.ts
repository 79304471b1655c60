import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stays } from '../../../worker/db/schema/stays.ts'
import { openClock } from '../support/clock.ts'
import { takeErrors } from '../support/logs.ts'
import { bookingRequest, reservationRequest, threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('close_stays')
const { site, stripe, db } = till
const clock = openClock(site)

async function reserve() {
  const answer = await site.post('/api/reservations', reservationRequest)
  return answer.json<{ id: string; reference: string }>()
}

async function ask(serviceType: string) {
  const taxi = { ...bookingRequest, serviceType, luggageCount: 1, totalPrice: 0, currency: 'EUR' }
  const answer = await site.post('/api/bookings', { ...taxi, storageType: 'daily' })
  expect(answer.status).toBe(201)
  return answer.json<{ id: string; reference: string }>()
}

const guestEmails = (reference: string) =>
  site.mailbox.sent
    .filter(({ to, subject }) => to === 'ada@guest.example' && subject.includes(reference))
    .map(({ subject }) => subject.replace(`: ${reference}`, ''))

const actionsOf = async (id: string) => (await till.auditOf(id)).map(({ action }) => action)

describe('promise 30: guests who never came', () => {
  it('are no-shows two days later and notified once, even if jobs run at once', async () => {
    const { id, reference } = await reserve()
    await clock.runAt(5, '23:59')
    expect((await till.record(id)).stay.status).toBe('confirmed')
    await Promise.all([clock.runAt(6, '00:01'), clock.runAt(6, '00:01')])
    await clock.runAt(30, '12:00')
    expect((await till.record(id)).stay).toMatchObject({
      status: 'no_show',
      netPrice: 0,
      balance: 0,
    })
    expect(await actionsOf(id)).toEqual(['reserved', 'no_show'])
    const noShowEmails = guestEmails(reference).filter((subject) => subject === 'We didn’t see you')
    expect(noShowEmails).toHaveLength(1)
  })

  it('are told that there is no refund if they had paid', async () => {
    const { bookingId, paymentIntentId, reference } = await till.book(threeDays)
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    await clock.runAt(7, '00:01')
    await clock.runAt(7, '00:02')
    const { stay } = await till.record(bookingId)
    expect(stay).toMatchObject({ status: 'no_show', received: 1800, balance: 0 })
    const email = site.mailbox.sent.find(
      ({ subject }) => subject.includes(reference) && subject.startsWith('We didn’t see you'),
    )
    expect(email?.text).toContain('There is no refund')
  })

  it('are closed by the next run if one was stopped', async () => {
    const [one, other] = [await reserve(), await reserve()]
    const statuses = () =>
      Promise.all([one, other].map(async ({ id }) => (await till.record(id)).stay.status))
    // The database fails once the first of them is closed.
    let isStopped = false
    site.meter.reset()
    site.meter.meanwhile = async () => {
      isStopped ||= (await statuses()).includes('no_show')
    }
    site.meter.fails = () => isStopped
    await clock.runAt(6, '00:01')
    site.meter.reset()
    takeErrors('job_failed')
    takeErrors('payment_check_failed')
    takeErrors('email_failed')
    expect((await statuses()).toSorted()).toEqual(['confirmed', 'no_show'])
    await clock.runAt(6, '00:10')
    for (const { id } of [one, other]) {
      expect((await till.record(id)).stay.status).toBe('no_show')
      expect(await actionsOf(id)).toEqual(['reserved', 'no_show'])
    }
  })
})

describe('requests', () => {
  it('that nobody answered expire a day after their time, and the guest is notified', async () => {
    const { id, reference } = await ask('taxi')
    await clock.runAt(3, '23:59')
    expect((await till.record(id)).stay.status).toBe('pending')
    await clock.runAt(4, '00:01')
    await clock.runAt(4, '00:02')
    expect((await till.record(id)).stay.status).toBe('expired')
    expect(guestEmails(reference)).toEqual(['We have your request', 'Your request has lapsed'])
  })

  it('that were confirmed are completed two days later, without an email', async () => {
    const { id, reference } = await ask('tours')
    await db.update(stays).set({ status: 'confirmed' }).where(eq(stays.id, id))
    await clock.runAt(5, '00:01')
    expect((await till.record(id)).stay).toMatchObject({ status: 'completed' })
    expect(guestEmails(reference)).toEqual(['We have your request'])
  })
})

it('a stay whose bags are here does not become a no-show', async () => {
  const { id } = await reserve()
  await db.update(stays).set({ status: 'checked_in' }).where(eq(stays.id, id))
  await clock.runAt(20, '12:00')
  expect((await till.record(id)).stay.status).toBe('checked_in')
})
