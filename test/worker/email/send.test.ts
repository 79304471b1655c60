import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '../../../worker/db/database.ts'
import type { EmailKind } from '../../../worker/db/kinds.ts'
import { outbox } from '../../../worker/db/schema/post.ts'
import { forgetGuest } from '../support/forgotten-guest.ts'
import { takeErrors } from '../support/logs.ts'
import { reservationRequest } from '../support/requests.ts'
import { openSite } from '../support/site.ts'

const db = database(env)

async function reserve(site: ReturnType<typeof openSite>) {
  // Every guest has a mailbox of their own, so no limit is reached.
  const customerEmail = `${crypto.randomUUID()}@guest.example`
  const answer = await site.post('/api/reservations', { ...reservationRequest, customerEmail })
  expect(answer.status).toBe(201)
  return answer.json<{ id: string; reference: string }>()
}

const rowOf = (id: string, kind: EmailKind = 'reservation_confirmed') =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.stayId, id), eq(outbox.kind, kind)))
    .get()

describe('promise 16: an email survives an outage of its provider', () => {
  it('is sent once after two failures', async () => {
    const site = openSite()
    site.mailbox.failures = 2
    const { id } = await reserve(site)
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1, lastError: 'Error' })
    await site.runJobs(0)
    expect(site.mailbox.failures).toBe(1)
    await site.runJobs(1.1)
    expect(site.mailbox.failures).toBe(0)
    await site.runJobs(2)
    expect(site.mailbox.sent).toEqual([])
    await site.runJobs(4)
    await site.runJobs(5)
    expect(site.mailbox.sent).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 3, lastError: null })
    expect(takeErrors('email_failed')).toHaveLength(2)
  })

  it('is dead after a day of failures, and stays dead', async () => {
    const site = openSite()
    site.mailbox.failures = 1000
    const { id } = await reserve(site)
    const minutesTo = (instant?: Date) => ((instant?.getTime() ?? 0) - Date.now()) / 60_000
    const waits: number[] = []
    let lastTry = 0
    for (let row = await rowOf(id); row?.status === 'queued'; row = await rowOf(id)) {
      // A moment later, because the test's own clock goes on.
      const next = minutesTo(row.nextAttemptAt) + 0.1
      waits.push(Math.round(next - lastTry))
      lastTry = next
      await site.runJobs(next)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240])
    expect(Math.floor(lastTry / 60)).toBe(24)
    expect(await rowOf(id)).toMatchObject({ status: 'dead', sentAt: null, attempts: 14 })
    await site.runJobs(48 * 60)
    expect(await rowOf(id)).toMatchObject({ status: 'dead', attempts: 14 })
    const data = { kind: 'reservation_confirmed' }
    expect(await rowOf(id, 'email_dead')).toMatchObject({ status: 'queued', data })
    // They may also be reminded of the drop-off by then.
    const failed = takeErrors('email_failed').filter(({ kind }) => kind === 'reservation_confirmed')
    expect(failed).toHaveLength(13)
    expect(takeErrors('email_dead')).toHaveLength(1)
  })

  it('is sent once by several senders at once', async () => {
    const site = openSite()
    site.mailbox.failures = 1
    const { reference } = await reserve(site)
    takeErrors('email_failed')
    await Promise.all([site.runJobs(10), site.runJobs(10), site.runJobs(10)])
    const emails = site.mailbox.sent.filter(({ subject }) => subject.includes(reference))
    expect(emails).toHaveLength(1)
  })

  it('is sent by another sender once the lease of a dead one is over', async () => {
    const site = openSite()
    site.mailbox.failures = 1
    const { id } = await reserve(site)
    takeErrors('email_failed')
    const leasedUntil = new Date(Date.now() + 20 * 60_000)
    await db.update(outbox).set({ leasedUntil }).where(eq(outbox.stayId, id))
    await site.runJobs(19)
    expect(site.mailbox.sent).toEqual([])
    await site.runJobs(21)
    expect(site.mailbox.sent).toHaveLength(1)
  })

  it('is sent once if the provider returns no id', async () => {
    const site = openSite()
    const send = site.mailbox.send.bind(site.mailbox)
    site.mailbox.send = async (message) => {
      await send(message)
      return undefined as unknown as EmailSendResult
    }
    const { id } = await reserve(site)
    await site.runJobs(10)
    expect(site.mailbox.sent).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'sent', providerId: null })
  })

  it('is sent twice only if its sender died between sending and noting it', async () => {
    const site = openSite()
    site.mailbox.failures = 1
    await reserve(site)
    takeErrors('email_failed')
    const send = site.mailbox.send.bind(site.mailbox)
    site.mailbox.send = async (message) => {
      site.meter.fails = () => true
      return send(message)
    }
    await site.runJobs(10)
    takeErrors('job_failed')
    site.mailbox.send = send
    site.meter.reset()
    expect(site.mailbox.sent).toHaveLength(1)
    for (const minutes of [60, 120, 180]) await site.runJobs(minutes)
    expect(site.mailbox.sent).toHaveLength(2)
  })

  it('is leased long enough even if the job runs late', async () => {
    const site = openSite()
    site.mailbox.failures = 1
    const { id } = await reserve(site)
    takeErrors('email_failed')
    const anHourAgo = new Date(Date.now() - 60 * 60_000)
    await db.update(outbox).set({ nextAttemptAt: anHourAgo }).where(eq(outbox.stayId, id))
    const send = site.mailbox.send.bind(site.mailbox)
    let leasedUntil: Date | null | undefined
    site.mailbox.send = async (message) => {
      leasedUntil = (await rowOf(id))?.leasedUntil
      return send(message)
    }
    await site.runJobs(-10)
    expect(site.mailbox.sent).toHaveLength(1)
    expect(leasedUntil?.getTime()).toBeGreaterThan(Date.now() + 60_000)
  })

  it('that the provider never answers for does not hold up the others', async () => {
    const site = openSite()
    site.mailbox.failures = 2
    const [stuck, other] = [await reserve(site), await reserve(site)]
    takeErrors('email_failed')
    const called = Promise.withResolvers<void>()
    const send = site.mailbox.send.bind(site.mailbox)
    site.mailbox.send = (message) => {
      if (!message.subject.includes(stuck.reference)) return send(message)
      called.resolve()
      return new Promise(() => {})
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const run = site.runJobs(10)
    await called.promise
    const { leasedUntil } = (await rowOf(other.id)) ?? {}
    expect(leasedUntil?.getTime()).toBeGreaterThan(Date.now() + (10 * 60 + 10 * 8) * 1000)
    await vi.advanceTimersByTimeAsync(8_000)
    vi.useRealTimers()
    await run
    // Stripe's ledger is read in parallel, and its timeout ends by the test's own clock.
    takeErrors('job_failed')
    expect(takeErrors('email_failed')).toMatchObject([{ lastError: 'TimeoutError' }])
    expect(await rowOf(stuck.id)).toMatchObject({ status: 'queued', lastError: 'TimeoutError' })
    expect(await rowOf(other.id)).toMatchObject({ status: 'sent' })
  })

  it('is not sent if its guest was erased since', async () => {
    const site = openSite()
    site.mailbox.failures = 1
    const { id } = await reserve(site)
    takeErrors('email_failed')
    await forgetGuest(id)
    await site.runJobs(10)
    expect(site.mailbox.sent).toEqual([])
    const dead = { status: 'dead', lastError: 'subject_gone', sentAt: null, attempts: 2 }
    expect(await rowOf(id)).toMatchObject(dead)
    await site.runJobs(48 * 60)
    expect(await rowOf(id)).toMatchObject(dead)
  })
})

describe('promise 41: an email that the provider refuses', () => {
  it.each(['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR', 'E_CONTENT_TOO_LARGE'])(
    'is tried once after %s, the office is notified, and other email goes on',
    async (code) => {
      const site = openSite()
      site.mailbox.refusal = code
      const { id } = await reserve(site)
      const refused = { status: 'dead', attempts: 1, lastError: code, providerId: null }
      expect(await rowOf(id)).toMatchObject(refused)
      expect(takeErrors('email_dead')).toHaveLength(1)
      site.mailbox.refusal = null
      await site.runJobs(1)
      expect(await rowOf(id, 'email_dead')).toMatchObject({ status: 'sent' })
      for (const minutes of [10, 24 * 60]) await site.runJobs(minutes)
      expect(await rowOf(id)).toMatchObject(refused)
      expect(takeErrors('job_failed')).toEqual([])
    },
  )

  it.each(['E_SENDER_NOT_VERIFIED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR'])(
    'is tried again after %s, whose code is stored',
    async (code) => {
      const site = openSite()
      site.mailbox.refusal = code
      const { id } = await reserve(site)
      expect(await rowOf(id)).toMatchObject({ status: 'queued', lastError: code })
      site.mailbox.refusal = null
      await site.runJobs(2)
      expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2 })
      takeErrors('email_failed')
    },
  )

  it('does not store an unknown code, because it may be a sentence', async () => {
    const site = openSite()
    site.mailbox.refusal = 'ada@guest.example is unknown'
    const { id } = await reserve(site)
    expect(await rowOf(id)).toMatchObject({ status: 'queued', lastError: 'Error' })
    takeErrors('email_failed')
  })
})
