import type { ErrorHandler } from 'hono'
import type { AppContext, AppEnv } from '../context.ts'
import { AppError, errorBody, statusOf } from '../errors.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { showPlainPage } from './plain-page.tsx'

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

export function answerFailure(c: AppContext, failure: AppError) {
  const status = statusOf(failure.code)
  const body = errorBody(failure, c.get('requestId'))
  if (failure.details.retryAfter) c.header('Retry-After', String(failure.details.retryAfter))
  if (isApiPath(c.req.path)) return c.json(body, status)
  const title = status < 500 ? 'This page cannot do that' : 'Please try again in a moment'
  return showPlainPage(c, { title, content: <p>{body.error.message}</p>, status })
}

export function answerWrongMethod(c: AppContext, methods: readonly string[]) {
  c.header('Allow', methods.join(', '))
  return answerFailure(c, new AppError('method_not_allowed'))
}

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const failure = failureOf(error)
  if (statusOf(failure.code) >= 500) {
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
