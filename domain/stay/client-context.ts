import * as z from 'zod/mini'
import { stayStatuses } from '../business/stay.ts'
import { deviceInstant } from '../input/device-instant.ts'
import { requiredInstant } from '../input/instant.ts'
import type { Refusal } from '../input/refusal.ts'
import type { Stay, StayRecord } from './stay-record.ts'
import type { ActionContext, StayUpdate } from './stay-update.ts'

/**
 * Circumstances of an action at the desk. `doneAt`: when it was done, by the device's clock. `waited`: the device
 * was offline, so this has already happened and must be recorded. `seen`: the stay as the screen showed it.
 * `doneBy`: the id of whoever was signed in then; a colleague may send it later.
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

/** Of an act that needs the line: it gives money away, ends a stay, or counts minutes by the server's clock. */
export const onlineContextField = z.optional(
  z.extend(clientContext, { wasOffline: z.literal(false) }),
)

export type ClientContext = z.output<typeof clientContext>

export type LastSeen = ClientContext['seen']

/** What staff look at before they act. */
export function lastSeenOf({ status, luggageCount, pickUpAt, balance }: Stay): LastSeen {
  return { status, luggageCount, pickUpAt, balance }
}

/** What of it somebody else has changed since. */
export function changedSince(seen: LastSeen, stay: Stay): (keyof LastSeen)[] {
  const now = lastSeenOf(stay)
  const keys = Object.keys(now) as (keyof LastSeen)[]
  return keys.filter((key) => now[key].valueOf() !== seen[key].valueOf())
}

/** Milliseconds: a device that tells of more has lost its clock, and may say 1970. */
const longestWait = 28 * 24 * 3_600_000

/**
 * Returns when an action happened: by the device's clock, but not before what it follows, and never after `now`,
 * when the server was told. An action may have waited over a weekend, or for a device to be found again; one that
 * says it is older than any of that happened now.
 */
export function happenedAt(doneAt: Date, now: Date, following: readonly Date[] = []): Date {
  const age = now.getTime() - doneAt.getTime()
  const at = age < 0 || age > longestWait ? now : doneAt
  const after = Math.max(at.getTime(), ...following.map((earlier) => earlier.getTime()))
  // Another server, whose clock is a little ahead, may have noted what it follows.
  return new Date(Math.min(after, now.getTime()))
}

/** A fact that met a stay that somebody else had changed: it is recorded, and staff have to look at it. */
export function inConflict(change: StayUpdate, changed: readonly (keyof LastSeen)[]): StayUpdate {
  if (changed.length === 0) return change
  const reasons = [change.data.attention, 'conflict'].filter(Boolean).join(' ')
  return {
    ...change,
    data: { ...change.data, attention: reasons, changed: changed.join(' ') },
    attention: { ...change.attention, conflict: true },
  }
}

/** What every act of the counter says: how it came about. */
interface ActionRequest {
  clientContext?: ClientContext | undefined
}

/**
 * Something that staff do to a stay: what they send, and the rule that decides. Who asks for it stands at the
 * counter with the guest, unless the request says otherwise.
 */
export interface StaffAction<Request extends ActionRequest = ActionRequest, Sent = unknown> {
  request: z.ZodMiniType<Request, Sent>
  rule(record: StayRecord, request: Request, context: ActionContext): StayUpdate | Refusal
}

/** Holds a rule to what its request brings. */
export function staffAction<Request extends ActionRequest, Sent>(
  request: z.ZodMiniType<Request, Sent>,
  rule: (record: StayRecord, request: Request, context: ActionContext) => StayUpdate | Refusal,
): StaffAction<Request, Sent> {
  return { request, rule }
}
