import type { ErrorHandler } from 'hono'
import type { AppContext, AppEnv } from '../context.ts'
import { AppError, errorBody, statusOf } from '../errors.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'

/** Answers a failure in the API's envelope. */
export function answerFailure(c: AppContext, failure: AppError) {
  if (failure.details.retryAfter) c.header('Retry-After', String(failure.details.retryAfter))
  return c.json(errorBody(failure, c.get('requestId')), statusOf[failure.code])
}

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const failure = failureOf(error)
  const status = statusOf[failure.code]
  if (status >= 500) {
    log('error', 'request_failed', {
      requestId: c.get('requestId'),
      route: c.req.routePath,
      code: failure.code,
      reason: failure.details.reason,
      ...(error instanceof AppError ? {} : errorFacts(error)),
    })
  }
  return answerFailure(c, failure)
}
