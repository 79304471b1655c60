import type { RequestOf } from '../../../domain/api.ts'
import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { type PendingAction, tagsOf } from './pending-action.ts'

type WalkIn = RequestOf<'POST /api/staff/stays'>

function ofSameStay({ key, stayId }: PendingAction, all: readonly PendingAction[]) {
  return all.filter((other) => other.stayId === stayId && other.key !== key)
}

/**
 * Returns the refused action with other tags, after the stay's later actions, which get them too.
 * Key, time and money stay: nothing was recorded under the key.
 */
export function withTags(
  action: PendingAction,
  tags: readonly number[],
  all: readonly PendingAction[],
): PendingAction[] {
  const renamed = new Map(tagsOf(action).map((tag, place) => [tag, tags[place] ?? tag]))
  const rename = (one: PendingAction): PendingAction => {
    const own = tagsOf(one).map((tag) => renamed.get(tag) ?? tag)
    return own.length > 0 ? { ...one, body: { ...one.body, tags: own } } : one
  }
  return [...ofSameStay(action, all).map(rename), { ...rename(action), refused: null }]
}

/** Returns another UUID, always the same one, so that a repeated repair makes no second payment. */
function secondKey(key: string): string {
  const first = Number.parseInt(key.charAt(0), 16)
  return `${(first ^ 8).toString(16)}${key.slice(1)}`
}

/**
 * Returns the refused action and the stay's later ones as actions of another stay of the same guest.
 * A walk-in becomes a check-in and its payment. The server adds only those bags that the other stay hasn't yet.
 */
export function onOtherStay(
  action: PendingAction,
  other: StayRecord,
  all: readonly PendingAction[],
): PendingAction[] {
  const { stay } = other
  const last = all.findLast(({ stayId }) => stayId === stay.id)
  const to = {
    stayId: stay.id,
    seen: lastSeenOf(stay),
    name: stay.customerName ?? stay.reference,
    before: other,
  }
  const later = ofSameStay(action, all).map((one) => ({ ...one, ...to }))
  const first = { ...action, ...to, after: last?.key ?? null, refused: null }
  if (action.endpoint !== 'POST /api/staff/stays') return [...later, first]
  const { tags, idSeen, payment } = action.body as WalkIn
  const checkIn: PendingAction = {
    ...first,
    endpoint: 'POST /api/staff/stays/:id/check-in',
    body: { tags, idSeen },
  }
  if (!payment) return [...later, checkIn]
  const paid: PendingAction = {
    ...first,
    key: secondKey(action.key),
    endpoint: 'POST /api/staff/stays/:id/payments',
    body: payment,
    after: action.key,
  }
  return [...later, paid, checkIn]
}
