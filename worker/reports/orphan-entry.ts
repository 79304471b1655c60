import type { DisputeStatus } from '../../domain/payments/money-rows.ts'
import { type OrphanRefundStatus, orphanGuest, orphanMoney } from '../../domain/payments/orphan.ts'
import type { AttentionEntry } from '../../domain/reports/staff-attention.ts'
import type { audit } from '../db/schema/stays.ts'

type Row = typeof audit.$inferSelect

/** A recorded refund or dispute of an orphan payment. `id` is the PaymentIntent id. */
interface Movement extends Pick<Row, 'action' | 'data'> {
  id: string | null
}

export function orphanEntry(
  { id, since, data }: { id: string | null; since: Date; data: Row['data'] },
  movements: readonly Movement[],
): Extract<AttentionEntry<Date>, { kind: 'orphan' }> {
  const { cents = null, currency = null } = data
  const own = movements.filter((movement) => movement.id === id)
  const dataOf = (action: Row['action']) =>
    own.filter((movement) => movement.action === action).map((movement) => movement.data)
  const refunds = dataOf('orphan_refunded').map((refund) => ({
    id: String(refund.refund),
    cents: Number(refund.cents),
    status: String(refund.to) as OrphanRefundStatus,
  }))
  const disputes = dataOf('orphan_disputed').map((dispute) => ({
    id: String(dispute.dispute),
    cents: Number(dispute.cents),
    status: String(dispute.to) as DisputeStatus,
    dueBy: dispute.dueBy ? new Date(dispute.dueBy) : null,
  }))
  return {
    kind: 'orphan',
    id: id ?? '',
    since,
    cents: cents === null ? null : Number(cents),
    currency: currency === null ? null : String(currency),
    guest: orphanGuest(data),
    money: orphanMoney(refunds, disputes),
  }
}
