import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createMiddleware } from 'hono/factory'
import Stripe from 'stripe'
import type { Accounts } from '../accounts.ts'
import { frozenTime, newId } from '../ids.ts'
import { presentRequest } from '../objects/events.ts'
import { authenticate } from './authenticate.ts'
import type { ApiEnv, Call } from './call.ts'
import { StripeFailure } from './failure.ts'
import { answerOf, type Fault, takeFault } from './faults.ts'
import { decodeForm } from './form.ts'
import { storedAnswer } from './idempotency.ts'

/** Must be longer than any client's timeout. */
const silenceMilliseconds = 120_000

export function pipeline(accounts: Accounts) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const requestId = newId('req')
    c.set('requestId', requestId)
    c.header('Request-Id', requestId)
    c.header('Stripe-Version', c.req.header('stripe-version') ?? Stripe.API_VERSION)
    const { method, path } = c.req
    const body = method === 'POST' ? await c.req.text() : ''
    const params = { ...decodeForm(new URL(c.req.url).search.slice(1)), ...decodeForm(body) }
    const { account, kind } = authenticate(accounts, c.req.header('authorization'), params)
    c.set('account', account)
    c.set('keyKind', kind)
    c.set('params', params)

    const fault = takeFault(account.faults, method, path)
    const cutsLine = fault?.kind === 'reset' || fault?.kind === 'timeout'
    if (fault?.phase === 'before') {
      if (cutsLine) return breakLine(c, fault)
      throw answerOf(fault)
    }

    const key = method === 'POST' ? c.req.header('idempotency-key') : undefined
    if (key !== undefined) c.header('Idempotency-Key', key)
    const stored = key === undefined ? undefined : storedAnswer(account.answers, key, path, body)
    if (stored) {
      c.header('Idempotent-Replayed', 'true')
      c.header('Original-Request', stored.requestId)
      c.res = c.body(stored.text, stored.status as 200, { 'content-type': 'application/json' })
    } else {
      if (key !== undefined) account.answers.set(key, { path, body })
      const request = { id: requestId, idempotency_key: key ?? null }
      await frozenTime.run(account.frozenTime, () => presentRequest.run(request, next))
      if (fault && !cutsLine) {
        const failure = answerOf(fault)
        c.res = c.json({ error: failure.body }, failure.status)
      }
      if (key !== undefined) await keep(c.res, c.error)
    }
    if (fault && cutsLine) return breakLine(c, fault)
    return

    /** Stores the response for the key, or frees the key if the request wasn't executed. */
    async function keep(res: Response, error: Error | undefined): Promise<void> {
      if (key === undefined) return
      const neverRan = error instanceof StripeFailure && !error.executed
      if (neverRan) account.answers.delete(key)
      else {
        const answer = { status: res.status, text: await res.clone().text(), requestId }
        account.answers.set(key, { path, body, answer })
      }
    }
  })
}

async function breakLine(c: Call, fault: Fault): Promise<Response> {
  const socket = c.env.incoming?.socket
  if (socket === undefined) throw new Error('a broken line needs a real server; see startStandIns')
  if (fault.kind === 'timeout' && !socket.destroyed) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, silenceMilliseconds)
      timer.unref()
      socket.once('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
  socket.resetAndDestroy()
  return RESPONSE_ALREADY_SENT
}
