import type { RequestOf } from '../../../domain/api.ts'
import {
  type EntryKind,
  type EntryMoney,
  entryKindOf,
  heldMoney,
} from '../../../domain/desk/dropped-entry.ts'
import { expectedCash, isCash, noCash } from '../../../domain/payments/drawer.ts'
import { recordAfterAction } from './action-rules.ts'
import { entryTags, type PendingAction } from './pending-action.ts'

/** Bags and money in a pending action. */
export interface HeldEntry {
  kind: EntryKind
  tags: readonly number[]
  money: EntryMoney | null
}

type WalkIn = RequestOf<'POST /api/staff/stays'>
type Payment = RequestOf<'POST /api/staff/stays/:id/payments'>

export function heldBy(action: PendingAction): HeldEntry {
  const { endpoint, body } = action
  const payment = 'method' in body ? (body as Payment) : (body as Partial<WalkIn>).payment
  return {
    kind: entryKindOf[endpoint],
    tags: entryTags(action),
    money: payment ? heldMoney(payment) : refundedBy(action),
  }
}

/**
 * Returns the cash that the action refunds, as negative amounts.
 * `null` if there is none, or if the action has no `before`.
 */
function refundedBy(action: PendingAction): EntryMoney | null {
  const { before } = action
  const after = before && recordAfterAction(before, action)
  const cash = expectedCash(noCash, after?.drawer.slice(before?.drawer.length) ?? [])
  return isCash(cash) ? { method: 'cash', ...cash } : null
}

/** Returns the tags of bags that pending actions check in. Ignores actions that staff removed. */
export function pendingTags(actions: readonly PendingAction[]): number[] {
  return actions.flatMap((action) => {
    const { kind, tags } = heldBy(action)
    return !action.dropped && (kind === 'walk_in' || kind === 'check_in') ? tags : []
  })
}

/**
 * Returns the action, marked as removed by staff.
 * When it is sent, the server only records the removal.
 */
export function droppedAction(
  action: PendingAction,
  reason: string,
  handedBack: boolean,
  droppedBy?: string,
): PendingAction {
  const { kind, tags, money } = heldBy(action)
  const dropped = {
    stayId: action.stayId,
    kind,
    refused: action.refused?.code ?? 'invalid',
    reason,
    tags: [...tags],
    money,
    handedBack,
    doneAt: action.at,
    doneBy: action.doneBy,
    droppedBy,
  }
  return { ...action, refused: null, failed: false, dropped }
}
