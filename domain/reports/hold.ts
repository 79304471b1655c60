import * as z from 'zod/mini'

/*
 * Jobs and emails are held if the jobs had stopped, because the database may have been restored: emails in it may
 * have been sent already, and guests may have come whom it doesn't know.
 */

const minute = 60_000

/**
 * Milliseconds without a run of the jobs after which they are held.
 * Longer than a change of cron triggers takes at Cloudflare (15 minutes), so that a deploy never holds them.
 */
export const longestGap = 20 * minute

/**
 * Milliseconds from the last run in which a restored database may hold emails.
 * The next run may have been late. Nobody can restore and queue again within it, because it's shorter than a gap.
 */
export const restoredSpan = longestGap / 2

/** When no job ran: the last minute before the gap and the first one after it. */
export interface Hold<Instant = string> {
  from: Instant
  to: Instant
}

/** What waits for an owner to release it. Counts end at 101. */
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
 * What an owner does with the emails that wait:
 * - `send`: the database wasn't restored, or what was lost has been merged into it.
 * - `discard`: the database was restored, so guests have already received the emails from before the gap.
 */
const heldEmailWays = ['send', 'discard'] as const

export type HeldEmailWay = (typeof heldEmailWays)[number]

/** `POST /api/staff/hold/release` */
export const releaseHoldRequest = z.object({ emails: z.enum(heldEmailWays) })
