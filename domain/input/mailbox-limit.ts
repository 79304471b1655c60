const hour = 3_600_000

/**
 * Limits emails per mailbox, because strangers can have them sent to any address.
 * See [decision 0070](../../docs/decisions/0070-no-mailbox-is-flooded.md).
 */
export const mailboxLimit = {
  /**
   * Maximum number of emails to a mailbox in any hour (`perHour`) and in any 24 hours (`perDay`).
   * Emails that have waited may exceed `perDay`, up to `mostPerDay`.
   */
  perHour: 10,
  perDay: 16,
  /** Hours until a summary replaces the emails over the limit. */
  summaryAfter: 1,
  /** Hours until the summary once `perDay` is reached. */
  laterSummaryAfter: 6,
} as const

export const mostPerDay = mailboxLimit.perDay + 24 / mailboxLimit.laterSummaryAfter

export function mailboxWindows(now: Date): { hour: Date; day: Date } {
  return { hour: new Date(now.getTime() - hour), day: new Date(now.getTime() - 24 * hour) }
}

/**
 * Returns when to send the summary to a mailbox over its limit.
 * `lately` is the number of emails in the last 24 hours.
 */
export function summaryAt(lately: number, now: Date): Date {
  const { perDay, summaryAfter, laterSummaryAfter } = mailboxLimit
  const hours = lately < perDay ? summaryAfter : laterSummaryAfter
  return new Date(now.getTime() + hours * hour)
}
