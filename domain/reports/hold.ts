import * as z from 'zod/mini'

/*
 * Jobs and emails are held after a gap in the jobs' runs, because the database may have been restored.
 * Queued emails of a restored database may already have been sent, and it may lack later bookings and check-ins.
 */

const minute = 60_000

/**
 * Milliseconds without a run of the jobs after which they are held.
 * Longer than a change of cron triggers takes at Cloudflare (up to 15 minutes), so that a deploy never holds them.
 */
export const longestGap = 20 * minute

/**
 * Milliseconds after the last run within which emails count as queued before the gap.
 * A restored database may be newer than its last run, if the next run was late. Emails queued after a restore are
 * later, because a gap is longer.
 */
export const restoredSpan = longestGap / 2

/** A gap in the jobs' runs: the last minute before it and the first one after it. */
export interface Hold<Instant = string> {
  from: Instant
  to: Instant
}

/** Work that waits for an owner to release it. Counts stop at 101. */
export interface HeldWork<Instant = string> extends Hold<Instant> {
  /** True once an owner has chosen `discard`, until the jobs have done it. */
  isDiscarding: boolean
  emails: number
  reminders: number
  /** Stays that would be closed because nobody came. */
  closing: number
  /** Payments whose status would be requested from Stripe. */
  payments: number
}

/**
 * Ways to deal with the waiting emails:
 * - `send` them all, if the database wasn't restored, or what was lost has been merged into it.
 * - `discard` those to guests, if it was restored: guests have already received the emails from before the gap.
 */
const heldEmailWays = ['send', 'discard'] as const

export type HeldEmailWay = (typeof heldEmailWays)[number]

/** `POST /api/staff/hold/release` */
export const releaseHoldRequest = z.object({ emails: z.enum(heldEmailWays) })
