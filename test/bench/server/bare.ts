import { Hono } from 'hono'
import { type Recorded, statementsOfPayment, statementsOfReservation } from './statements.ts'

interface Bindings {
  DB: D1Database
  PUBLIC_WRITES: RateLimit
  STRIPE_API_ORIGIN: string
  STRIPE_SECRET_KEY: string
}

/** Written down at the first submit, which is there to warm up. */
let reservation: Recorded | undefined
let payment: Recorded | undefined

/**
 * What a submit costs at the least: a handler that asks the limiter, parses the body, sends the
 * statements that our own Worker sends, written down beforehand, in one batch, and answers.
 */
const app = new Hono<{ Bindings: Bindings }>()

app.use(async (c, next) => {
  await c.env.PUBLIC_WRITES.limit({ key: c.req.path })
  await next()
})

app.post('/api/reservations', async (c) => {
  const request = await c.req.json<{ customerName: string }>()
  reservation ??= await statementsOfReservation(request)
  await send(c.env.DB, reservation, new Map())
  return c.json({ name: request.customerName }, 201)
})

app.post('/api/create-payment-intent', async (c) => {
  const request = await c.req.json<{ amount: number; currency: string }>()
  const { amount, currency } = request
  payment ??= await statementsOfPayment(request)
  const response = await fetch(`${c.env.STRIPE_API_ORIGIN}/v1/payment_intents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${c.env.STRIPE_SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': crypto.randomUUID(),
    },
    body: new URLSearchParams({
      amount: String(amount * 100),
      currency,
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'link',
      'metadata[bookingId]': crypto.randomUUID(),
    }),
  })
  const intent = await response.json<{ id: string; client_secret: string }>()
  await send(c.env.DB, payment, new Map([['intent', intent.id]]))
  return c.json({ clientSecret: intent.client_secret })
})

function send(db: D1Database, { statements, fresh }: Recorded, known: Map<unknown, unknown>) {
  const values = new Map([...known, ...fresh.map((old) => [old, freshOf(old)] as const)])
  return db.batch(
    statements.map(({ sql, values: old }) =>
      db.prepare(sql).bind(...old.map((value) => values.get(value) ?? value)),
    ),
  )
}

/** A value like the recorded one: a route's key, a charge's id, a reference, an id. */
function freshOf(old: string): string {
  const id = crypto.randomUUID()
  if (old.startsWith('TIR-')) return `TIR-${id}`
  if (old.startsWith('[')) return JSON.stringify([id, ...JSON.parse(old).slice(1)])
  return id
}

export default app
