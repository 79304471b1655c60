import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Account } from '../account.ts'
import { expanded } from './expand.ts'
import { StripeFailure } from './failure.ts'
import type { Params } from './form.ts'
import { texts } from './params.ts'

export interface ApiEnv {
  /** Empty without a server, as in `app.request()`. */
  Bindings: Partial<HttpBindings>
  Variables: {
    account: Account
    keyKind: 'secret' | 'publishable'
    params: Params
    requestId: string
  }
}
export type Call = Context<ApiEnv>

export function answer(c: Call, object: object) {
  return c.json(expanded(c.var.account, object, texts(c.var.params, 'expand') ?? []))
}

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
