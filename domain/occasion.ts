import * as z from 'zod/mini'
import { requiredInstant } from './instant.ts'
import { stayStatuses } from './stay.ts'
import type { StayChange } from './stay-change.ts'
import type { Stay } from './stay-file.ts'

/**
 * How an act at the counter came about. `doneAt`: when, by the device's clock. `waited`: the line was
 * down, so that it is a fact by now, and no longer a wish. `seen`: how the stay stood on the screen.
 */
export const occasionField = z.optional(
  z.object({
    doneAt: requiredInstant,
    waited: z.boolean(),
    seen: z.object({
      status: z.enum(stayStatuses),
      luggageCount: z.int(),
      pickUpAt: requiredInstant,
      balance: z.int(),
    }),
  }),
)

export type Occasion = NonNullable<z.output<typeof occasionField>>

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

/** When it happened: never later than it was heard of, however far a device's clock runs ahead. */
export function happenedAt(doneAt: Date, now: Date): Date {
  return new Date(Math.min(doneAt.getTime(), now.getTime()))
}

/** A fact that met a stay that somebody else had changed: it is recorded, and staff have to look at it. */
export function inConflict(change: StayChange, changed: readonly (keyof Seen)[]): StayChange {
  if (changed.length === 0) return change
  return { ...change, data: { ...change.data, attention: 'conflict', changed: changed.join(' ') } }
}
