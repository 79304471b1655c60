import * as z from 'zod/mini'
import { stayStatuses } from '../business/stay.ts'
import { deviceInstant } from '../input/device-instant.ts'
import { requiredInstant } from '../input/instant.ts'
import type { Refusal } from '../input/refusal.ts'
import type { AuditData } from './audit-data.ts'
import type { Stay, StayRecord } from './stay-record.ts'
import type { ActionContext, StayUpdate } from './stay-update.ts'

/**
 * Circumstances of an action at the desk.
 * - `doneAt`: when the action was done, by the device's clock.
 * - `wasOffline`: true if the action was done offline and must therefore be recorded.
 * - `seen`: the stay as the device showed it.
 * - `doneBy`: id of the staff member, only used if `wasOffline`.
 */
const clientContext = z.object({
  doneAt: deviceInstant,
  wasOffline: z.boolean(),
  seen: z.object({
    status: z.enum(stayStatuses),
    luggageCount: z.int(),
    pickUpAt: requiredInstant,
    balance: z.int(),
  }),
  doneBy: z.optional(z.string()),
})

export const clientContextField = z.optional(clientContext)

/** Context of actions that need a connection, so `wasOffline` is always `false`. */
export const onlineContextField = z.optional(
  z.extend(clientContext, { wasOffline: z.literal(false) }),
)

export type ClientContext = z.output<typeof clientContext>

export type LastSeen = ClientContext['seen']

export function lastSeenOf({ status, luggageCount, pickUpAt, balance }: Stay): LastSeen {
  return { status, luggageCount, pickUpAt, balance }
}

export function changedSince(seen: LastSeen, stay: Stay): (keyof LastSeen)[] {
  const now = lastSeenOf(stay)
  const keys = Object.keys(now) as (keyof LastSeen)[]
  return keys.filter((key) => now[key].valueOf() !== seen[key].valueOf())
}

/**
 * Maximum milliseconds from an action to its arrival.
 * If more have passed, the device's clock is assumed to be wrong.
 */
const longestWait = 28 * 24 * 3_600_000

/**
 * Returns when an action happened, from the device's `doneAt`.
 * Never before any instant in `following`, which the action followed, and never after `now`.
 * Returns `now` if `doneAt` is so long ago that the device's clock must be wrong.
 */
export function happenedAt(doneAt: Date, now: Date, following: readonly Date[] = []): Date {
  const age = now.getTime() - doneAt.getTime()
  const at = age < 0 || age > longestWait ? now : doneAt
  const after = Math.max(at.getTime(), ...following.map((earlier) => earlier.getTime()))
  // Another server may have recorded `following`, and its clock may be ahead.
  return new Date(Math.min(after, now.getTime()))
}

/** True if all bags of the update had already been checked in or out. */
export function isRepeat({ action }: Pick<StayUpdate, 'action'>): boolean {
  return action === 'checked_in_again' || action === 'checked_out_again'
}

type Side = 'seen' | 'had'

/** Returns values for the audit, such as `seenBalance`. Times are UTC milliseconds. */
function sideOf(side: Side, shown: LastSeen, changed: readonly (keyof LastSeen)[]): AuditData {
  const named = (key: keyof LastSeen) =>
    `${side}${key[0]?.toUpperCase()}${key.slice(1)}` as `${Side}${Capitalize<keyof LastSeen>}`
  return Object.fromEntries(changed.map((key) => [named(key), shown[key].valueOf()]))
}

/**
 * Returns the update, with a conflict if the stay has changed since the device showed it.
 * Without `seen`, or if the update is a repeat (see `isRepeat`), returns it unchanged.
 */
export function inConflict(change: StayUpdate, seen: LastSeen | undefined, stay: Stay): StayUpdate {
  const changed = seen ? changedSince(seen, stay) : []
  if (!seen || changed.length === 0 || isRepeat(change)) return change
  const { attention } = change.data
  const isKnown = `${attention ?? ''}`.split(' ').includes('conflict')
  const reasons = isKnown ? attention : [attention, 'conflict'].filter(Boolean).join(' ')
  const sides = { ...sideOf('seen', seen, changed), ...sideOf('had', lastSeenOf(stay), changed) }
  return {
    ...change,
    data: { ...change.data, attention: reasons, changed: changed.join(' '), ...sides },
    attention: { ...change.attention, conflict: true },
  }
}

interface ActionRequest {
  clientContext?: ClientContext | undefined
}

export interface StaffAction<Request extends ActionRequest = ActionRequest, Sent = unknown> {
  request: z.ZodMiniType<Request, Sent>
  rule(record: StayRecord, request: Request, context: ActionContext): StayUpdate | Refusal
}

export function staffAction<Request extends ActionRequest, Sent>(
  request: z.ZodMiniType<Request, Sent>,
  rule: (record: StayRecord, request: Request, context: ActionContext) => StayUpdate | Refusal,
): StaffAction<Request, Sent> {
  return { request, rule }
}
