import { StripeFailure, serverError } from './failure.ts'

/** A failure of the API that a test or a person has ordered for the next calls. */
export interface Fault {
  kind: 'error' | 'rate_limit' | 'reset' | 'timeout'
  /** How many calls still fail. */
  times: number
  /** Only calls by this method, for instance POST. */
  method?: string | undefined
  /** Only calls whose path matches, with `*` for one segment, for instance /v1/payment_intents/*. */
  path?: string | undefined
  /** `before`: nothing happened. `after`: it was done, and only the answer is lost. */
  phase: 'before' | 'after'
}

/** The fault that hits this call, if any; it is used up by one. */
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

/** The answer of a fault that answers at all; a reset and a time-out do not. */
export function answerOf(fault: Fault): StripeFailure {
  if (fault.kind === 'error') return serverError()
  return new StripeFailure(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests in a short time. Retry with exponential back-off.',
  })
}
