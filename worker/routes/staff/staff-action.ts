import { isRefused, type Refusal } from '../../../domain/input/refusal.ts'
import type { OpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import {
  type ClientContext,
  changedSince,
  inConflict,
} from '../../../domain/stay/client-context.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext, StaffContext, StayUpdate } from '../../../domain/stay/stay-update.ts'
import { ownerReason, type StaffEndpoint } from '../../../domain/who-may.ts'
import type { AppContext } from '../../context.ts'
import { cashForRefunds } from '../../desk/held-cash.ts'
import { sendSoon } from '../../email/send.ts'
import { AppError } from '../../errors.ts'
import { doersOf, sentFor } from '../../http/done-by.ts'
import { idempotentRequestOf } from '../../http/idempotency.ts'
import { stripePayments } from '../../stripe/payments.ts'
import { type Moment, runAction } from '../../stripe/run-action.ts'
import { drawerOf } from './drawer-of.ts'

interface Asked extends Pick<StaffContext, 'inPerson' | 'cashCurrency'> {
  endpoint: StaffEndpoint
  stayId: string
  request: { clientContext?: ClientContext | undefined }
}

/**
 * Returns an id generator whose first id is the idempotency key.
 * A device therefore recognizes its payment even if it never got the response.
 */
function idsAfter(key: string): () => string {
  let isFirst = true
  return () => {
    const id = isFirst ? key : crypto.randomUUID()
    isFirst = false
    return id
  }
}

function assertUnused(key: string, { payments, refunds, bags }: StayRecord): void {
  if ([...payments, ...refunds, ...bags].some(({ id }) => id === key))
    throw new AppError('idempotency_key_reused')
}

const attempts = 5

/**
 * Runs a staff action on a stay and returns the new record.
 * If the stay has changed since the device showed it, only an offline action is still allowed (see
 * `inConflict`). Throws `not_found`, `owner_only`, `stay_changed`, `drawer_short` if the drawer
 * doesn't hold a cash refund, and any code with which the action is refused, except
 * `already_done`, which counts as success. Also throws like `runAction`.
 */
export async function runStaffAction(
  c: AppContext,
  { endpoint, stayId, request: { clientContext, ...request }, ...hands }: Asked,
  decide: (record: StayRecord, context: ActionContext) => StayUpdate | Refusal,
): Promise<StayRecord> {
  const [now, key] = [new Date(), c.get('idempotencyKey')]
  const wasOffline = clientContext?.wasOffline === true
  // Only an offline action needs the time from the device, whose clock may be wrong.
  const doneAt = wasOffline ? clientContext.doneAt : undefined
  const doers = await doersOf(c, wasOffline ? clientContext.doneBy : undefined)
  const { staffId } = doers
  const context = { actor: 'staff' as const, ...hands, hasHappened: wasOffline, staffId }
  const idempotent = await idempotentRequestOf(c, request)
  const payments = stripePayments(c.env)
  let read: StayRecord | undefined
  let needsCash = false

  // Cash that was handed over offline has already left the drawer.
  async function ifHeld({ drawer }: StayUpdate) {
    const condition = wasOffline
      ? null
      : await cashForRefunds(payments.db, () => drawerOf(c), drawer)
    needsCash = condition !== null
    return condition
  }

  const writing = { now, doneAt, staffId, idempotent, condition: ifHeld }

  function decideAsSeen(record: StayRecord, _: OpeningTimes, moment: Moment): StayUpdate | Refusal {
    assertUnused(key, record)
    read = record
    const changed = clientContext ? changedSince(clientContext.seen, record.stay) : []
    if (changed.length > 0 && !wasOffline) return { refused: 'stay_changed' }
    // Plans no refund at the desk if the stay has changed, because staff may have handed over
    // another amount.
    const hand = changed.length > 0 && { inPerson: false }
    const change = decide(record, { ...context, ...hand, ...moment, newId: idsAfter(key) })
    if (isRefused(change)) return change
    if (c.get('role') !== 'owner' && ownerReason(endpoint, change)) throw new AppError('owner_only')
    return sentFor(inConflict(change, clientContext?.seen, record.stay), doers)
  }

  for (let attempt = 1; ; attempt += 1) {
    const acted = await runAction(payments, stayId, decideAsSeen, writing)
    if (!acted) throw new AppError('not_found')
    const isLost = acted.outcome === 'lost'
    // If the stay's version is still the same, the drawer has probably changed.
    const isDrawers = needsCash && read?.stay.version === acted.record.stay.version
    if (isLost && (wasOffline || isDrawers) && attempt < attempts) continue
    if (isLost) throw new AppError('stay_changed')
    // The action has already been recorded, for example by a colleague.
    const isSo = acted.outcome === 'refused' && acted.refused === 'already_done'
    if (acted.outcome === 'refused' && !isSo) throw new AppError(acted.refused)
    sendSoon(c)
    return acted.record
  }
}
