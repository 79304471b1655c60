import type { Cents } from '../../../domain/business/money.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { isRefundable } from '../../../domain/payments/cancellation-policy.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'

type Times = Pick<Pass, 'startDate' | 'movedLate'>

/**
 * Returns why a cancellation refunds nothing.
 * The drop-off day is `today` or in the `past`, or the stay was `moved` late.
 */
export function whyKept({ startDate, movedLate }: Times, now: Date): 'today' | 'past' | 'moved' {
  const [today, dropOff] = [tiranaDate(now), tiranaDate(new Date(startDate))]
  if (today > dropOff) return 'past'
  return movedLate && today < dropOff ? 'moved' : 'today'
}

/**
 * Returns whether a guest can still move the stay to another day, from its drop-off day on.
 * `open` (still possible) until the drop-off time, then `over` (no longer possible). `null` before
 * the drop-off day.
 */
export function moveToday({ startDate }: Pick<Pass, 'startDate'>, now: Date) {
  const start = new Date(startDate)
  if (tiranaDate(now) < tiranaDate(start)) return null
  return now < start ? 'open' : 'over'
}

/**
 * Returns the paid cents that stay non-refundable if the drop-off moves to `startDate`.
 * `startDate` is an ISO instant, or `undefined` if the drop-off doesn't change. Returns 0 if the
 * drop-off stays on the same day, if the stay can still be refunded, or if `cancelling` is `null`.
 */
export function staysKept(
  { cancelling, ...stay }: Times & Pick<Pass, 'cancelling'>,
  startDate: string | undefined,
  now: Date,
): Cents {
  if (!cancelling || !startDate) return 0
  const isSameDay = tiranaDate(new Date(startDate)) === tiranaDate(new Date(stay.startDate))
  const wasRefundable = isRefundable(
    { startDate: new Date(stay.startDate), movedLateAt: null },
    now,
  )
  return isSameDay || (wasRefundable && !stay.movedLate) ? 0 : cancelling.kept
}
