import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mailboxKey } from '../../../../domain/input/mailbox.ts'
import { stays } from '../../../../worker/db/schema/stays.ts'
import { at, bookingRequest, paymentRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('booked_already')
const { site, stripe } = till
const path = '/api/create-payment-intent'
const minute = 60_000

let guests = 0

/** A new guest, and what they ask for: two items for a day. */
function newGuest() {
  guests += 1
  const customerEmail = `ada.${guests}@guest.example`
  const request = (changes: object = {}, more: object = {}) => ({
    ...paymentRequest,
    again: false,
    customerData: { ...bookingRequest, customerEmail, ...changes },
    ...more,
  })
  const ask = (changes: object = {}, more: object = {}, key = submitKey()) =>
    site.post(path, request(changes, more), key)
  const bookings = () =>
    till.db
      .select()
      .from(stays)
      .where(eq(stays.emailKey, mailboxKey(customerEmail)))
  return { customerEmail, ask, bookings }
}

async function expectAsked(response: Response): Promise<void> {
  expect(response.status).toBe(409)
  const error = await errorOf(response)
  expect(error.code).toBe('booked_already')
  // The response says nothing about the other booking.
  expect(Object.keys(error).toSorted()).toEqual(['code', 'message', 'requestId'])
}

afterEach(() => {
  vi.useRealTimers()
})

describe('promise 28: a guest who books the same again is asked first', () => {
  it('and neither a row nor an intent is made', async () => {
    const { ask, bookings } = newGuest()
    await ask()
    const before = (await stripe.api.paymentIntents.list({ limit: 100 })).data.length
    await expectAsked(await ask())
    expect(await bookings()).toHaveLength(1)
    expect((await stripe.api.paymentIntents.list({ limit: 100 })).data).toHaveLength(before)
  })

  it('and books once more by confirming', async () => {
    const { ask, bookings } = newGuest()
    await ask()
    const key = submitKey()
    await expectAsked(await ask({}, {}, key))
    const again = await ask({}, { again: true }, key)
    expect(again.status).toBe(200)
    expect(await bookings()).toHaveLength(2)
    // A reload loses the response, but not the key.
    const repeated = await ask({}, {}, key)
    expect(await repeated.json()).toEqual(await again.json())
    expect(await bookings()).toHaveLength(2)
  })

  it('even if the first is paid, in any spelling of the address', async () => {
    const { customerEmail, ask } = newGuest()
    const { paymentIntentId } = await (await ask()).json<{ paymentIntentId: string }>()
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    const spelled = `  ${customerEmail.replace('@', '+bags@').toUpperCase()}`
    await expectAsked(await ask({ customerEmail: spelled, customerName: 'Ben Guest' }))
  })

  it('on several devices: of ten requests at once, one becomes a booking', async () => {
    const { ask, bookings } = newGuest()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    const codes = answers.map(({ status }) => status).toSorted()
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await bookings()).toHaveLength(1)
  })

  it('within two trips to D1', async () => {
    const { ask } = newGuest()
    await ask()
    const refused = await ask()
    expect([refused.status, refused.trips]).toEqual([409, 2])
  })

  it('even if the request replaces another booking, which stays as it was', async () => {
    const { ask } = newGuest()
    await ask()
    const key = submitKey()
    const earlier = await ask({ startDate: at(3, '11:00') }, {}, key)
    const { paymentIntentId } = await earlier.json<{ paymentIntentId: string }>()
    await expectAsked(await ask({}, { replaces: [key['idempotency-key']] }))
    const intent = await stripe.api.paymentIntents.retrieve(paymentIntentId)
    expect(intent.status).toBe('requires_payment_method')
  })
})

describe('a guest is not asked', () => {
  it.each([
    ['an earlier drop-off', { startDate: at(3, '09:30') }],
    ['a later pick-up', { endDate: at(3, '18:00') }],
    ['another mailbox', { customerEmail: 'ben@guest.example' }],
  ])('about %s', async (_, changes) => {
    const { ask } = newGuest()
    await ask()
    expect((await ask(changes)).status).toBe(200)
  })

  it('about another number of items', async () => {
    const { ask } = newGuest()
    await ask()
    expect((await ask({ luggageCount: 3 }, { amount: 9 })).status).toBe(200)
  })

  it('an hour later, but still a second before that', async () => {
    const { ask, bookings } = newGuest()
    await ask()
    const [first] = await bookings()
    vi.setSystemTime((first?.createdAt.getTime() ?? 0) + 60 * minute - 1000)
    await expectAsked(await ask())
    vi.setSystemTime((first?.createdAt.getTime() ?? 0) + 60 * minute)
    expect((await ask()).status).toBe(200)
  })

  it.each(['cancelled', 'expired', 'abandoned'] as const)(
    'about a booking that is %s',
    async (status) => {
      const { ask, bookings } = newGuest()
      await ask()
      const [first] = await bookings()
      await till.db
        .update(stays)
        .set({ status, endedAt: new Date() })
        .where(eq(stays.id, first?.id ?? ''))
      expect((await ask()).status).toBe(200)
    },
  )

  it('about the booking that this one replaces', async () => {
    const { ask, bookings } = newGuest()
    const key = submitKey()
    await ask({}, {}, key)
    const next = await ask({ specialRequests: 'A pram' }, { replaces: [key['idempotency-key']] })
    expect(next.status).toBe(200)
    expect((await bookings()).map(({ status }) => status).toSorted()).toEqual([
      'expired',
      'pending',
    ])
    // So it doesn't matter to a third that names only the second, or to another device.
    const { bookingId } = await next.json<{ bookingId: string }>()
    await till.db
      .update(stays)
      .set({ status: 'expired', endedAt: new Date() })
      .where(eq(stays.id, bookingId))
    expect((await ask()).status).toBe(200)
  })

  it('about their own request, sent again', async () => {
    const { ask, bookings } = newGuest()
    const key = submitKey()
    const first = await ask({}, {}, key)
    const second = await ask({}, {}, key)
    expect(await second.json()).toEqual(await first.json())
    expect(await bookings()).toHaveLength(1)
  })

  it('about a stay that they reserved and pay at the desk', async () => {
    const { customerEmail, ask } = newGuest()
    await site.post('/api/reservations', { ...bookingRequest, customerEmail }, submitKey())
    expect((await ask()).status).toBe(200)
  })
})

it.each([{ again: 'yes' }, { again: 1 }])('%j is refused', async (answer) => {
  const { ask } = newGuest()
  expect((await ask({}, answer)).status).toBe(422)
})
