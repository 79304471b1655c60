import type { Accounts, Caller } from '../accounts.ts'
import { StripeFailure } from './failure.ts'
import type { Params } from './form.ts'

export function authenticate(
  accounts: Accounts,
  header: string | undefined,
  params: Params,
): Caller {
  const key = keyOf(header) ?? params.key
  if (typeof key !== 'string' || key === '') {
    throw unauthorised(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    )
  }
  const caller = accounts.byKey(key)
  if (caller === undefined) throw unauthorised(`Invalid API Key provided: ${masked(key)}`)
  return caller
}

function keyOf(header = ''): string | undefined {
  const [scheme = '', value = ''] = header.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() === 'basic') return atob(value).split(':')[0]
  return undefined
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.length > 12 ? key.slice(-4) : ''}`
}

function unauthorised(message: string): StripeFailure {
  return new StripeFailure(401, { type: 'invalid_request_error', message })
}
