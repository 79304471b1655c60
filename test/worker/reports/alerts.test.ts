import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendingEvent } from '../../../dev/mail/sending-event.ts'
import { recipientRefusal } from '../../../domain/reports/email-problem.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { newestMigration } from '../../../worker/db/newest-migration.ts'
import { jobRuns, mailboxTurns, outbox } from '../../../worker/db/schema/post.ts'
import { webhookRefusals } from '../../../worker/db/schema/watch.ts'
import { asStaff } from '../support/access.ts'
import { takeErrors, takeLines } from '../support/logs.ts'
import { openMinutes } from '../support/passing-minutes.ts'
import { contactRequest, reservationRequest, submitKey } from '../support/requests.ts'
import { openSite } from '../support/site.ts'
import { openTill } from '../support/till.ts'

/** Milliseconds between two tests: what one told is no news in the next. */
const pause = 20 * 60_000
/** All of them are on one day, the next one, so that a second email would be one too many. */
const morning = tiranaInstant(addDays(tiranaDate(new Date()), 1), '06:00')
const till = openTill('alerts')
const { site, stripe, db } = till
const { pass, moveTo, status, ageSeconds } = openMinutes(site)

const alerts = () =>
  site.mailbox.alerts.map(({ subject }) => subject.replace('Website alert: ', ''))
const red = (statuses: number[]) => statuses.indexOf(503) + 1

/** What a cause of trouble logs, beside what the test asks for. */
function expectNoise() {
  for (const event of ['database_check_failed', 'clock_failed', 'job_failed', 'email_failed']) {
    takeErrors(event)
  }
}

/** A site in use, on which everything is well. */
beforeEach(async () => {
  site.meter.reset()
  site.mailbox.isDown = () => false
  site.mailbox.alerts = []
  await stripe.control('DELETE', '/faults')
  await db.delete(mailboxTurns)
  await db.delete(outbox)
  await db.delete(jobRuns)
  moveTo(new Date(Math.max(morning.getTime(), Date.now() + pause)))
  await status()
  await site.runJobs()
  expect(await pass(1)).toEqual([200])
})

/** A payment of which the site knows, but not by an event. */
async function paidWithoutEvent() {
  const paid = await till.book()
  await stripe.pay(paid.paymentIntentId)
  await till.comeBack(paid)
  return paid
}

/** Stripe delivers what it had not; by then, none of it is late. */
async function tell({ paymentIntentId }: { paymentIntentId: string }) {
  const events = await stripe.eventsOf(paymentIntentId)
  expect(events.length).toBeGreaterThan(0)
  for (const { id } of events) {
    expect((await till.deliver(id, { ageSeconds: ageSeconds() })).status).toBe(200)
  }
}

describe('promise 40: trouble rings before a guest does', () => {
  it('a database that is gone is red at once, and nothing can be sent', async () => {
    site.meter.fails = () => true
    expect(red(await pass(2))).toBe(1)
    expect((await status()).database.state).toBe('unreachable')
    expect(await site.runJobs()).toContain('clock (storage_unavailable: Network connection lost)')
    site.meter.reset()
    expect(await pass(1)).toEqual([200])
    expectNoise()
  })

  it('a missing migration is named as such, by one email', async () => {
    const migration = env.DB.prepare('SELECT * FROM d1_migrations WHERE name = ?')
    const row = await migration.bind(newestMigration).first<{ id: number; name: string }>()
    await env.DB.prepare('DELETE FROM d1_migrations WHERE name = ?').bind(newestMigration).run()
    expect(red(await pass(6))).toBe(1)
    expect((await status()).database.state).toBe('schema_behind')
    expect(await pass(12)).not.toContain(200)
    expect(alerts()).toEqual(['A database migration is missing'])

    await env.DB.prepare('INSERT INTO d1_migrations (id, name) VALUES (?, ?)')
      .bind(row?.id, row?.name)
      .run()
    expect(await pass(1)).toEqual([200])
  })

  it('jobs that nothing starts are red within five minutes; the probe brings the one email', async () => {
    expect(red(await pass(20, { jobsRun: false }))).toBeLessThanOrEqual(5)
    expect((await status()).jobs.state).toBe('stopped')
    expect(alerts()).toEqual(['The background jobs are not working'])

    expect(await pass(12)).not.toContain(503)
    expect(alerts()).toHaveLength(1)
  })

  it('jobs that fail are red within five minutes, with one email that names them', async () => {
    const path = '/v1/balance_transactions'
    await stripe.control('POST', '/faults', { kind: 'error', times: 1000, path })
    expect(red(await pass(20))).toBeLessThanOrEqual(5)
    const { jobs, lateJobs } = await status()
    expect(jobs.state).toBe('failing')
    expect(lateJobs[0]?.lastError).toContain('payment_unavailable: StripeAPIError')
    expect(alerts()).toEqual(['The background jobs are not working'])
    expect(site.mailbox.alerts[0]?.text).toContain('Jobs: reconcile')

    await stripe.control('DELETE', '/faults')
    expect(await pass(1)).toEqual([200])
    expect((await status()).jobs.state).toBe('operational')
    expectNoise()
  })

  it('a key that Stripe refuses is one email, and not a second one about the jobs', async () => {
    const wrong = openSite({ STRIPE_SECRET_KEY: 'sk_test_wrong', EMAIL: site.bindings.EMAIL })
    expect(red(await pass(20, { as: wrong }))).toBeLessThanOrEqual(5)
    expect((await status(wrong)).payments.state).toBe('key_refused')
    expect(alerts()).toEqual(['Stripe refuses our key'])

    expect(await pass(1)).toEqual([200])
    expect((await status()).payments.state).toBe('connected')
    expectNoise()
  })

  it('a wrong signing secret is one email once a payment had no event; guests still book', async () => {
    const paid = await paidWithoutEvent()
    const [event] = await stripe.eventsOf(paid.paymentIntentId)
    const refused = await till.deliver(event?.id ?? '', {
      secret: 'whsec_of_another_endpoint',
      ageSeconds: ageSeconds(),
    })
    expect(refused.status).toBe(400)
    expect(takeLines('webhook_refused')).toMatchObject([{ reason: 'wrong_signature', count: 1 }])

    expect(await pass(22)).not.toContain(503)
    expect((await status()).payments.state).toBe('events_refused')
    expect(alerts()).toEqual(["Stripe's events are refused"])

    await tell(paid)
    expect((await status()).payments.state).toBe('connected')
  })

  it('what strangers send to the webhook is no trouble while Stripe is heard', async () => {
    for (let request = 0; request < 20; request += 1) {
      await site.post('/api/stripe/webhook', { garbage: request })
    }
    await tell(await paidWithoutEvent())
    await site.post('/api/stripe/webhook', { garbage: true })
    await pass(22)
    expect((await status()).payments.state).toBe('connected')
    expect(alerts()).toEqual([])
    expect((await db.select().from(webhookRefusals)).length).toBeLessThanOrEqual(2)
  })

  it('a payment of which Stripe sent no event is one email, whatever strangers send', async () => {
    const paid = await paidWithoutEvent()
    const forged = { 'stripe-signature': 't=1,v1=00' }
    expect((await site.post('/api/stripe/webhook', { id: 'evt_1' }, forged)).status).toBe(400)
    expect(await pass(22)).not.toContain(503)
    expect((await status()).payments.state).toBe('no_event')
    expect(alerts()).toEqual(["Stripe's events do not arrive"])

    await tell(paid)
    expect((await status()).payments.state).toBe('connected')
  })

  it('email that does not leave is red, and told of once it leaves again', async () => {
    site.mailbox.isDown = () => true
    await site.post('/api/contacts', contactRequest)
    expect(await pass(20)).toContain(503)
    expect((await status()).email.state).toBe('waiting')
    expect(alerts()).toEqual([])

    site.mailbox.isDown = () => false
    expect((await pass(20)).at(-1)).toBe(200)
    expect(alerts()).toEqual(['Emails are late'])
    expect((await status()).email.state).toBe('working')
    expectNoise()
  })

  it('a guest whose server refuses is no trouble while others get their emails', async () => {
    site.mailbox.refusal = recipientRefusal
    await site.post('/api/reservations', reservationRequest)
    expect(await pass(20)).not.toContain(503)
    expect((await status()).email.state).toBe('working')

    // From now on, every server refuses.
    await site.post('/api/contacts', contactRequest)
    expect(await pass(20)).toContain(503)
    site.mailbox.refusal = null
    expectNoise()
  })

  it('an email that the office never got is red until somebody resolves it', async () => {
    await site.post('/api/contacts', contactRequest)
    await db.update(outbox).set({ status: 'dead', lastError: 'Error', nextAttemptAt: new Date() })
    expect(red(await pass(12))).toBe(1)
    expect((await status()).email.state).toBe('dead_to_both')
    expect(alerts()).toEqual(['Emails to the office could not be sent'])

    await db.update(outbox).set({ resolvedAt: new Date() })
    expect(await pass(1)).toEqual([200])
  })

  it('an email to the office that comes back is red until staff resolve it', async () => {
    await site.post('/api/contacts', contactRequest)
    const isToOffice = eq(outbox.kind, 'contact_received')
    const sent = await db.select().from(outbox).where(isToOffice).get()
    await site.deliver([sendingEvent('bounced', sent?.providerId ?? '')])
    expect(takeErrors('email_lost')).toHaveLength(1)
    expect(red(await pass(5))).toBeGreaterThan(0)
    expect((await status()).email.state).toBe('dead_to_office')
    expect(alerts()).toEqual(['Emails to the office could not be sent'])

    const headers = { ...(await asStaff({ expiresInSeconds: 7 * 86_400 })), ...submitKey() }
    const way = `/api/staff/emails/${sent?.id}/resolve`
    expect((await site.post(way, { reason: 'Read on the page' }, headers)).status).toBe(200)
    expect(await pass(1)).toEqual([200])
  })

  it('trouble that lasts is told of again the next day, and no sooner', async () => {
    await paidWithoutEvent()
    await pass(22)
    moveTo(tiranaInstant(addDays(tiranaDate(new Date()), 1), '00:01'))
    await site.runJobs()
    await pass(10)
    expect(alerts()).toEqual(["Stripe's events do not arrive", "Stripe's events do not arrive"])
  })
})
