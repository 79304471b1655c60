import {
  type BilledStay,
  begunAt,
  billed,
  earlyDays,
  extraDays,
  listPrice,
} from '../booking/extra-days.ts'
import { isAgreedPrice } from '../booking/set-price.ts'
import { tariffOf } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { accountOf, chargedFor } from '../payments/account.ts'
import { refundDue } from '../payments/cancellation-policy.ts'
import type { Charge } from '../payments/money-rows.ts'
import { quote, storedPrice } from '../pricing/pricing.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { tiranaDate } from '../time/calendar.ts'

/*
 * Charges for bags that are checked in or out outside the agreed times.
 * If all bags are checked in or out together, the charge is the same as for this change on the pass (see
 * `changedPrice`).
 */

export function cameEarly(record: StayRecord, bags: number, at: Date) {
  const { stay } = record
  const startDate = begunAt(stay, at)
  if (startDate >= stay.startDate) return { agreed: {}, charges: [] }
  const agreed = { startDate, endDate: stay.pickUpAt }
  const { duration } = quote({ ...stay, ...agreed, duration: undefined }, tariffOf(stay))
  const own = earlyDays(billed(stay), bags, at)
  const cents = withinWhole(record, { ...billed(stay), startDate }, own)
  const charges: Charge[] = cents > 0 ? [{ kind: 'changed', cents }] : []
  return { agreed: { ...agreed, duration }, charges }
}

export function leftLate(record: StayRecord, leaving: number, at: Date): Charge[] {
  const own = extraDays(billed(record.stay), leaving, at)
  const cents = withinWhole(record, { ...billed(record.stay), pickUpAt: at }, own)
  return cents > 0 ? [{ kind: 'extra_days', cents }] : []
}

/**
 * Limits the charge for some bags (`own`) to that for the whole stay.
 * The limit is the price of all items for the `longer` time, less the price so far. A plan covers several
 * items, so charging each bag on its own could cost more.
 */
function withinWhole(record: StayRecord, longer: BilledStay, own: Cents): Cents {
  const whole = listPrice(longer, record.stay.luggageCount) - pricedSoFar(record)
  return Math.max(0, Math.min(own, whole))
}

function pricedSoFar(record: StayRecord): Cents {
  const { stay, charges } = record
  if (!isAgreedPrice(record)) return stay.totalPrice
  const plan = storedPrice(
    quote({ ...stay, endDate: stay.pickUpAt, duration: undefined }, tariffOf(stay)),
  )
  const listed = Math.max(plan, listPrice(billed(stay), stay.luggageCount))
  return listed + chargedFor(['extra_days'], charges)
}

/** Returns the credit for unused days (specification, section 9). */
export function unusedDays(record: StayRecord, at: Date): Charge[] {
  const { storageType, luggageCount, startDate, pickUpAt } = record.stay
  const [dropOff, pickUp] = [tiranaDate(startDate), tiranaDate(pickUpAt)]
  const { netPrice } = accountOf(record)
  const paid = {
    storageType,
    luggageCount,
    tariff: tariffOf(record.stay),
    paid: netPrice,
    dropOff,
    pickUp,
  }
  const cents = refundDue(paid, { kind: 'picked_up', on: tiranaDate(at) })
  return cents > 0 ? [{ kind: 'unused_days', cents: -cents }] : []
}
