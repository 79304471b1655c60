import * as z from 'zod/mini'

/*
 * After a gap in the jobs' runs, most jobs and the emails queued before the gap are held.
 * The database may have been restored. In that case, its queued emails may already have been sent,
 * and later bookings and check-ins may be missing.
 */

const minute = 60_000

/**
 * Milliseconds without a run of the jobs after which they are held.
 * Cloudflare takes up to 15 minutes to change cron triggers. This is longer, so that a deploy never
 * causes a hold.
 */
export const longestGap = 20 * minute

/**
 * Milliseconds after the last run during which new emails still count as queued before the gap.
 * A restored database may be up to this much newer than its last run, because its next run may have
 * been late. Emails queued after the restore are never that early, because the gap is longer.
 */
export const restoredSpan = longestGap / 2

/**
 * A gap in the jobs' runs.
 * `from` is the last run, or release of the jobs, before it. `to` is when the hold was recorded,
 * usually by the first run after the gap, or now if it hasn't been recorded yet.
 */
export interface Hold<Instant = string> {
  from: Instant
  to: Instant
}

/**
 * Work that waits until an owner releases it.
 * Counts stop at 101, except `closing`, which stops at 202.
 */
export interface HeldWork<Instant = string> extends Hold<Instant> {
  /** True from the moment an owner chooses `discard` until the jobs have discarded the emails. */
  isDiscarding: boolean
  emails: number
  reminders: number
  /** Number of stays that `overtaken` would close or expire. */
  closing: number
  /** Number of payments whose status would be requested from Stripe. */
  payments: number
}

/**
 * Ways to deal with the waiting emails:
 * - `send` all of them, if the database wasn't restored, or everything that was lost has been
 * merged into it.
 * - `discard` those to guests, if the database was restored, because guests may already have
 * received them.
 */
const heldEmailWays = ['send', 'discard'] as const

export type HeldEmailWay = (typeof heldEmailWays)[number]

/** `POST /api/staff/hold/release` */
export const releaseHoldRequest = z.object({ emails: z.enum(heldEmailWays) })
