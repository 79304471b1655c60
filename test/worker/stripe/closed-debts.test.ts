import { describe, expect, it } from 'vitest'
import type { Pass } from '../../../domain/pass/pass.ts'
import type { AttentionEntry, StaffAttention } from '../../../domain/reports/staff-attention.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { asStaff } from '../support/access.ts'
import { submitKey, threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('closed_debts')
const { site, stripe } = till
const drita = await asStaff({ email: 'drita@closed-debts.example' })

/** Two items for three days, paid by card: 18 euros. */
async function paid() {
  const intent = await till.book(threeDays)
  await stripe.pay(intent.paymentIntentId)
  const { passToken } = await (await till.comeBack(intent)).json<{ passToken: string }>()
  return { ...intent, id: intent.bookingId, passToken }
}

type Guest = Awaited<ReturnType<typeof paid>>

async function byStaff({ id }: Guest, what: string, body: object) {
  const headers = { ...drita, ...submitKey() }
  const answer = await site.post(`/api/staff/stays/${id}/${what}`, body, headers)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json<StayRecord<string>>()
}

const passOf = async ({ passToken }: Guest) =>
  (
    await site.fetch('/api/pass', { headers: { authorization: `Bearer ${passToken}` } })
  ).json<Pass>()

async function entriesOf({ id }: Guest): Promise<AttentionEntry[]> {
  const answer = await site.fetch('/api/staff/attention', { headers: drita })
  const { entries } = await answer.json<StaffAttention>()
  return entries.filter((entry) => 'stay' in entry && entry.stay?.id === id)
}

/** The guest opens a dispute about this amount, and we lose it. */
async function loses({ paymentIntentId: intent }: Guest, amount: number) {
  const path = `/payment-intents/${intent}/dispute`
  const { id } = await stripe.control<{ id: string }>('POST', path, { amount })
  await till.deliverAll(intent)
  await stripe.control('POST', `/disputes/${id}/close`, { status: 'lost' })
  await till.deliverAll(intent)
}

async function emailsTo({ reference }: Guest): Promise<string> {
  await site.runJobs(1)
  const own = site.mailbox.sent.filter(
    ({ to, subject }) => to === 'ada@guest.example' && subject.includes(reference),
  )
  expect(own.length).toBeGreaterThan(0)
  return own.map(({ text }) => text).join('\n')
}

const requestErasure = ({ passToken }: Guest) =>
  site.post('/api/pass/erase', {}, { authorization: `Bearer ${passToken}`, ...submitKey() })

describe('promise 13: a stay that ended without its guest', () => {
  it('costs its guest nothing if a bank takes back what was refunded', async () => {
    const guest = await paid()
    await byStaff(guest, 'cancel', { reason: 'ill', inPerson: false })
    await loses(guest, 600)
    expect(await passOf(guest)).toMatchObject({ status: 'cancelled', balance: 0 })
    expect(await emailsTo(guest)).not.toContain('Still to pay')
    expect((await entriesOf(guest)).map(({ kind }) => kind)).toEqual([])
    const lostEmail = site.mailbox.sent.findLast(({ subject }) =>
      subject.startsWith('A dispute was'),
    )
    expect(lostEmail?.text).toContain('Still due: €0.00\nLost: €6.00')
    expect(await (await requestErasure(guest)).json()).toEqual({ erasure: 'noted' })
    await site.runJobs(32)
    expect((await till.record(guest.id)).stay.customerName).toBeNull()
  })

  it('costs its guest nothing if a bank takes back what was kept: staff write it off', async () => {
    const guest = await paid()
    await byStaff(guest, 'refunds', { cents: 1200, reason: 'sorry', inPerson: false })
    await byStaff(guest, 'no-show', {})
    await loses(guest, 600)
    expect(await passOf(guest)).toMatchObject({ status: 'no_show', balance: 0 })
    expect(await emailsTo(guest)).not.toContain('Still to pay')
    expect(await entriesOf(guest)).toMatchObject([{ kind: 'unpaid', cents: 600 }])
    const { stay } = await byStaff(guest, 'write-off', { reason: 'the bank decided' })
    expect(stay).toMatchObject({ netPrice: 0, balance: 0 })
    expect(await entriesOf(guest)).toEqual([])
  })
})
