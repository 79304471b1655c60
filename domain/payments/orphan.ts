import type * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { email, optionalPhone, requiredLine } from '../input/fields.ts'
import type { DisputeStatus } from './money-rows.ts'

/** Stripe's data about the guest of an orphan payment. A field is `null` if unknown or erased. */
export interface OrphanGuest {
  reference: string | null
  name: string | null
  email: string | null
  phone: string | null
}

const line = requiredLine(limitsOfText.name, 'required')
const guestFields = { reference: line, name: line, email, phone: optionalPhone } as const

/**
 * Returns Stripe's data about the guest, with `null` for invalid values.
 * Stripe accepts any text from a payer.
 */
export function orphanGuest(said: { [Field in keyof OrphanGuest]?: unknown }): OrphanGuest {
  const read = (field: keyof OrphanGuest) => textOrNull(guestFields[field], said[field])
  return {
    reference: read('reference'),
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
  }
}

function textOrNull(field: z.ZodMiniType<string | undefined>, said: unknown): string | null {
  const { data } = field.safeParse(said)
  return data || null
}

/** `refunded` includes a pending refund (decision 0068). */
export type OrphanRefundStatus = 'refunded' | 'failed'

export interface OrphanRefund {
  id: string
  cents: Cents
  status: OrphanRefundStatus
}

export interface OrphanDispute<Instant = Date> {
  id: string
  cents: Cents
  status: DisputeStatus
  dueBy: Instant | null
}

/** Statuses that bring an orphan payment back to To do. */
export const setbackStatuses = ['failed', 'inquiry', 'open'] as const

export function isSetback(status: OrphanRefundStatus | DisputeStatus): boolean {
  return setbackStatuses.some((setback) => setback === status)
}

/**
 * Statuses in the order in which a dispute reaches them.
 * A closed inquiry can still become a dispute.
 */
const disputeOrder: readonly DisputeStatus[] = ['inquiry', 'closed', 'open', 'won', 'lost']

/** Amounts are cents in the orphan payment's currency. */
export interface OrphanMoney<Instant = Date> {
  refundedCents: Cents
  failedCents: Cents
  disputes: OrphanDispute<Instant>[]
  /** Number of recorded statuses that are setbacks. */
  setbacks: number
}

/** `refunds` and `disputes` contain one row per recorded status, in any order. */
export function orphanMoney(
  refunds: readonly OrphanRefund[],
  disputes: readonly OrphanDispute[],
): OrphanMoney {
  const failed = refunds.filter(({ status }) => status === 'failed')
  const isFailed = (id: string) => failed.some((refund) => refund.id === id)
  const refunded = refunds.filter(({ id, status }) => status === 'refunded' && !isFailed(id))
  const inOrder = disputes.toSorted(
    (one, other) => disputeOrder.indexOf(one.status) - disputeOrder.indexOf(other.status),
  )
  const latest = new Map(inOrder.map((dispute) => [dispute.id, dispute]))
  return {
    refundedCents: sum(refunded),
    failedCents: sum(failed),
    disputes: [...latest.values()],
    setbacks: [...refunds, ...disputes].filter(({ status }) => isSetback(status)).length,
  }
}

/**
 * Returns what staff have to do about an orphan payment.
 * - `answer`: a dispute or inquiry is open, so the money must not be refunded.
 * - `nothing`: no money is left here.
 * - `refund`: money is left here, or the amount is unknown.
 */
export function orphanTask(
  cents: Cents | null,
  { refundedCents, disputes }: Pick<OrphanMoney<unknown>, 'refundedCents' | 'disputes'>,
): 'answer' | 'refund' | 'nothing' {
  if (disputes.some(({ status }) => isSetback(status))) return 'answer'
  const lost = sum(disputes.filter(({ status }) => status === 'lost'))
  return cents !== null && refundedCents + lost >= cents ? 'nothing' : 'refund'
}

function sum(amounts: readonly { cents: Cents }[]): Cents {
  return amounts.reduce((total, { cents }) => total + cents, 0)
}
