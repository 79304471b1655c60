import { StripeFailure, serverError } from './failure.ts'

export interface Fault {
  kind: 'error' | 'rate_limit' | 'reset' | 'timeout'
  times: number
  method?: string | undefined
  /** Pattern with `*` for one path segment. If `undefined`, every path matches. */
  path?: string | undefined
  /** With `after`, the request is executed, and only its response is lost or replaced. */
  phase: 'before' | 'after'
}

export function takeFault(faults: Fault[], method: string, path: string): Fault | undefined {
  const fault = faults.find((candidate) => matches(candidate, method, path))
  if (fault === undefined) return undefined
  fault.times -= 1
  if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1)
  return fault
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false
  if (fault.path === undefined) return true
  const wanted = fault.path.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length && wanted.every((part, i) => part === '*' || part === given[i])
  )
}

export function answerOf(fault: Fault): StripeFailure {
  if (fault.kind === 'error') return serverError()
  return new StripeFailure(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests in a short time. Retry with exponential back-off.',
  })
}
