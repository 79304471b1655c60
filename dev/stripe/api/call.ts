import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Account } from '../account.ts'
import { expanded } from './expand.ts'
import { StripeFailure } from './failure.ts'
import type { Params } from './form.ts'
import { texts } from './params.ts'

/** What the pipeline has found out about a call before a route sees it. */
export interface ApiEnv {
  /** Absent where the app is called without a server, as `app.request()` does. */
  Bindings: Partial<HttpBindings>
  Variables: {
    account: Account
    keyKind: 'secret' | 'publishable'
    params: Params
    requestId: string
  }
}
export type Call = Context<ApiEnv>

/** Answers with the object, its `expand[]` filled in. */
export function answer(c: Call, object: object) {
  return c.json(expanded(c.var.account, object, texts(c.var.params, 'expand') ?? []))
}

/** The call's parameters without those that every call has. */
export function paramsOf(c: Call): Params {
  const { expand, key, _stripe_version, ...rest } = c.var.params
  return rest
}

export function secretKeyOnly(c: Call): void {
  if (c.var.keyKind === 'secret') return
  throw new StripeFailure(401, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
  })
}
