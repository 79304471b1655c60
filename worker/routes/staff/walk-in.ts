import { Hono } from 'hono'
import { happenedAt } from '../../../domain/occasion.ts'
import { isRefused } from '../../../domain/refusal.ts'
import type { Doing } from '../../../domain/stay-change.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import { walkIn, walkInErrors, walkInFile, walkInRequest } from '../../../domain/walk-in.ts'
import { assertAccepted } from '../../assertions.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { withReference } from '../../db/references.ts'
import { fileAndChange } from '../../db/stay-files.ts'
import { acceptedOnce } from '../../db/submission.ts'
import { writeFirstChange } from '../../db/write-change.ts'
import { AppError } from '../../errors.ts'
import { doersOf, sentFor } from '../../http/done-by.ts'
import { submissionOf } from '../../http/idempotency.ts'
import { jsonBody } from '../../http/json-body.ts'
import { staffWrite } from '../../http/staff-write.ts'

/** A stay with the request that it began with. */
interface Begun {
  file: StayFile
  requestDigest: string | null
}

/** A guest who comes without a booking; answers with the file of the stay that begins. */
export const staffWalkIn = new Hono<AppEnv>().post(
  '/stays',
  staffWrite,
  jsonBody(walkInRequest),
  async (c) => {
    const request = c.req.valid('json')
    const { doneAt, doneBy, ...said } = request
    const [db, now, submission] = [database(c.env), new Date(), await submissionOf(c, said)]
    const { requestDigest } = submission
    const at = happenedAt(doneAt ?? now, now)
    const doers = await doersOf(c, doneAt ? doneBy : undefined)
    const doing: Doing = {
      // What waited for the line is a fact by now.
      ...{ actor: 'staff', handsOver: true, hasHappened: doneAt !== undefined, at },
      newId: () => crypto.randomUUID(),
    }

    async function earlier(idempotencyKey: string) {
      const known = await fileAndChange(db, request.id, idempotencyKey, now)
      return known.file && known.earlier ? { ...known.earlier, file: known.file } : undefined
    }

    async function begin(reference: string): Promise<Begun> {
      const before = walkInFile(request, reference, at)
      const change = walkIn(before, request, doing)
      if (isRefused(change)) throw new AppError(change.refused)
      const writing = { now, happenedAt: at, staffId: doers.staffId, submission }
      const { won, file } = await writeFirstChange(db, before, sentFor(change, doers), writing)
      // Whoever was first used this key, or, for something else, this id.
      if (!won) throw new AppError('idempotency_key_reused')
      return { file, requestDigest }
    }

    async function accept() {
      assertAccepted(walkInErrors(request, at))
      return withReference(now, begin)
    }

    const { file } = await acceptedOnce(submission, accept, earlier)
    return c.json(file)
  },
)
