import type { RequestOf } from '../../../domain/api.ts'
import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { recordAfterAction } from './action-rules.ts'
import { entryTags, type PendingAction } from './pending-action.ts'

type WalkIn = RequestOf<'POST /api/staff/stays'>

function ofSameStay({ key, stayId }: PendingAction, all: readonly PendingAction[]) {
  return all.filter((other) => other.stayId === stayId && other.key !== key)
}

/**
 * Returns the stay's later actions, then the refused one, all with the new tags.
 * The refused action keeps its key, time and money, because nothing was recorded under its key.
 */
export function withOtherTags(
  action: PendingAction,
  tags: readonly number[],
  all: readonly PendingAction[],
): PendingAction[] {
  const renamed = new Map(entryTags(action).map((tag, place) => [tag, tags[place] ?? tag]))
  const rename = (one: PendingAction): PendingAction => {
    const own = entryTags(one).map((tag) => renamed.get(tag) ?? tag)
    return own.length > 0 ? { ...one, body: { ...one.body, tags: own } } : one
  }
  return [...ofSameStay(action, all).map(rename), { ...rename(action), refused: null }]
}

/**
 * Derives another UUID from `key`.
 * The result for a key is always the same, so that a repeated repair doesn't record a second
 * payment.
 */
function secondKey(key: string): string {
  const first = Number.parseInt(key.charAt(0), 16)
  return `${(first ^ 8).toString(16)}${key.slice(1)}`
}

/**
 * Chains the actions by `after`.
 * The `seen` of each action is the stay as the previous action left it. `lastKey` is the key of the
 * action before the first one, `null` if there is none.
 */
function inTurn(
  actions: readonly PendingAction[],
  record: StayRecord,
  lastKey: string | null,
): PendingAction[] {
  let [shown, after] = [record, lastKey]
  return actions.map((action) => {
    const chained = { ...action, after, seen: lastSeenOf(shown.stay) }
    shown = recordAfterAction(shown, action) ?? shown
    after = action.key
    return chained
  })
}

/**
 * Returns the refused action and the stay's later ones, moved to the stay `other`.
 * The refused action comes last. `other` must have its pending actions applied.
 */
export function onOtherStay(
  action: PendingAction,
  other: StayRecord,
  all: readonly PendingAction[],
): PendingAction[] {
  const { stay } = other
  const waiting = all.filter(({ stayId }) => stayId === stay.id)
  const [earliest] = waiting
  const to = {
    stayId: stay.id,
    name: stay.customerName ?? stay.reference,
    before: earliest ? earliest.before : other,
  }
  const later = ofSameStay(action, all).map((one) => ({ ...one, ...to }))
  const moved = [...onKnownStay({ ...action, ...to, refused: null }), ...later]
  const [repaired, ...following] = inTurn(moved, other, waiting.at(-1)?.key ?? null)
  return repaired ? [...following, repaired] : []
}

/**
 * Splits a walk-in into a check-in and, if it was paid, a payment.
 * Returns other actions unchanged.
 */
function onKnownStay(action: PendingAction): PendingAction[] {
  if (action.endpoint !== 'POST /api/staff/stays') return [action]
  const { tags, idSeen, payment } = action.body as WalkIn
  const checkIn: PendingAction = {
    ...action,
    endpoint: 'POST /api/staff/stays/:id/check-in',
    body: { tags, idSeen },
  }
  if (!payment) return [checkIn]
  const paid: PendingAction = {
    ...action,
    key: secondKey(action.key),
    endpoint: 'POST /api/staff/stays/:id/payments',
    body: payment,
  }
  return [checkIn, paid]
}
