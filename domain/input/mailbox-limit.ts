const hour = 3_600_000

/**
 * Limits per mailbox for emails that anyone can have sent to any address.
 * See [decision 0070](../../docs/decisions/0070-no-mailbox-is-flooded.md).
 */
export const mailboxLimit = {
  /** Maximum number of emails in any hour. */
  perHour: 10,
  /**
   * Maximum number of emails in any 24 hours.
   * Emails that waited may exceed it, up to `mostPerDay`.
   */
  perDay: 16,
  /**
   * Hours that an email over `perHour` waits.
   * If other emails join it, one summary replaces them all.
   */
  summaryAfter: 1,
  /** Like `summaryAfter`, but once `perDay` is reached. */
  laterSummaryAfter: 6,
} as const

export const mostPerDay = mailboxLimit.perDay + 24 / mailboxLimit.laterSummaryAfter

export function mailboxWindows(now: Date): { hour: Date; day: Date } {
  return { hour: new Date(now.getTime() - hour), day: new Date(now.getTime() - 24 * hour) }
}

/**
 * Returns when to send an email that exceeds `mailboxLimit`, or the summary that replaces it.
 * `lately` is how many emails were counted for the mailbox in the last 24 hours.
 */
export function summaryAt(lately: number, now: Date): Date {
  const { perDay, summaryAfter, laterSummaryAfter } = mailboxLimit
  const hours = lately < perDay ? summaryAfter : laterSummaryAfter
  return new Date(now.getTime() + hours * hour)
}
