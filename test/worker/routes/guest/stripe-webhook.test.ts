import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { stripeEvents } from '../../../../worker/db/schema/post.ts'
import { webhookSecret } from '../../support/names.ts'
import { bookingPrice } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('webhook')
const { site, stripe } = till
const path = '/api/stripe/webhook'

async function paidIntent() {
  const intent = await till.book()
  await stripe.pay(intent.paymentIntentId)
  const events = await stripe.eventsOf(intent.paymentIntentId)
  const succeeded = events.find(({ type }) => type === 'payment_intent.succeeded')
  return { ...intent, eventId: succeeded?.id ?? '' }
}

/** Sends an event that the test has made, with a valid signature. */
const forge = (event: object) => sign(JSON.stringify({ object: 'event', ...event }))

/** Sends any body with a valid signature. */
async function sign(body: string) {
  const signature = await stripe.api.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: webhookSecret,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  })
  return site.fetch(path, { method: 'POST', body, headers: { 'stripe-signature': signature } })
}

describe('promise 1: a forged, altered or old webhook is refused', () => {
  async function isRefused(send: () => Promise<Response>, bookingId: string) {
    const response = await send()
    expect(response.status).toBe(400)
    expect((await errorOf(response)).code).toBe('webhook_signature_invalid')
    expect(await till.booking(bookingId)).toMatchObject({ paymentStatus: 'pending' })
  }

  it('if it is signed with the wrong key', async () => {
    const { eventId, bookingId } = await paidIntent()
    await isRefused(() => till.deliver(eventId, { secret: 'whsec_of_someone_else' }), bookingId)
  })

  it('if one byte is changed', async () => {
    const { eventId, bookingId } = await paidIntent()
    const { body, headers } = await stripe.signed(eventId)
    const altered = body.replace(`"amount": ${bookingPrice}`, `"amount": ${bookingPrice + 1}`)
    expect(altered).not.toBe(body)
    const send = () => site.fetch(path, { method: 'POST', body: altered, headers })
    await isRefused(send, bookingId)
  })

  it('if it is older than 300 seconds', async () => {
    const { eventId, bookingId } = await paidIntent()
    await isRefused(() => till.deliver(eventId, { ageSeconds: '302' }), bookingId)
    expect((await till.deliver(eventId, { ageSeconds: '290' })).status).toBe(200)
  })

  it('if it has no signature', async () => {
    const { eventId, bookingId } = await paidIntent()
    const { body } = await stripe.signed(eventId)
    await isRefused(() => site.fetch(path, { method: 'POST', body }), bookingId)
  })

  it('if it is too large to be an event (413)', async () => {
    const answer = await site.fetch(path, { method: 'POST', body: 'x'.repeat(300_000) })
    expect(answer.status).toBe(413)
  })
})

describe('promise 2: an event has one effect, however often it arrives', () => {
  it('three times at once and once later: one transition, one email', async () => {
    const { eventId, bookingId } = await paidIntent()
    const answers = await Promise.all([1, 2, 3].map(() => till.deliver(eventId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await till.deliver(eventId)).status).toBe(200)
    expect(await till.historyOf(bookingId)).toEqual([
      ['booked', 'pending'],
      ['payment_synced', 'succeeded'],
    ])
    expect(await till.mailsOf(bookingId)).toMatchObject([{ kind: 'booking_confirmed' }])
    await site.runJobs(10)
    const { reference } = await till.booking(bookingId)
    const emails = site.mailbox.sent.filter(({ subject }) => subject.includes(reference))
    expect(emails).toHaveLength(1)
  })
})

describe('promise 3: the order of events does not matter', () => {
  type Name = 'processing' | 'failed' | 'succeeded' | 'refunded'
  const typeOf: Record<Name, string> = {
    processing: 'payment_intent.processing',
    failed: 'payment_intent.payment_failed',
    succeeded: 'payment_intent.succeeded',
    refunded: 'charge.refunded',
  }

  function permutations<T>(items: T[]): T[][] {
    if (items.length < 2) return [items]
    return items.flatMap((item, index) =>
      permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
    )
  }

  async function fullStory(refund: object) {
    const intent = await till.book()
    const id = intent.paymentIntentId
    await stripe.pay(id, 'pm_card_chargeDeclined')
    await stripe.pay(id, 'pm_card_standin_processing')
    await stripe.control('POST', `/payment-intents/${id}/settle`, { outcome: 'succeeded' })
    await stripe.control('POST', `/payment-intents/${id}/refund`, refund)
    const events = await stripe.eventsOf(id)
    const eventOf = (name: Name) => events.find(({ type }) => type === typeOf[name])?.id ?? ''
    return { bookingId: intent.bookingId, eventOf }
  }

  const orders = permutations<Name>(['processing', 'failed', 'succeeded', 'refunded'])

  it.concurrent.each(orders)('%s, %s, %s, %s: confirmed and partly refunded', async (...order) => {
    const { bookingId, eventOf } = await fullStory({ amount: 200 })
    for (const name of order) expect((await till.deliver(eventOf(name))).status).toBe(200)
    expect(await till.booking(bookingId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      amountRefunded: 200,
      status: 'confirmed',
      paymentCheckAt: null,
    })
    const kinds = (await till.mailsOf(bookingId)).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['booking_confirmed', 'refunded'])
  })

  it('delivered as they happen or all afterwards: the same result', async () => {
    const late = await fullStory({})
    for (const name of ['refunded', 'succeeded', 'failed'] as const) {
      await till.deliver(late.eventOf(name))
    }
    const { bookingId, paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    await stripe.control('POST', `/payment-intents/${paymentIntentId}/refund`, {})
    await till.deliverAll(paymentIntentId)
    const end = { paymentStatus: 'refunded', amountRefunded: bookingPrice, status: 'cancelled' }
    expect(await till.booking(bookingId)).toMatchObject(end)
    expect(await till.booking(late.bookingId)).toMatchObject(end)
  })
})

describe('promise 4: an event’s payload is not trusted', () => {
  it('the event says succeeded, Stripe says processing: not paid', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId, 'pm_card_standin_processing')
    const intent = await stripe.api.paymentIntents.retrieve(paymentIntentId)
    const object = { ...intent, status: 'succeeded', amount_received: bookingPrice }
    const event = { id: 'evt_liar', type: 'payment_intent.succeeded', data: { object } }
    expect((await forge(event)).status).toBe(200)
    expect(await till.booking(bookingId)).toMatchObject({
      paymentStatus: 'processing',
      status: 'pending',
    })
    expect(await till.mailsOf(bookingId)).toEqual([])
  })
})

describe('an unusual event', () => {
  it('about nothing of ours is recorded and answered, so that Stripe does not repeat it', async () => {
    const object = { id: 'pi_of_another_shop', object: 'payment_intent' }
    const event = { id: 'evt_other', type: 'payment_intent.succeeded', data: { object } }
    expect((await forge(event)).status).toBe(200)
    const customer = { object: 'customer', id: 'cus_1' }
    const about = { id: 'evt_customer', type: 'customer.created', data: { object: customer } }
    expect((await forge(about)).status).toBe(200)
    const recorded = (await till.db.select().from(stripeEvents)).map(({ id }) => id)
    expect(recorded).toEqual(expect.arrayContaining(['evt_other', 'evt_customer']))
  })

  it.each([undefined, null, 5, {}, { object: null }, { object: 5 }, { object: { id: 'x' } }])(
    'is answered with 200, whatever it holds: %j',
    async (data) => {
      const event = { id: `evt_${crypto.randomUUID()}`, type: 'odd.event', data }
      expect((await forge(event)).status).toBe(200)
    },
  )

  it('with an expanded intent syncs its payment', async () => {
    const { bookingId, paymentIntentId } = await paidIntent()
    const object = { object: 'charge', id: 'ch_1', payment_intent: { id: paymentIntentId } }
    await forge({ id: 'evt_expanded', type: 'charge.updated', data: { object } })
    expect(await till.booking(bookingId)).toMatchObject({ paymentStatus: 'paid' })
  })

  it.each(['{', 'null', '5', '[]', '{}', '{"data":{}}', '{"object":"event","id":5}'])(
    'is refused if it is no event, even if it is signed: %s',
    async (body) => {
      const answer = await sign(body)
      expect(answer.status).toBe(400)
      expect((await errorOf(answer)).code).toBe('invalid_json')
    },
  )
})
