const hour = 3_600_000

/**
 * Room in one mailbox for emails that anybody can cause who names its address
 * ([decision 0070](../../docs/decisions/0070-no-mailbox-is-flooded.md)).
 */
export const mailboxLimit = {
  /** Emails of their own in any hour, and in any 24 hours. */
  perHour: 10,
  perDay: 16,
  /** Hours for which the others wait, to be told together in one email. */
  summaryAfter: 1,
  /** The same, once the day's room is used up. */
  laterSummaryAfter: 6,
} as const

/** Emails in any 24 hours, summaries included. */
export const mostPerDay = mailboxLimit.perDay + 24 / mailboxLimit.laterSummaryAfter

/** Since when emails count for the hour, and for the day. */
export function mailboxWindows(now: Date): { hour: Date; day: Date } {
  return { hour: new Date(now.getTime() - hour), day: new Date(now.getTime() - 24 * hour) }
}

/** When a full mailbox gets the email that tells of the others; `lately` counts those of the last 24 hours. */
export function summaryAt(lately: number, now: Date): Date {
  const { perDay, summaryAfter, laterSummaryAfter } = mailboxLimit
  const hours = lately < perDay ? summaryAfter : laterSummaryAfter
  return new Date(now.getTime() + hours * hour)
}
