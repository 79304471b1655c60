import { Hono } from 'hono'
import { every } from 'hono/combine'
import { fieldErrors } from '../../../domain/input/errors.ts'
import {
  type ClosureRequest,
  closureRequest,
  closureTerms,
  closureTimeErrors,
  liftRequest,
  releaseRequest,
} from '../../../domain/opening-hours/closures.ts'
import type { Closure } from '../../../domain/opening-hours/opening-times.ts'
import type { WrittenEmail } from '../../../domain/opening-hours/staff-closures.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { acceptedOnce } from '../../db/idempotency.ts'
import { closureEmail } from '../../email/compose.ts'
import { oneLine } from '../../email/email.ts'
import { sendSoon } from '../../email/send.ts'
import { settingsOf } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { resolvingOf } from '../../http/idempotency.ts'
import { bodyAtMost, jsonBody, jsonOnly, staffWrite, utf8Only } from '../../http/json-body.ts'

import { releaseStays, staysInTheWay, staysOfClosure } from '../../opening-hours/closed-stays.ts'
import {
  closureById,
  insertClosure,
  liftClosure,
  listClosures,
  selectSubmitted,
} from '../../opening-hours/staff-closures.ts'
import { closuresCacheKey } from '../guest/opening-times.ts'

const idsOfStays = every(bodyAtMost(64), jsonOnly, utf8Only)

function assertTimes(closure: Pick<Closure, 'from' | 'to'>, now: Date): void {
  const fields = closureTimeErrors(closure, now)
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

async function closedOnce(c: AppContext, request: ClosureRequest): Promise<string> {
  const db = database(c.env)
  const writing = await resolvingOf(c, request)
  const close = async () => {
    assertTimes(request, writing.now)
    return insertClosure(db, request, writing)
  }
  const earlier = async () => (await selectSubmitted(db, writing.idempotent))[0]
  return (await acceptedOnce(writing.idempotent, close, earlier)).id
}

/**
 * Clears the cached closures in this data center.
 * Elsewhere, they expire within a minute.
 */
function notifyVisitors(c: AppContext): void {
  c.executionCtx.waitUntil(caches.default.delete(closuresCacheKey))
}

export const staffClosures = new Hono<AppEnv>()
  .get('/closures', async (c) => c.json(await listClosures(database(c.env), new Date())))
  .get('/closures/preview', async (c) => {
    const terms = closureTerms.safeParse(c.req.query())
    if (!terms.success) {
      throw new AppError('validation_failed', { fields: fieldErrors(terms.error.issues) })
    }
    assertTimes(terms.data, new Date())
    return c.json(await staysInTheWay(database(c.env), terms.data))
  })
  .post('/closures', staffWrite, jsonBody(closureRequest), async (c) => {
    const id = await closedOnce(c, c.req.valid('json'))
    notifyVisitors(c)
    const closure = await closureById(database(c.env), id)
    if (!closure) throw new AppError('not_found')
    return c.json(closure, 201)
  })
  .post('/closures/:id/lift', staffWrite, jsonBody(liftRequest), async (c) => {
    const writing = await resolvingOf(c, c.req.valid('json'))
    const closure = await liftClosure(database(c.env), c.req.param('id'), writing)
    notifyVisitors(c)
    return c.json(closure)
  })
  .get('/closures/:id/stays', async (c) =>
    c.json(await staysOfClosure(database(c.env), c.req.param('id'))),
  )
  .post('/closures/:id/release', idsOfStays, jsonBody(releaseRequest), async (c) => {
    const { stayIds } = c.req.valid('json')
    const writing = await resolvingOf(c, { stayIds })
    const stays = await releaseStays(database(c.env), c.req.param('id'), stayIds, writing)
    sendSoon(c)
    return c.json(stays)
  })
  .get('/closures/:id/emails/:stayId', async (c) => {
    const { id: closureId, stayId } = c.req.param()
    const notice = { closureId, stayId }
    const email = await closureEmail(database(c.env), settingsOf(c.env), notice)
    if (!email) throw new AppError('not_found')
    const { to, locale, subject, text } = email
    return c.json({ to, locale, subject: oneLine(subject), text } satisfies WrittenEmail)
  })
