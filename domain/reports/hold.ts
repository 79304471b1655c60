import * as z from 'zod/mini'

/*
 * After a gap in the jobs' runs, most jobs and the emails queued before the gap are held.
 * The gap may be due to a restore of the database, so these emails may already have been sent.
 */

const minute = 60_000

/**
 * Milliseconds without a run of the jobs after which they are held.
 * Longer than the 15 minutes that Cloudflare may take to change cron triggers in a deploy.
 */
export const longestGap = 20 * minute

/**
 * Milliseconds after the jobs' last run. During a hold, emails queued within that time are held
 * too, because a restored database can contain emails queued after that run.
 */
export const restoredSpan = longestGap / 2

/**
 * A gap in the jobs' runs.
 * `from` is the last run or release of the jobs before the gap. `to` is when the hold was recorded,
 * or now if it hasn't been recorded yet.
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
  /** Number of stays to close or expire (see `overtaken`). */
  closing: number
  /** Number of payments to check at Stripe. */
  payments: number
}

/** `discard` only affects emails to guests, who may have received them before a restore. */
const heldEmailWays = ['send', 'discard'] as const

export type HeldEmailWay = (typeof heldEmailWays)[number]

/** `POST /api/staff/hold/release` */
export const releaseHoldRequest = z.object({ emails: z.enum(heldEmailWays) })
