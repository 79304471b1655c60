import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runningStandIns } from '../running.ts'
import { shapes } from './shapes.ts'

type Node = Record<string, unknown>

/** What a field of one of Stripe's objects may be, and whether it may be absent. */
const publishedFields = Object.fromEntries(
  Object.entries(shapes).map(([shape, kinds]) => {
    const fields = Object.entries(kinds).flatMap(([kind, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => [name.replace('?', ''), { kind, optional: name.endsWith('?') }] as const),
    )
    return [shape, new Map(fields)]
  }),
)

/** All differences between an object and the published one, one line each. */
function differences(value: Node, shape: string): string[] {
  const published = publishedFields[shape]
  if (published === undefined) return []
  const absent = [...published]
    .filter(([name, { optional }]) => !optional && !(name in value))
    .map(([name]) => `${shape}.${name} is missing`)
  const unlike = Object.entries(value).flatMap(([name, field]) => {
    const kind = published.get(name)?.kind
    if (kind === undefined) return [`${shape}.${name} is not Stripe's`]
    if (!kind.split('|').includes(kindOf(field))) return [`${shape}.${name} is ${kindOf(field)}`]
    return within(field, `${shape}.${name}`)
  })
  return [...absent, ...unlike]
}

function within(field: unknown, shape: string): string[] {
  if (Array.isArray(field)) return field.flatMap((item) => within(item, `${shape}[]`))
  if (typeof field !== 'object' || field === null) return []
  const node = field as Node
  return differences(node, typeof node.object === 'string' ? node.object : shape)
}

function kindOf(field: unknown): string {
  if (field === null) return 'null'
  return Array.isArray(field) ? 'list' : typeof field
}

let world: Awaited<ReturnType<typeof runningStandIns>>
const held: Record<string, Node[]> = {}
beforeAll(async () => {
  world = await runningStandIns()
  const stripe = world.stripe()
  const control = (path: string, body: object = {}) => world.control('POST', `/stripe${path}`, body)
  const pay = async (card: string) => {
    const { id } = await stripe.paymentIntents.create({
      amount: 900,
      currency: 'eur',
      automatic_payment_methods: { enabled: true },
    })
    const return_url = 'http://localhost:8787/book-online'
    await stripe.paymentIntents.confirm(id, { payment_method: card, return_url }).catch(() => {})
    return id
  }
  const refund = async (start: string, outcome?: string) => {
    await control('/refunds', { start })
    const payment_intent = await pay('pm_card_visa')
    const { id } = await stripe.refunds.create({ payment_intent, reason: 'duplicate' })
    if (outcome) await control(`/refunds/${id}/settle`, { outcome })
    return id
  }
  const dispute = async (opening: object, ...steps: [string, object?][]) => {
    const opened = await control(`/payment-intents/${await pay('pm_card_amex')}/dispute`, opening)
    for (const [step, body] of steps) await control(`/disputes/${opened.id}/${step}`, body)
  }

  await stripe.paymentIntents.create({
    amount: 900,
    currency: 'eur',
    allowed_payment_method_types: ['card'],
  })
  await stripe.paymentIntents.cancel(await pay('pm_card_chargeDeclined'))
  await pay('pm_card_chargeDeclinedInsufficientFunds')
  await pay('pm_card_threeDSecure2Required')
  await control(`/payment-intents/${await pay('pm_card_standin_processing')}/settle`, {
    outcome: 'failed',
  })
  await pay('pm_card_standin_processing')
  const challenged = await stripe.paymentIntents.retrieve(
    await pay('pm_card_threeDSecure2Required'),
  )
  await fetch(`${world.origin}/stripe/challenge/${challenged.id}`, {
    method: 'POST',
    body: new URLSearchParams({
      client_secret: String(challenged.client_secret),
      outcome: 'complete',
    }),
  })
  const wallet = { type: 'card', card: { token: 'tok_standin_wallet' } } as const
  await pay((await stripe.paymentMethods.create(wallet)).id)
  await refund('pending', 'failed')
  await refund('pending')
  await stripe.refunds.cancel(await refund('requires_action'))
  await refund('succeeded')
  await dispute({}, ['respond'], ['close', { status: 'won' }])
  await dispute({}, ['close', { status: 'lost' }])
  await dispute({ inquiry: true }, ['escalate'])

  const { charges } = await world.control('GET', '/stripe')
  const methods = [...new Set<string>(charges.map((each: Node) => each.payment_method))]
  const of = async (list: PromiseLike<{ data: object[] }>) => (await list).data as Node[]
  const all = { limit: 100 }
  Object.assign(held, {
    payment_intent: await of(stripe.paymentIntents.list(all)),
    charge: await of(stripe.charges.list(all)),
    refund: await of(stripe.refunds.list(all)),
    dispute: await of(stripe.disputes.list(all)),
    balance: [{ ...(await stripe.balance.retrieve()) }],
    balance_transaction: await of(stripe.balanceTransactions.list(all)),
    event: await of(stripe.events.list(all)),
    payment_method: await Promise.all(methods.map((id) => stripe.paymentMethods.retrieve(id))),
  })
})
afterAll(() => world.close())

describe('the stand-in’s objects are those that Stripe publishes', () => {
  test.each(Object.keys(shapes).filter((shape) => !shape.includes('.')))(
    'the %s has exactly Stripe’s fields, each of the right type',
    (kind) => {
      expect(held[kind]?.length).toBeGreaterThan(0)
      const unlike = held[kind]?.flatMap((object) => differences(object, kind)) ?? []
      expect([...new Set(unlike)]).toEqual([])
    },
  )

  test('every status that the office can meet occurs', () => {
    const states = (kind: string) =>
      [...new Set(held[kind]?.map(({ status }) => String(status)))].sort()
    expect(states('payment_intent')).toEqual([
      'canceled',
      'processing',
      'requires_action',
      'requires_payment_method',
      'succeeded',
    ])
    expect(states('charge')).toEqual(['failed', 'pending', 'succeeded'])
    expect(states('refund')).toEqual(['canceled', 'failed', 'pending', 'succeeded'])
    expect(states('dispute')).toEqual(['lost', 'needs_response', 'won'])
  })

  test.each([
    ['has an extra field', { colour: 'red' }, "refund.colour is not Stripe's"],
    ['has a field of another type', { amount: '900' }, 'refund.amount is string'],
    ['lacks a field', { charge: undefined }, 'refund.charge is missing'],
  ])('a refund that %s is reported as different', (_, change, difference) => {
    const refund = JSON.parse(JSON.stringify({ ...held.refund?.[0], ...change }))
    expect(differences(refund, 'refund')).toEqual([difference])
  })
})
