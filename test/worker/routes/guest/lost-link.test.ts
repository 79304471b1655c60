import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '../../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../../worker/db/schema/stays.ts'
import { takeErrors } from '../../support/logs.ts'
import { reservationRequest, submitKey } from '../../support/requests.ts'
import { openSite } from '../../support/site.ts'
import { errorOf, openTill } from '../../support/till.ts'

const { site, db, record } = openTill('lost pass')

let guests = 0

async function reserved(changes: object = {}) {
  guests += 1
  const email = `lost${guests}@guest.example`
  const request = { ...reservationRequest, customerEmail: email, ...changes }
  const answer = await site.post('/api/reservations', request, submitKey())
  const made = await answer.json<{ id: string; reference: string; passToken: string }>()
  return { ...made, email: request.customerEmail }
}

const asks = (email: string, from = site) => from.post('/api/pass/lost', { email }, submitKey())

const linksTo = (id: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.stayId, id), eq(outbox.kind, 'pass_link')))

const emailsOf = (reference: string) =>
  site.mailbox.sent.filter(
    ({ subject }) => subject.startsWith('The link') && subject.includes(reference),
  )

const linkEmailsTo = (email: string) =>
  site.mailbox.sent.filter(({ to, subject }) => to === email && subject.startsWith('The link'))

const end = (id: string) =>
  db.update(stays).set({ status: 'completed', endedAt: new Date() }).where(eq(stays.id, id))

describe('a guest who has lost the link', () => {
  it('gets it again at the address that is stored with the stay', async () => {
    const { id, reference, passToken, email } = await reserved()
    const answer = await asks(` ${email.toUpperCase()} `)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ asked: true })
    const [delivered, ...others] = emailsOf(reference)
    expect(others).toEqual([])
    expect(delivered?.to).toBe(email)
    expect(delivered?.text).toContain(`/pass#${passToken}`)
    expect(await linksTo(id)).toMatchObject([{ status: 'sent' }])
    const [change] = await db.select().from(audit).where(eq(audit.action, 'link_requested'))
    expect(change).toMatchObject({ actor: 'guest', subjectId: id, stayId: null })
  })

  it('gets it in the language of the stay', async () => {
    const { reference, passToken, email } = await reserved({ locale: 'de' })
    await asks(email)
    const delivered = site.mailbox.sent.at(-1)
    expect(delivered?.subject).toBe(`Der Link zu Ihrer Buchung: ${reference}`)
    expect(delivered?.text).toContain(`/de/pass#${passToken}`)
  })

  it('gets all open stays of the mailbox in one email, without those that have ended', async () => {
    const first = await reserved()
    const second = await reserved({ customerEmail: first.email.toUpperCase() })
    const ended = await reserved({ customerEmail: first.email })
    await end(ended.id)
    await asks(first.email)
    const [delivered, ...others] = site.mailbox.sent.filter(
      ({ subject }) => subject === 'The links to your bookings',
    )
    expect(others).toEqual([])
    expect(String(delivered?.to).toLowerCase()).toBe(first.email)
    for (const { reference, passToken } of [first, second]) {
      expect(delivered?.text).toContain(reference)
      expect(delivered?.text).toContain(`/pass#${passToken}`)
    }
    expect(delivered?.text).not.toContain(ended.reference)
    expect(linkEmailsTo(first.email).length + linkEmailsTo(second.email).length).toBe(1)
    expect(await linksTo(first.id)).toMatchObject([{ status: 'sent' }])
    expect(await linksTo(second.id)).toMatchObject([{ status: 'sent' }])
    expect(await linksTo(ended.id)).toEqual([])
  })

  it('gets the latest stay if none is open', async () => {
    const earlier = await reserved()
    const later = await reserved({ customerEmail: earlier.email })
    await db
      .update(stays)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(stays.id, earlier.id))
    await Promise.all([end(earlier.id), end(later.id)])
    await asks(earlier.email)
    expect(linkEmailsTo(earlier.email)).toHaveLength(1)
    expect(emailsOf(later.reference)).toHaveLength(1)
  })

  it('gets no link of an address that may be somebody else’s', async () => {
    const own = await reserved()
    const other = await reserved({ customerEmail: own.email.replace('@', '+bags@') })
    await asks(own.email)
    const toOwn = linkEmailsTo(own.email)
    expect(toOwn).toHaveLength(1)
    expect(toOwn[0]?.text).not.toContain(other.passToken)
    expect(linkEmailsTo(other.email)).toMatchObject([
      { text: expect.stringContaining(other.passToken) },
    ])
  })

  it('gets the latest stay of the own address, though a stranger has an open one that looks like it', async () => {
    const own = await reserved()
    await end(own.id)
    const stranger = await reserved({ customerEmail: own.email.replace('@', '+bags@') })
    await asks(own.email)
    const toOwn = linkEmailsTo(own.email)
    expect(toOwn).toMatchObject([{ text: expect.stringContaining(own.passToken) }])
    expect(toOwn[0]?.text).not.toContain(stranger.passToken)
    expect(linkEmailsTo(stranger.email)).toHaveLength(1)
  })

  it('gets field errors before anything is looked up', async () => {
    const answer = await asks('ada')
    expect(answer.status).toBe(422)
    expect(answer.trips).toBe(0)
    const { fields } = await errorOf(answer)
    expect(fields).toMatchObject({ email: { code: 'email_invalid' } })
  })

  it('gets it once per request, however often it is sent', async () => {
    const { id, reference, email } = await reserved()
    const key = submitKey()
    const again = () => site.post('/api/pass/lost', { email }, key)
    await Promise.all([again(), again(), again()])
    await again()
    expect(await linksTo(id)).toHaveLength(1)
    expect(emailsOf(reference)).toHaveLength(1)
  })
})

describe('promise 15: queueing a lost link after the response', () => {
  /** The first trip finds the stay; the response follows. */
  const failing = async (...trips: number[]) => {
    const { id, reference, email } = await reserved()
    site.meter.fails = (trip) => trips.includes(trip)
    const answer = await asks(email)
    site.meter.reset()
    return { id, reference, answer }
  }

  it('is tried once more if D1 fails, and the link is sent once', async () => {
    const { id, reference, answer } = await failing(2)
    expect([answer.status, answer.trips]).toEqual([200, 1])
    expect(emailsOf(reference)).toHaveLength(1)
    expect(await linksTo(id)).toMatchObject([{ status: 'sent' }])
  })

  it('is logged if D1 fails twice, and can be requested again', async () => {
    const { id, reference, answer } = await failing(2, 3)
    expect([answer.status, await answer.json()]).toEqual([200, { asked: true }])
    expect(takeErrors('link_not_queued')).toMatchObject([{ bookingId: id }])
    expect(await linksTo(id)).toEqual([])
    const { customerEmail } = (await record(id)).stay
    await asks(customerEmail ?? '')
    expect(emailsOf(reference)).toHaveLength(1)
  })

  it('is not promised while D1 is down: the response is 503', async () => {
    const { answer } = await failing(1)
    expect(answer.status).toBe(503)
    expect(takeErrors('request_failed')).toMatchObject([{ code: 'storage_unavailable' }])
  })
})

describe('promise 19: a request for a lost link', () => {
  it('gets the same response whether the stay exists or not', async () => {
    const { id, email } = await reserved()
    const erased = await reserved()
    const words = { customerName: null, customerEmail: null, customerPhone: null, emailKey: null }
    await db
      .update(stays)
      .set({
        ...words,
        specialRequests: null,
        status: 'completed',
        endedAt: new Date(),
        erasedAt: new Date(),
      })
      .where(eq(stays.id, erased.id))
    const responses = [
      await asks(email),
      await asks('stranger@guest.example'),
      await asks(erased.email),
      await asks(email),
    ]
    const seen = await Promise.all(
      responses.map(async (answer) => {
        const { status, trips, headers } = answer
        return { status, trips, text: await answer.text(), headers: [...headers.keys()] }
      }),
    )
    for (const answer of seen) expect(answer).toEqual(seen[0])
    expect(seen[0]).toMatchObject({ status: 200, trips: 1 })
    expect(await linksTo(id)).toHaveLength(2)
    expect(await linksTo(erased.id)).toEqual([])
    const addresses = site.mailbox.sent.map(({ to }) => to)
    expect(addresses).not.toContain('stranger@guest.example')
  })

  it('sends no link if the deployment has no secret', async () => {
    const { id, email } = await reserved()
    expect((await asks(email, openSite({ LINK_SECRET: '' }))).status).toBe(404)
    expect(await linksTo(id)).toEqual([])
  })
})
