import { Hono } from 'hono'
import { enterRide, rideErrors, rideRecord, rideRequest } from '../../../domain/desk/new-ride.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { assertAccepted } from '../../assertions.ts'
import { withReference } from '../../booking/new-stay.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { acceptedOnce } from '../../db/idempotency.ts'
import { sendSoon } from '../../email/send.ts'
import { AppError } from '../../errors.ts'
import { idempotentRequestOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'
import { recordAndUpdate } from '../../stay/stay-records.ts'
import { writeFirstChange } from '../../stay/write-update.ts'

interface Entered {
  record: StayRecord
  requestDigest: string | null
}

export const staffRides = new Hono<AppEnv>().post(
  '/rides',
  staffWrite,
  jsonBody(rideRequest),
  async (c) => {
    const request = c.req.valid('json')
    const [db, now] = [database(c.env), new Date()]
    const idempotent = await idempotentRequestOf(c, request)
    const { requestDigest } = idempotent
    const context = {
      actor: 'staff',
      inPerson: true,
      at: now,
      newId: () => crypto.randomUUID(),
    } as const

    async function earlier(idempotencyKey: string) {
      const known = await recordAndUpdate(db, request.id, idempotencyKey, now)
      return known.record && known.earlier ? { ...known.earlier, record: known.record } : undefined
    }

    async function begin(reference: string): Promise<Entered> {
      const before = rideRecord(request, reference, now)
      const change = enterRide(before, request.cents, context)
      if (isRefused(change)) throw new AppError(change.refused)
      const writing = { now, staffId: c.get('staffId'), idempotent }
      const { won, record } = await writeFirstChange(db, before, change, writing)
      // Another request has used the key, or another stay has the id.
      if (!won) throw new AppError('idempotency_key_reused')
      return { record, requestDigest }
    }

    async function accept() {
      assertAccepted(rideErrors(request, now))
      return withReference(now, begin)
    }

    const { record } = await acceptedOnce(idempotent, accept, earlier)
    sendSoon(c)
    return c.json(record)
  },
)
