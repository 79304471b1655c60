import { eq, isNotNull, lt } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailboxLimit } from '../../../domain/input/mailbox-limit.ts'
import type { AttentionCount, StaffAttention } from '../../../domain/reports/staff-attention.ts'
import type { StayHistory } from '../../../domain/stay/stay-history.ts'
import type { LeasedEmail } from '../../../worker/db/outbox.ts'
import { mailboxTurns, outbox } from '../../../worker/db/schema/post.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { takeTurn } from '../../../worker/email/mailbox-turns.ts'
import { sendEmail } from '../../../worker/email/send.ts'
import { asStaff } from '../support/access.ts'
import { takeErrors } from '../support/logs.ts'
import { submitKey, threeDays } from '../support/requests.ts'
import { openStrangers, spellings } from '../support/strangers.ts'
import { openTill } from '../support/till.ts'

const till = openTill('full_mailbox')
const { site, stripe, db } = till
const strangers = openStrangers(till)
const { reserve, change, cancel, erase, write, askForLink, bookUnpaid, inboxOf } = strangers
const staff = await asStaff({ email: 'arta@office.example' })
const { perHour } = mailboxLimit

const atDesk = (id: string, what: string, body: object) =>
  site.post(`/api/staff/stays/${id}/${what}`, body, { ...staff, ...submitKey() })

let names = 0

/** An address whose mailbox has reached this hour's limit. */
async function full() {
  names += 1
  const email = `full${names}@gmail.com`
  for (let time = 0; time < perHour; time += 1) await write(email)
  expect(inboxOf(email)).toHaveLength(perHour)
  return email
}

const lateEmailsTo = (email: string) => inboxOf(email).slice(perHour)
const textsTo = (email: string) => lateEmailsTo(email).map(({ text }) => text ?? '')

describe('promise 36: nothing is lost in a full mailbox', () => {
  it('one summary shows each stay as it is now: unchanged, changed or cancelled', async () => {
    const email = await full()
    const kept = await reserve(email)
    const changed = await reserve(email)
    await change(changed, { luggageCount: 5 })
    const cancelled = await reserve(email)
    await cancel(cancelled)
    await write(email)
    const unpaid = await bookUnpaid(email)
    expect(lateEmailsTo(email)).toEqual([])
    await site.runJobs(61)
    const [summary, ...more] = textsTo(email)
    expect(more).toEqual([])
    expect(summary).toMatch(new RegExp(`${kept.reference}: Confirmed\\s+Items: 2`))
    expect(summary).toMatch(new RegExp(`${changed.reference}: Confirmed\\s+Items: 5`))
    expect(summary).toContain(`${cancelled.reference}: Cancelled`)
    for (const { passToken } of [kept, changed, cancelled]) {
      expect(summary).toContain(`/pass#${passToken}`)
    }
    expect(summary).toContain('We have your message')
    // The job that expires it and the one that sends run in parallel.
    expect(summary).not.toContain(unpaid.reference)
    await site.runJobs(62)
    expect(lateEmailsTo(email)[1]?.subject).toContain(unpaid.reference)
  })

  it('a single waiting email is sent as itself, not as a summary', async () => {
    const email = await full()
    const { reference, passToken } = await reserve(email, { locale: 'it' })
    await site.runJobs(61)
    expect(lateEmailsTo(email)).toMatchObject([{ subject: expect.stringContaining(reference) }])
    expect(textsTo(email)[0]).toContain(`/it/pass#${passToken}`)
    expect(textsTo(email)[0]).not.toContain('summary')
  })

  it('a waiting email is dropped if its guest was erased', async () => {
    const email = await full()
    const { id } = await reserve(email)
    await db.update(stays).set({ customerEmail: null, emailKey: null }).where(eq(stays.id, id))
    await site.runJobs(61)
    expect(lateEmailsTo(email)).toEqual([])
    expect(await till.mailsOf(id)).toMatchObject([{ status: 'dead', lastError: 'subject_gone' }])
  })

  it('emails about desk actions and refunds are sent at once', async () => {
    const email = await full()
    const customerData = { ...threeDays.customerData, customerEmail: email }
    const intent = await till.book({ ...threeDays, customerData })
    await stripe.pay(intent.paymentIntentId)
    await till.deliverAll(intent.paymentIntentId)
    const { id } = await reserve(email)
    const noted = { reason: 'Asked by phone', inPerson: false }
    expect((await atDesk(intent.bookingId, 'refunds', { ...noted, cents: 500 })).status).toBe(200)
    expect((await atDesk(id, 'cancel', noted)).status).toBe(200)
    await site.runJobs(1)
    expect(lateEmailsTo(email).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your refund of €5.00',
      'Your booking is cancelled',
    ])
    // The payment itself is in the summary, with its refund.
    await site.runJobs(61)
    expect(textsTo(email)[2]).toMatch(
      new RegExp(`${intent.reference}: Confirmed[^]+Paid: €18.00[^]+Refunded: €5.00`),
    )
  })

  it('an email about a refund made at Stripe is sent at once', async () => {
    const email = await full()
    const customerData = { ...threeDays.customerData, customerEmail: email }
    const intent = await till.book({ ...threeDays, customerData })
    await stripe.pay(intent.paymentIntentId)
    await till.deliverAll(intent.paymentIntentId)
    await stripe.api.refunds.create({ payment_intent: intent.paymentIntentId })
    await till.deliverAll(intent.paymentIntentId)
    await site.runJobs(1)
    expect(lateEmailsTo(email).map(({ subject }) => subject)).toEqual([
      `Your booking is cancelled: ${intent.reference}`,
    ])
  })

  it('a provider that is down for hours causes no extra and no missing email', async () => {
    names += 1
    const email = `down${names}@gmail.com`
    site.mailbox.isDown = () => true
    const made = []
    for (const address of spellings(`down${names}`, 13)) made.push(await reserve(address))
    for (const minutes of [5, 30, 90, 200]) await site.runJobs(minutes)
    takeErrors('email_failed')
    site.mailbox.isDown = () => false
    await site.runJobs(480)
    await site.runJobs(481)
    expect(inboxOf(email).length).toBeLessThanOrEqual(perHour)
    for (const hours of [9, 10, 11, 12, 16]) await site.runJobs(hours * 60)
    const all = inboxOf(email).map(({ text, subject }) => subject + text)
    for (const { reference } of made) {
      expect(all.filter((text) => text.includes(reference))).toHaveLength(1)
    }
  })

  // It makes eight trips. The last one notes that the email was sent.
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'a sender that dies after %i trips to the database loses no email',
    async (stoppedAt) => {
      const email = await full()
      const [first, second] = [await reserve(email), await reserve(email)]
      site.meter.reset()
      site.meter.fails = (trip) => trip > stoppedAt
      const due = new Date(Date.now() + 61 * 60_000)
      await expect(sendEmail(site.bindings, due)).rejects.toThrow()
      site.meter.reset()
      takeErrors('email_failed')
      const unnoted = stoppedAt === 7 ? 1 : 0
      expect(lateEmailsTo(email)).toHaveLength(unnoted)
      for (const minutes of [80, 90, 150, 160]) await site.runJobs(minutes)
      const texts = textsTo(email)
      expect(texts).toHaveLength(unnoted + 1)
      for (const { reference } of [first, second]) {
        expect(texts.at(-1)).toContain(`${reference}: Confirmed`)
      }
    },
  )

  it('an overtaken sender does not hold up later emails', async () => {
    const email = await full()
    const { id } = await reserve(email)
    await site.runJobs(61)
    const [sent] = await till.mailsOf(id)
    expect(sent?.status).toBe('sent')
    const delivered = sent as LeasedEmail
    const [turn] = await db
      .select()
      .from(mailboxTurns)
      .where(eq(mailboxTurns.emailId, delivered.id))
    // It has leased the email too, and only now asks for its turn.
    await takeTurn(db, { ...delivered, mailbox: turn?.mailbox ?? '' }, new Date())
    const later = await reserve(email)
    for (const minutes of [62, 122, 182]) await site.runJobs(minutes)
    expect(textsTo(email).join()).toContain(later.reference)
  })

  it('an email that died before its turn does not hold up later ones', async () => {
    const email = await full()
    const { id } = await reserve(email)
    const [delivered] = await till.mailsOf(id)
    const isEmail = eq(outbox.id, delivered?.id ?? '')
    // It can't be written, as after a faulty deploy, and this is the last try.
    await db
      .update(outbox)
      .set({ attempts: 13, kind: 'nothing' as 'receipt' })
      .where(isEmail)
    await site.runJobs(61)
    takeErrors('email_dead')
    await db.update(outbox).set({ kind: 'reservation_confirmed' }).where(isEmail)
    expect(await till.mailsOf(id)).toMatchObject([{ status: 'dead' }])
    expect(await db.$count(mailboxTurns, eq(mailboxTurns.emailId, delivered?.id ?? ''))).toBe(0)
    const later = await reserve(email)
    await site.runJobs(122)
    expect(textsTo(email).join()).toContain(later.reference)
  })
})

describe('a summary email that died', () => {
  const listed = async () => {
    const answer = await site.fetch('/api/staff/attention', { headers: staff })
    const { entries } = await answer.json<StaffAttention>()
    return entries.flatMap((entry) => (entry.kind === 'email' ? entry.id : []))
  }

  it('lists each of its emails for staff, and each is sent once when retried', async () => {
    const email = await full()
    const [first, second] = [await reserve(email), await reserve(email)]
    const [delivered] = await till.mailsOf(first.id)
    const before = await listed()
    // This is the last try.
    await db
      .update(outbox)
      .set({ attempts: 13 })
      .where(eq(outbox.id, delivered?.id ?? ''))
    site.mailbox.isDown = () => true
    await site.runJobs(61)
    for (const event of ['email_failed', 'email_dead']) takeErrors(event)
    site.mailbox.isDown = () => false
    const ids = (await listed()).filter((id) => !before.includes(id))
    expect(ids).toHaveLength(2)
    // Hours later there is room again. The email that the other one had joined is sent first.
    await db
      .update(mailboxTurns)
      .set({ at: new Date(Date.now() - 2 * 60 * 60_000) })
      .where(isNotNull(mailboxTurns.at))
    ids.sort((id) => (id === delivered?.id ? -1 : 1))
    for (const id of ids) {
      const answer = await site.post(
        `/api/staff/emails/${id}/retry`,
        {},
        { ...staff, ...submitKey() },
      )
      expect(answer.status).toBe(200)
    }
    await site.runJobs(130)
    expect(await listed()).toEqual(before)
    const texts = textsTo(email)
    for (const { passToken } of [first, second])
      expect(texts.filter((text) => text.includes(passToken))).toHaveLength(1)
  })
})

describe('promise 36: an address in several spellings', () => {
  it('gets the summary at the shortest one, with only that address’s links', async () => {
    names += 1
    const email = `host${names}@guest.example`
    for (let time = 0; time < perHour; time += 1) await write(`host${names}+${time}@guest.example`)
    const tagged = await reserve(`host${names}+z@guest.example`)
    const plain = await reserve(email)
    await site.runJobs(61)
    const [delivered, ...more] = lateEmailsTo(email)
    expect(more).toEqual([])
    expect(delivered?.to).toBe(email)
    expect(delivered?.text).toContain(`/pass#${plain.passToken}`)
    expect(delivered?.text).toContain(tagged.reference)
    expect(delivered?.text).not.toContain(tagged.passToken)
  })

  it('still gets a lost link if a stranger uses a shorter spelling', async () => {
    const email = await full()
    const dotted = email.replace('full', 'f.u.l.l')
    const own = await reserve(dotted)
    await write(email)
    await askForLink(own)
    await site.runJobs(61)
    expect(lateEmailsTo(email).map(({ to }) => to)).toEqual([email])
    expect(textsTo(email).join()).toContain(`/pass#${own.passToken}`)
  })

  it('does not limit other mailboxes', async () => {
    await full()
    names += 1
    for (const email of [`other${names}@gmail.com`, `full${names}@guest.example`]) {
      await reserve(email)
      expect(inboxOf(email)).toHaveLength(1)
    }
  })
})

describe('erasing a guest', () => {
  it('waits until the emails are sent, and makes no room in the mailbox', async () => {
    names += 1
    const email = `gone${names}@gmail.com`
    for (let time = 0; time < 8; time += 1) {
      const made = await reserve(email)
      await cancel(made)
      const longAgo = new Date(Date.now() - 31 * 60_000)
      await db.update(stays).set({ updatedAt: longAgo }).where(eq(stays.id, made.id))
      await erase(made)
    }
    expect(inboxOf(email)).toHaveLength(perHour)
    const remaining = await db.select().from(stays).where(eq(stays.customerEmail, email))
    // Stays with an email that still waits.
    expect(remaining).toHaveLength(3)
    await site.runJobs(61)
    await site.runJobs(62)
    expect(inboxOf(email)).toHaveLength(perHour + 1)
    expect(await db.$count(stays, eq(stays.customerEmail, email))).toBe(0)
  })

  it('outbox and counts hold no address, and counts are deleted after a day', async () => {
    const email = await full()
    await reserve(email)
    const kept = async () =>
      JSON.stringify([await db.select().from(outbox), await db.select().from(mailboxTurns)])
    expect(await db.$count(outbox)).toBeGreaterThan(perHour)
    expect(await db.$count(mailboxTurns)).toBeGreaterThan(perHour)
    expect(await kept()).not.toContain(email.slice(0, email.indexOf('@')))
    await site.runJobs(61)
    const dayBefore = new Date(Date.now() + 2 * 60 * 60_000)
    expect(await db.$count(mailboxTurns, lt(mailboxTurns.at, dayBefore))).toBeGreaterThan(perHour)
    await site.runJobs(26 * 60)
    expect(await db.$count(mailboxTurns, lt(mailboxTurns.at, dayBefore))).toBe(0)
  })
})

describe('staff', () => {
  const attention = async () =>
    (await site.fetch('/api/staff/attention', { headers: staff })).json<StaffAttention>()
  const counted = async () => {
    const answer = await site.fetch('/api/staff/attention/count', { headers: staff })
    return (await answer.json<AttentionCount>()).count
  }

  it('see which mailbox is full, since when, and how many emails wait until sent', async () => {
    const before = await counted()
    const email = await full()
    const made = await reserve(email)
    await askForLink(made)
    await write(email)
    const entries = (await attention()).entries.filter(({ kind }) => kind === 'mailbox')
    expect(entries).toMatchObject([
      { email, emails: 3, since: expect.any(String), stay: { reference: made.reference } },
    ])
    expect(await counted()).toBe(before + 1)
    const answer = await site.fetch(`/api/staff/stays/${made.id}/history`, { headers: staff })
    const { emails } = await answer.json<StayHistory>()
    const toGuest = emails.filter(({ kind }) => kind !== 'new_booking')
    expect(toGuest.map(({ status }) => status)).toEqual(['queued', 'queued'])
    await site.runJobs(61)
    expect((await attention()).entries.filter(({ kind }) => kind === 'mailbox')).toEqual([])
  })

  it('see a full mailbox of a message’s sender too', async () => {
    const email = await full()
    await write(email)
    const entries = (await attention()).entries.filter(({ kind }) => kind === 'mailbox')
    expect(entries).toMatchObject([{ email, emails: 1, stay: null }])
  })
})
