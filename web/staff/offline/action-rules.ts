import { offlineActions } from '../../../domain/desk/offline-actions.ts'
import { walkIn, walkInRecord, walkInRequest } from '../../../domain/desk/walk-in.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { isRepeat, type StaffAction } from '../../../domain/stay/client-context.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { type ActionContext, recordAfter } from '../../../domain/stay/stay-update.ts'
import type { PendingAction } from './pending-action.ts'

/** Shown instead of a walk-in's reference until the server assigns one. */
export const noReference = '–'

function begun(body: unknown, context: ActionContext): StayRecord | undefined {
  const request = walkInRequest.safeParse(body)
  if (!request.success) return undefined
  const before = walkInRecord(request.data, noReference, context.at)
  const change = walkIn(before, request.data, context)
  return isRefused(change) ? undefined : recordAfter(before, change, context.at)
}

/**
 * Returns whether the server recorded the action's payment.
 * The id of that payment is the action's key, so it is recognized even if the response was lost.
 */
function hasPaid({ payments }: StayRecord, { key }: PendingAction): boolean {
  return payments.some(({ id }) => id === key)
}

/** Returns the record unchanged if the action is invalid, refused or a repeat. */
function changed(
  record: StayRecord,
  { request, rule }: StaffAction,
  body: unknown,
  context: ActionContext,
) {
  const said = request.safeParse(body)
  const change = said.success && rule(record, said.data, context)
  if (!change || isRefused(change) || isRepeat(change)) return record
  return recordAfter(record, change, context.at)
}

/**
 * Applies a pending action by the server's rules. If they refuse it, returns the record unchanged.
 * `undefined` if there is no record, unless a walk-in creates it.
 */
export function recordAfterAction(
  record: StayRecord | undefined,
  action: PendingAction,
): StayRecord | undefined {
  const { endpoint: call, body, key, at } = action
  let rows = 0
  const newId = () => {
    rows += 1
    return rows === 1 ? key : `${key} ${rows}`
  }
  const inLek = 'cashCurrency' in body && body.cashCurrency === 'ALL'
  const context: ActionContext = {
    actor: 'staff',
    inPerson: true,
    cashCurrency: inLek ? 'ALL' : 'EUR',
    hasHappened: true,
    at: new Date(at),
    newId,
  }
  // If there is a record, the server already has the walk-in.
  if (call === 'POST /api/staff/stays') return record ?? begun(body, context)
  if (!record || hasPaid(record, action)) return record
  return changed(record, offlineActions[call], body, context)
}
