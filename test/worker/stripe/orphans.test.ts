import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AttentionEntry, StaffAttention } from '../../../domain/reports/staff-attention.ts'
import { payments } from '../../../worker/db/schema/money.ts'
import { audit, stays } from '../../../worker/db/schema/stays.ts'
import { eraseStays } from '../../../worker/pass/erase.ts'
import { asStaff } from '../support/access.ts'
import { takeErrors } from '../support/logs.ts'
import { officeAddress } from '../support/names.ts'
import { submitKey } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('orphans')
const { site, stripe, db } = till
const staff = await asStaff()

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
const payer = { name: 'Ada Ferri', email: 'ada@guest.example', phone: '+355 69 123 4567' }
const reference = 'TIR-2026-325-K7QM'

type Metadata = Record<string, string>

/** An intent that took 9.00 EUR for a booking that the database doesn't have. */
async function paidAtStripe(metadata: Metadata = { bookingId: crypto.randomUUID(), reference }) {
  const { id } = await stripe.api.paymentIntents.create({ amount: 900, currency: 'eur', metadata })
  const method = await stripe.api.paymentMethods.create({
    type: 'card',
    card,
    billing_details: payer,
  })
  await stripe.pay(id, method.id)
  return id
}

async function orphan() {
  const id = await paidAtStripe()
  await till.deliverAll(id)
  expect(takeErrors('orphan_payment')).toHaveLength(1)
  return id
}

type OrphanEntry = Extract<AttentionEntry, { kind: 'orphan' }>

async function entryOf(id: string): Promise<OrphanEntry | undefined> {
  const answer = await site.fetch('/api/staff/attention', { headers: staff })
  const { entries } = await answer.json<StaffAttention>()
  return entries.filter((entry) => entry.kind === 'orphan').find((entry) => entry.id === id)
}

const moneyOf = async (id: string) => (await entryOf(id))?.money

async function counted(): Promise<number> {
  const answer = await site.fetch('/api/staff/attention/count', { headers: staff })
  return (await answer.json<{ count: number }>()).count
}

async function handle(id: string, setbacks?: number) {
  const said = { reason: 'refunded', ...(setbacks !== undefined && { setbacks }) }
  const path = `/api/staff/orphans/${id}/resolve`
  const answer = await site.post(path, said, { ...staff, ...submitKey() })
  expect(answer.status).toBe(200)
}

const act = <Made extends { id: string }>(path: string, body: object = {}) =>
  stripe.control<Made>('POST', path, body)
const refund = (id: string, body: object = {}) => act(`/payment-intents/${id}/refund`, body)
const dispute = (id: string, body: object = {}) => act(`/payment-intents/${id}/dispute`, body)

const rowsOf = (id: string) =>
  db.select().from(audit).where(eq(audit.subjectId, id)).orderBy(audit.at)
const actionsOf = async (id: string) =>
  (await rowsOf(id)).map(({ action, data }) => [action, data.to ?? null])

const emailsAbout = (id: string) =>
  site.mailbox.sent.filter(({ text }) => String(text).includes(id))

const compare = () =>
  site.post('/api/staff/reconciliations', { days: 7 }, { ...staff, ...submitKey() })

describe('an orphan payment', () => {
  it('keeps the reference and guest that Stripe has, and shows them under To do', async () => {
    const id = await orphan()
    expect(await entryOf(id)).toMatchObject({
      cents: 900,
      guest: { reference, ...payer },
      money: { refundedCents: 0, failedCents: 0, disputes: [], setbacks: 0 },
    })
  })

  it('has a guest of whom nothing is known, if Stripe knows nothing', async () => {
    const metadata = { bookingId: crypto.randomUUID() }
    const { id } = await stripe.api.paymentIntents.create({
      amount: 900,
      currency: 'eur',
      metadata,
    })
    await stripe.pay(id)
    await till.deliverAll(id)
    takeErrors('orphan_payment')
    const nobody = { reference: null, name: null, email: null, phone: null }
    expect((await entryOf(id))?.guest).toEqual(nobody)
  })

  it('names its guest in the email to the office, which can reply to them', async () => {
    const id = await orphan()
    const [email, ...others] = emailsAbout(id)
    expect(others).toEqual([])
    expect(email).toMatchObject({
      to: officeAddress,
      replyTo: payer.email,
      subject: `A payment without a booking: ${reference}`,
    })
    for (const fact of Object.values(payer)) expect(email?.text).toContain(fact)
    const [row] = await till.mailsOf(id)
    expect(row?.data).toEqual({ intent: id })
  })

  it('of another business is noted without its guest, refunds and disputes', async () => {
    const id = await paidAtStripe({})
    await till.deliverAll(id)
    await refund(id, { amount: 100 })
    await dispute(id)
    await till.deliverAll(id)
    const rows = await rowsOf(id)
    expect(rows.map(({ action, data }) => [action, data])).toEqual([
      ['foreign_payment', { intent: id, cents: 900, currency: 'EUR' }],
    ])
    expect(emailsAbout(id)).toEqual([])
  })
})

describe('a refund of an orphan payment', () => {
  it('is shown once, however often and late its events come', async () => {
    const id = await orphan()
    await refund(id, { amount: 400 })
    const events = await stripe.eventsOf(id)
    for (const { id: event } of [...events, ...events].reverse()) await till.deliver(event)
    await compare()
    expect(await moneyOf(id)).toMatchObject({ refundedCents: 400 })
    await refund(id)
    await Promise.all((await stripe.eventsOf(id)).map((event) => till.deliver(event.id)))
    expect(await moneyOf(id)).toMatchObject({ refundedCents: 900, setbacks: 0 })
    expect(await actionsOf(id)).toEqual([
      ['orphan_payment', null],
      ['orphan_refunded', 'refunded'],
      ['orphan_refunded', 'refunded'],
    ])
    expect(emailsAbout(id)).toHaveLength(1)
  })

  it('is found in the ledger if no event comes', async () => {
    const id = await orphan()
    await refund(id, { amount: 400 })
    await compare()
    expect(await moneyOf(id)).toMatchObject({ refundedCents: 400 })
  })

  it('that was made before the payment was found is shown as well', async () => {
    const id = await paidAtStripe()
    await refund(id)
    await compare()
    expect(takeErrors('orphan_payment')).toHaveLength(1)
    expect(await moneyOf(id)).toMatchObject({ refundedCents: 900 })
  })

  it('that fails brings a handled payment back, once', async () => {
    const id = await orphan()
    const { id: made } = await refund(id)
    await till.deliverAll(id)
    await handle(id, 0)
    expect(await entryOf(id)).toBeUndefined()
    await act(`/refunds/${made}/settle`, { outcome: 'failed' })
    await till.deliverAll(id)
    await till.deliverAll(id)
    expect(takeErrors('orphan_setback')).toHaveLength(1)
    expect(await moneyOf(id)).toMatchObject({ refundedCents: 0, failedCents: 900, setbacks: 1 })
    expect(emailsAbout(id).map(({ subject }) => subject)).toEqual([
      `A payment without a booking: ${reference}`,
      `The refund of a payment without a booking has failed: ${reference}`,
    ])
    await handle(id, 1)
    expect(await entryOf(id)).toBeUndefined()
  })
})

describe('promise 14: a dispute of an orphan payment', () => {
  it('brings a handled payment back with its deadline, and the office gets one email', async () => {
    const id = await orphan()
    await handle(id, 0)
    const before = await counted()
    const { id: disputeId } = await dispute(id)
    await till.deliverAll(id)
    await till.deliverAll(id)
    expect(takeErrors('orphan_setback')).toHaveLength(1)
    expect(await moneyOf(id)).toMatchObject({
      setbacks: 1,
      disputes: [{ id: disputeId, cents: 900, status: 'open', dueBy: expect.any(String) }],
    })
    expect(await counted()).toBe(before + 1)
    expect(emailsAbout(id).map(({ subject }) => subject)).toEqual([
      `A payment without a booking: ${reference}`,
      `A payment without a booking is disputed: ${reference}`,
    ])
    await handle(id, 1)
    expect(await entryOf(id)).toBeUndefined()
    await act(`/disputes/${disputeId}/close`, { status: 'won' })
    await till.deliverAll(id)
    expect(await entryOf(id)).toBeUndefined()
    expect((await actionsOf(id)).at(-1)).toEqual(['orphan_disputed', 'won'])
    expect(emailsAbout(id).at(-1)?.text).toContain('the money stays with us')
  })

  it('that a screen didn’t show yet isn’t handled by it', async () => {
    const id = await orphan()
    await dispute(id)
    await till.deliverAll(id)
    takeErrors('orphan_setback')
    await handle(id)
    expect(await moneyOf(id)).toMatchObject({ setbacks: 1 })
    // No screen can show what hasn't happened.
    await handle(id, 2)
    expect(await moneyOf(id)).toMatchObject({ setbacks: 1 })
  })

  it('comes back if an inquiry becomes a dispute, and keeps its end however late events come', async () => {
    const id = await orphan()
    const { id: disputeId } = await dispute(id, { inquiry: true })
    await till.deliverAll(id)
    expect(await moneyOf(id)).toMatchObject({ disputes: [{ status: 'inquiry' }] })
    await handle(id, 1)
    await act(`/disputes/${disputeId}/escalate`)
    await till.deliverAll(id)
    expect(await moneyOf(id)).toMatchObject({ setbacks: 2, disputes: [{ status: 'open' }] })
    expect(takeErrors('orphan_setback')).toHaveLength(2)
    const events = await stripe.eventsOf(id)
    await act(`/disputes/${disputeId}/close`, { status: 'lost' })
    await compare()
    expect(events.length).toBeGreaterThan(1)
    for (const event of events) expect((await till.deliver(event.id)).status).toBe(200)
    expect(await moneyOf(id)).toMatchObject({ setbacks: 2, disputes: [{ status: 'lost' }] })
    await site.runJobs(1)
    expect(emailsAbout(id).at(-1)?.text).toContain('the money is gone')
  })
})

describe('an orphan payment whose stay is merged back', () => {
  async function mergedBack() {
    const { bookingId, paymentIntentId: id } = await till.book()
    const isOurs = eq(payments.stayId, bookingId)
    const move = (bookingOfIntent: string) =>
      stripe.control('PATCH', `/payment-intents/${id}`, {
        metadata: { bookingId: bookingOfIntent, reference },
      })
    await db.update(payments).set({ paymentIntentId: null }).where(isOurs)
    await move(crypto.randomUUID())
    const method = await stripe.api.paymentMethods.create({
      type: 'card',
      card,
      billing_details: payer,
    })
    await stripe.pay(id, method.id)
    await till.deliverAll(id)
    expect(takeErrors('orphan_payment')).toHaveLength(1)
    expect((await entryOf(id))?.guest.name).toBe(payer.name)

    await db.update(payments).set({ paymentIntentId: id }).where(isOurs)
    await move(bookingId)
    expect(await entryOf(id)).toBeDefined()
    await compare()
    expect((await till.record(bookingId)).stay.received).toBeGreaterThan(0)
    return { id, bookingId }
  }

  const copyOf = async (id: string) => JSON.stringify(await rowsOf(id))
  const guest = /Ada|guest\.example|69 123/

  it('leaves To do once the stay has the money, and its copy of the guest is erased', async () => {
    const { id } = await mergedBack()
    expect(await entryOf(id)).toBeUndefined()
    await site.runJobs(24 * 60)
    expect(await copyOf(id)).not.toMatch(guest)
    expect(await copyOf(id)).toContain(reference)
  })

  it('promise 24: loses its copy of the guest as soon as the stay’s guest is erased', async () => {
    const { id, bookingId } = await mergedBack()
    expect(await copyOf(id)).toMatch(guest)
    const [now, before] = [new Date(), new Date(Date.now() + 60_000)]
    const ended = { status: 'completed', endedAt: now } as const
    await db.update(stays).set(ended).where(eq(stays.id, bookingId))
    await eraseStays(db, { before, limit: 100, now })
    expect(await copyOf(id)).not.toMatch(guest)
  })
})
