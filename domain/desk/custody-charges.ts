import { addedLater } from '../booking/added-later.ts'
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
import { accountOf, chargedFor, totalPriceOf } from '../payments/account.ts'
import { refundDue } from '../payments/cancellation-policy.ts'
import type { Charge } from '../payments/money-rows.ts'
import { quote, storedPrice } from '../pricing/pricing.ts'
import { bagsInside, type StayRecord } from '../stay/stay-record.ts'
import type { AgreedStay } from '../stay/stay-update.ts'
import { tiranaDate } from '../time/calendar.ts'

/* Charges and credits for bags that come or leave outside the agreed times. */

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

interface Extension {
  agreed: Partial<AgreedStay>
  charges: Charge[]
}

/**
 * Extends a late stay to `at`, for the price of checking out all bags that are here then.
 * Changes nothing if the stay isn't late or no bag is here.
 */
export function extendedTo(record: StayRecord, at: Date): Extension {
  const { stay } = record
  const inside = bagsInside(record).length
  if (inside === 0 || at <= stay.pickUpAt) return { agreed: {}, charges: [] }
  const cents = totalPriceOf(leftLate(record, inside, at))
  const endDate = at
  const { duration } = quote({ ...stay, endDate, duration: undefined }, tariffOf(stay))
  return {
    agreed: { endDate, pickUpAt: at, duration },
    charges: cents > 0 ? [{ kind: 'changed', cents }] : [],
  }
}

/** Charges added bags like a separate stay from `at` to the pick-up, limited by `withinWhole`. */
export function cameLater(record: StayRecord, added: number, at: Date): Charge[] {
  const stay = billed(record.stay)
  const own = listPrice({ ...stay, startDate: at }, added)
  const cents = withinWhole(record, stay, own, added)
  return cents > 0 ? [{ kind: 'changed', cents }] : []
}

/**
 * Limits `own`, the charge for some bags, to the whole stay's list price minus its price so far.
 * A plan covers several items, so bags charged on their own could cost more.
 */
function withinWhole(record: StayRecord, longer: BilledStay, own: Cents, added = 0): Cents {
  const whole = listPrice(longer, record.stay.luggageCount + added) - pricedSoFar(record)
  return Math.max(0, Math.min(own, whole))
}

function pricedSoFar(record: StayRecord): Cents {
  const { stay } = record
  if (!isAgreedPrice(record)) return stay.totalPrice
  const charges = withoutUndone(record.charges)
  const kinds = charges.map(({ kind }) => kind)
  const lastChange = kinds.lastIndexOf('changed')
  const listed = listPrice(billed(stay), stay.luggageCount)
  // `listed` already includes extra days that were charged before the last change.
  const sinceThen = chargedFor(['extra_days'], charges.slice(lastChange + 1))
  if (lastChange > kinds.lastIndexOf('agreed')) return listed + sinceThen
  const plan = storedPrice(
    quote({ ...stay, endDate: stay.pickUpAt, duration: undefined }, tariffOf(stay)),
  )
  return Math.max(plan, listed) + sinceThen
}

/**
 * Excludes changes that were undone, and the rows that undid them.
 * Undoing a change adds a row with the opposite amount. Once staff have set the price, no other
 * `changed` row is negative.
 */
function withoutUndone(charges: readonly Charge[]): Charge[] {
  const standing: Charge[] = []
  for (const charge of charges) {
    const isReversal = charge.kind === 'changed' && charge.cents < 0
    const undone = standing.findLastIndex(
      ({ kind, cents }) => isReversal && kind === 'changed' && cents === -charge.cents,
    )
    if (undone < 0) standing.push(charge)
    else standing.splice(undone, 1)
  }
  return standing
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
    paid: netPrice + addedLater(record),
    dropOff,
    pickUp,
  }
  const cents = refundDue(paid, { kind: 'picked_up', on: tiranaDate(at) })
  return cents > 0 ? [{ kind: 'unused_days', cents: -cents }] : []
}
