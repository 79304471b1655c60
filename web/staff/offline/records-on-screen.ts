import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { recordAfterAction } from './action-rules.ts'
import { isWaiting, type PendingAction } from './pending-action.ts'

export function newerRecord(
  one: StayRecord | undefined,
  other: StayRecord | undefined,
): StayRecord | undefined {
  if (!one || !other) return one ?? other
  return other.stay.version > one.stay.version ? other : one
}

/**
 * Returns the stay's newest server record with its waiting actions applied (see `isWaiting`).
 * `undefined` if the stay is unknown.
 */
export function recordOnScreen(
  received: StayRecord | undefined,
  stayId: string,
  actions: readonly PendingAction[],
): StayRecord | undefined {
  const own = actions.filter(
    (action) => action.stayId === stayId && isWaiting(action, actions) && !action.dropped,
  )
  return own.reduce<StayRecord | undefined>(
    recordAfterAction,
    newerRecord(received, own[0]?.before),
  )
}

/** Applies waiting actions (see `isWaiting`), and appends stays that are only known from them. */
export function recordsOnScreen(
  records: readonly StayRecord[],
  actions: readonly PendingAction[],
): readonly StayRecord[] {
  if (actions.length === 0) return records
  const listed = new Set(records.map(({ stay }) => stay.id))
  const others = new Set(actions.map(({ stayId }) => stayId).filter((id) => !listed.has(id)))
  const known = records.map((record) => recordOnScreen(record, record.stay.id, actions) ?? record)
  const added = [...others].map((id) => recordOnScreen(undefined, id, actions))
  return [...known, ...added.filter((record) => record !== undefined)]
}
