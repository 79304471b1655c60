import * as z from 'zod/mini'
import { stayStatuses } from '../business/stay.ts'
import { deviceInstant } from '../input/device-instant.ts'
import { requiredInstant } from '../input/instant.ts'
import type { Refusal } from '../input/refusal.ts'
import type { Doing, StayUpdate } from './stay-change.ts'
import type { Stay, StayFile } from './stay-file.ts'

/**
 * Circumstances of an action at the desk. `doneAt`: when it was done, by the device's clock. `waited`: the device
 * was offline, so this has already happened and must be recorded. `seen`: the stay as the screen showed it.
 * `doneBy`: the id of whoever was signed in then; a colleague may send it later.
 */
const occasion = z.object({
  doneAt: deviceInstant,
  waited: z.boolean(),
  seen: z.object({
    status: z.enum(stayStatuses),
    luggageCount: z.int(),
    pickUpAt: requiredInstant,
    balance: z.int(),
  }),
  doneBy: z.optional(z.string()),
})

export const occasionField = z.optional(occasion)

/** Of an act that needs the line: it gives money away, ends a stay, or counts minutes by the server's clock. */
export const wishField = z.optional(z.extend(occasion, { waited: z.literal(false) }))

export type Occasion = z.output<typeof occasion>

export type Seen = Occasion['seen']

/** What staff look at before they act. */
export function seenOf({ status, luggageCount, pickUpAt, balance }: Stay): Seen {
  return { status, luggageCount, pickUpAt, balance }
}

/** What of it somebody else has changed since. */
export function changedSince(seen: Seen, stay: Stay): (keyof Seen)[] {
  const now = seenOf(stay)
  const keys = Object.keys(now) as (keyof Seen)[]
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
export function inConflict(change: StayUpdate, changed: readonly (keyof Seen)[]): StayUpdate {
  if (changed.length === 0) return change
  const reasons = [change.data.attention, 'conflict'].filter(Boolean).join(' ')
  return {
    ...change,
    data: { ...change.data, attention: reasons, changed: changed.join(' ') },
    attention: { ...change.attention, conflict: true },
  }
}

/** What every act of the counter says: how it came about. */
interface ActRequest {
  occasion?: Occasion | undefined
}

/**
 * Something that staff do to a stay: what they send, and the rule that decides. Who asks for it stands at the
 * counter with the guest, unless the request says otherwise.
 */
export interface StayAct<Request extends ActRequest = ActRequest, Sent = unknown> {
  request: z.ZodMiniType<Request, Sent>
  rule(file: StayFile, request: Request, doing: Doing): StayUpdate | Refusal
}

/** Holds a rule to what its request brings. */
export function stayAct<Request extends ActRequest, Sent>(
  request: z.ZodMiniType<Request, Sent>,
  rule: (file: StayFile, request: Request, doing: Doing) => StayUpdate | Refusal,
): StayAct<Request, Sent> {
  return { request, rule }
}
