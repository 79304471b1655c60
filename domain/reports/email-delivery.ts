/**
 * The provider's report on an email that it has accepted:
 * - `deferred`: the email isn't delivered yet, but the provider is still trying.
 * - `bounced`: the address accepts no email.
 * - `failed`: the provider gave up, for example because of a full mailbox.
 * - `rejected`: the provider refused the email before delivery.
 * - `complained`: the recipient marked the email as spam.
 */
export type EmailDelivery =
  | 'deferred'
  | 'delivered'
  | 'bounced'
  | 'failed'
  | 'rejected'
  | 'complained'

/** The report with the highest rank wins, because reports may arrive in any order. */
const rank: Record<EmailDelivery, number> = {
  deferred: 1,
  delivered: 2,
  bounced: 3,
  failed: 3,
  rejected: 3,
  complained: 3,
}

/**
 * True if the report outranks the earlier one.
 * `known` is `null` before the first report.
 */
export function isNews(reported: EmailDelivery, known: EmailDelivery | null): boolean {
  return rank[reported] > (known ? rank[known] : 0)
}

/** True if the email didn't reach its recipient, or was marked as spam. */
export function isLost(delivery: EmailDelivery): boolean {
  return rank[delivery] === rank.bounced
}
