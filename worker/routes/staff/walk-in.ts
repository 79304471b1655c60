import { Hono } from 'hono'
import { walkIn, walkInErrors, walkInRecord, walkInRequest } from '../../../domain/desk/walk-in.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { happenedAt } from '../../../domain/stay/client-context.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext } from '../../../domain/stay/stay-update.ts'
import { assertAccepted } from '../../assertions.ts'
import { withReference } from '../../booking/new-stay.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { acceptedOnce } from '../../db/idempotency.ts'
import { sendSoon } from '../../email/send.ts'
import { AppError } from '../../errors.ts'
import { doersOf, sentFor } from '../../http/done-by.ts'
import { idempotentRequestOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'

import { recordAndUpdate } from '../../stay/stay-records.ts'
import { writeFirstChange } from '../../stay/write-update.ts'

interface Begun {
  record: StayRecord
  requestDigest: string | null
}

export const staffWalkIn = new Hono<AppEnv>().post(
  '/stays',
  staffWrite,
  jsonBody(walkInRequest),
  async (c) => {
    const request = c.req.valid('json')
    const { doneAt, doneBy, ...said } = request
    const [db, now, idempotent] = [database(c.env), new Date(), await idempotentRequestOf(c, said)]
    const { requestDigest } = idempotent
    const at = happenedAt(doneAt ?? now, now)
    const doers = await doersOf(c, doneAt ? doneBy : undefined)
    const context: ActionContext = {
      actor: 'staff',
      inPerson: true,
      hasHappened: doneAt !== undefined,
      at,
      newId: () => crypto.randomUUID(),
    }

    async function earlier(idempotencyKey: string) {
      const known = await recordAndUpdate(db, request.id, idempotencyKey, now)
      return known.record && known.earlier ? { ...known.earlier, record: known.record } : undefined
    }

    async function begin(reference: string): Promise<Begun> {
      const before = walkInRecord(request, reference, at)
      const change = walkIn(before, request, context)
      if (isRefused(change)) throw new AppError(change.refused)
      const writing = { now, happenedAt: at, staffId: doers.staffId, idempotent }
      const { won, record } = await writeFirstChange(db, before, sentFor(change, doers), writing)
      // Another request has used the key, or another stay has the id.
      if (!won) throw new AppError('idempotency_key_reused')
      return { record, requestDigest }
    }

    async function accept() {
      assertAccepted(walkInErrors(request, at))
      return withReference(now, begin)
    }

    const { record } = await acceptedOnce(idempotent, accept, earlier)
    sendSoon(c)
    return c.json(record)
  },
)
