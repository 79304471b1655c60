import { describe, expect, it } from 'vitest'
import type { MoneyMoved, Pass } from '../../../../domain/pass/pass.ts'
import { asStaff } from '../../support/access.ts'
import { at, submitKey, threeDays } from '../../support/requests.ts'
import { openTill } from '../../support/till.ts'

const till = openTill('told_once')
const { site, stripe } = till
const staff = await asStaff()

/** Two items for three days, paid by card by a guest who reads German. */
async function paid() {
  const customerData = { ...threeDays.customerData, locale: 'de' }
  const intent = await till.book({ ...threeDays, customerData })
  await stripe.pay(intent.paymentIntentId)
  const { passToken } = await (await till.comeBack(intent)).json<{ passToken: string }>()
  return { ...intent, id: intent.bookingId, passToken }
}

type Booked = Awaited<ReturnType<typeof paid>>

const byGuest = (
  { passToken }: Booked,
  action: string,
  body: object,
  key: Record<string, string>,
) => site.post(`/api/pass/${action}`, body, { authorization: `Bearer ${passToken}`, ...key })

const byStaff = ({ id }: Booked, action: string, body: object, key: Record<string, string>) =>
  site.post(`/api/staff/stays/${id}/${action}`, body, { ...staff, ...key })

/** The requested change, with the money that its preview showed. */
async function withShown(booked: Booked, requested: object) {
  const shown = await (await byGuest(booked, 'preview', requested, submitKey())).json<MoneyMoved>()
  return { ...requested, shown }
}

async function shownToCancel({ passToken }: Booked) {
  const headers = { authorization: `Bearer ${passToken}` }
  const pass = await (await site.fetch('/api/pass', { headers })).json<Pass>()
  return { shown: pass.cancelling }
}

const fewer = { endDate: at(4, '17:00') }
const later = { endDate: at(6, '17:00') }
const noted = { reason: 'Asked by phone', inPerson: false }

const changed = ['stay_changed', 'Ihre Buchung wurde geändert'] as const
const cancelled = ['stay_cancelled', 'Ihre Buchung ist storniert'] as const
const refunded = ['refunded', 'Ihre Erstattung von 5,00'] as const

const actions = [
  ['the guest adds a day', ...changed, byGuest, 'change', (to: Booked) => withShown(to, later)],
  [
    'the guest takes a day off',
    ...changed,
    byGuest,
    'change',
    (to: Booked) => withShown(to, fewer),
  ],
  ['staff take a day off', ...changed, byStaff, 'change', async () => ({ ...noted, ...fewer })],
  ['the guest cancels', ...cancelled, byGuest, 'cancel', shownToCancel],
  ['staff cancel', ...cancelled, byStaff, 'cancel', async () => noted],
  ['staff refund', ...refunded, byStaff, 'refunds', async () => ({ ...noted, cents: 500 })],
] as const

describe('promise 30: the guest gets one email, in their language', () => {
  it.each(actions)('if %s', async (_, kind, subject, send, action, bodyFor) => {
    const booked = await paid()
    const before = (await till.mailsOf(booked.id)).map(({ id }) => id)
    const body = await bodyFor(booked)
    const key = submitKey()
    expect((await send(booked, action, body, key)).status).toBe(200)
    // The request is sent again, Stripe delivers its events, and the jobs run.
    expect((await send(booked, action, body, key)).status).toBe(200)
    await till.deliverAll(booked.paymentIntentId)
    await site.runJobs(1)
    const emails = (await till.mailsOf(booked.id)).filter(({ id }) => !before.includes(id))
    expect(emails).toMatchObject([{ kind, status: 'sent' }])
    const sent = site.mailbox.sent
      .filter(({ to, subject }) => to === 'ada@guest.example' && subject.includes(booked.reference))
      .slice(1)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject.startsWith(subject)).toBe(true)
  })
})
