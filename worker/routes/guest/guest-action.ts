import type { Refusal } from '../../../domain/input/refusal.ts'
import type { OpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { openChangePayment } from '../../../domain/pass/pending-change.ts'
import type { Payment } from '../../../domain/payments/money-rows.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext, StayUpdate } from '../../../domain/stay/stay-update.ts'
import type { AppContext } from '../../context.ts'
import { sendSoon } from '../../email/send.ts'
import { AppError } from '../../errors.ts'
import { idempotentRequestOf } from '../../http/idempotency.ts'
import { assertCurrentLink } from '../../pass/links.ts'
import { lostRow } from '../../pass/lost-row.ts'
import { cancelChangePayment } from '../../stripe/change-payment.ts'
import { stripePayments } from '../../stripe/payments.ts'
import { type Acted, runAction } from '../../stripe/run-action.ts'

interface Asked {
  request: object
  now: Date
}

export function guestContext(now: Date): ActionContext {
  return { actor: 'guest', at: now, newId: () => crypto.randomUUID() }
}

/**
 * Runs an action on the stay of the caller's link and returns the new record.
 * If only an open change payment blocks the action, cancels that payment and tries again. Throws
 * `storage_unavailable` if the stay's row was lost, `stay_changed` if someone else changed the stay
 * first, and any code with which the action is refused. Also throws like `assertCurrentLink`,
 * `runAction` and `cancelChangePayment`.
 */
export async function guestAction(
  c: AppContext,
  { request, now }: Asked,
  decide: (
    record: StayRecord,
    context: ActionContext,
    openingTimes: OpeningTimes,
  ) => StayUpdate | Refusal,
): Promise<StayRecord> {
  const idempotent = await idempotentRequestOf(c, request)
  const payments = stripePayments(c.env)
  const context = guestContext(now)
  const writing = { now, idempotent }
  const tryIt = (rule: typeof decide) =>
    runAction(
      payments,
      c.get('passStayId'),
      (record, times) => {
        assertCurrentLink(c, record)
        return rule(record, context, times)
      },
      writing,
    )
  let acted = await tryIt(decide)
  const pendingChange = acted && pendingChangeInTheWay(acted)
  if (acted && pendingChange) {
    await cancelChangePayment(payments, acted.record, now)
    // If the guest has paid after all, the stay has changed.
    acted = await tryIt((record, ...beside) =>
      isPaid(record, pendingChange) ? { refused: 'stay_changed' } : decide(record, ...beside),
    )
  }
  if (!acted) throw lostRow()
  if (acted.outcome === 'lost') throw new AppError('stay_changed')
  if (acted.outcome === 'refused') throw new AppError(acted.refused)
  sendSoon(c)
  return acted.record
}

function pendingChangeInTheWay(acted: Acted): Payment | undefined {
  const isInTheWay = acted.outcome === 'refused' && acted.refused === 'payment_open'
  return isInTheWay ? openChangePayment(acted.record) : undefined
}

function isPaid({ payments }: StayRecord, pendingChange: Payment): boolean {
  return payments.some(({ id, receivedCents }) => id === pendingChange.id && receivedCents > 0)
}
