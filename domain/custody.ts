import { accountOf } from './account.ts'
import { tariffOf } from './business.ts'
import { tiranaDate } from './calendar.ts'
import { changeStay } from './change-stay.ts'
import { extraDays } from './extra-days.ts'
import { moveStay } from './move-stay.ts'
import { refundDue } from './refund.ts'
import { goingBack } from './refund-actions.ts'
import { isRefused, type Refusal } from './refusal.ts'
import { chained, type Doing, fileAfter, type StayChange, unchanged } from './stay-change.ts'
import type { Bag, BagReceiver, Charge, StayFile } from './stay-file.ts'

/** What staff note when bags come in. */
export interface TakenIn {
  /** One number for each item, as it stands on its tag. */
  tags: readonly number[]
  /** That the guest showed an identity document; nothing of it is kept. */
  idSeen: boolean
}

/** Bags that are in the house. */
export function inside({ bags }: Pick<StayFile, 'bags'>): Bag[] {
  return bags.filter(({ state }) => state === 'inside')
}

/**
 * Takes a guest's bags in. There are as many as there are tags, and an early day is charged: where
 * either differs from what was agreed, the stay is changed with it, at the price list that binds it.
 */
export function checkIn(
  file: StayFile,
  { tags, idSeen }: TakenIn,
  doing: Doing,
): StayChange | Refusal {
  if (tags.length === 0 || new Set(tags).size < tags.length) return { refused: 'tags_differ' }
  const move = moveStay(file.stay, file, 'check_in', doing.at)
  if (isRefused(move)) return move
  const bags = tags.map((tag): Bag => ({ id: doing.newId(), tag, state: 'inside', outTo: null }))
  const data = { tags: tags.join(' '), idSeen: Number(idSeen) }
  const taken = {
    ...unchanged(file, doing.actor),
    action: 'check_in' as const,
    ...move,
    data,
    bags,
  }
  const { luggageCount, startDate } = file.stay
  const isEarly = tiranaDate(doing.at) < tiranaDate(startDate)
  if (tags.length === luggageCount && !isEarly) return taken
  const wish = { luggageCount: tags.length, ...(isEarly && { startDate: doing.at }) }
  return chained(taken, changeStay(fileAfter(file, taken, doing.at), wish, 'checked_in', doing))
}

/**
 * Gives bags out. Those that leave late cost their extra days; when the last one leaves, the stay is
 * completed, and days that it did not use are no longer owed.
 */
export function checkOut(
  file: StayFile,
  tags: readonly number[],
  outTo: BagReceiver,
  doing: Doing,
): StayChange | Refusal {
  const here = inside(file)
  const leaving = here.filter(({ tag }) => tags.includes(tag))
  if (leaving.length === 0 || leaving.length < tags.length) return { refused: 'tags_differ' }
  const bags = leaving.map((bag): Bag => ({ ...bag, state: 'collected', outTo }))
  const data = { tags: tags.join(' '), outTo }
  const base = { ...unchanged(file, doing.actor), data, bags }
  const late = extraDays(file.stay, leaving.length, doing.at)
  const extra: Charge[] = late > 0 ? [{ kind: 'extra_days', cents: late }] : []
  if (leaving.length < here.length) return { ...base, action: 'bags_collected', charges: extra }
  const move = moveStay(file.stay, file, 'check_out', doing.at)
  if (isRefused(move)) return move
  const charges = [...move.charges, ...extra, ...unusedDays(file, doing.at)]
  const back = goingBack(file, charges, 'unused_days', doing)
  return { ...base, action: 'check_out', ...move, charges, ...back }
}

/** What is no longer owed by whoever collects early (specification, section 9). */
function unusedDays(file: StayFile, at: Date): Charge[] {
  const { luggageCount, startDate, pickUpAt } = file.stay
  const [dropOff, pickUp] = [tiranaDate(startDate), tiranaDate(pickUpAt)]
  const { owed } = accountOf(file)
  const agreed = { tariff: tariffOf(file.stay), luggageCount, paid: owed, dropOff, pickUp }
  const cents = refundDue(agreed, { kind: 'picked_up', on: tiranaDate(at) })
  return cents > 0 ? [{ kind: 'unused_days', cents: -cents }] : []
}
