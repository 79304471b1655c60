import { repriced } from '../booking/change-stay.ts'
import type { StayStatus } from '../business/stay.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import type { Refund } from '../payments/money-rows.ts'
import { type AuditData, ownReasons } from '../stay/audit-data.ts'
import { isPromised, passesWithout, presentPass } from '../stay/collectors.ts'
import { planRefunds } from '../stay/refund-actions.ts'
import { type Bag, type BagReceiver, bagsInside, type StayRecord } from '../stay/stay-record.ts'
import { type StayTransition, transitionStay } from '../stay/stay-transition.ts'
import {
  type ActionContext,
  hasHappened,
  recordAfter,
  type StayEmailKind,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'
import { cameEarly, leftLate, unusedDays } from './custody-charges.ts'

export interface TakenIn {
  tags: readonly number[]
  /** True if staff saw an identity document. Its details are never stored. */
  idSeen: boolean
}

export const newBag = { status: 'inside', outTo: null, collectorId: null, photo: null } as const

/**
 * Checks in one bag per tag, and reprices the stay if it then has another number of items.
 * If repricing is refused, the stay is marked `unpriced`. An offline check-in skips tags that the
 * stay already has.
 */
export function checkIn(
  record: StayRecord,
  { tags, idSeen }: TakenIn,
  context: ActionContext,
): StayUpdate | Refusal {
  if (tags.length === 0 || new Set(tags).size < tags.length) return { refused: 'tags_invalid' }
  const isFact = hasHappened(context)
  const left = tagsOf(record.bags.filter(({ status }) => status === 'collected'))
  const here = tagsInside(record, context)
  if (!isFact && tags.some((tag) => left.includes(tag) && isPromised(record, tag)))
    return { refused: 'tags_invalid' }
  const missing = isFact ? notAmong([...here, ...left], tags) : tags
  const isDoubtful = isFact && tags.some((tag) => left.includes(tag) && !here.includes(tag))
  if (missing.length > 0) return takeIn(record, { tags: missing, idSeen }, isDoubtful, context)
  return {
    ...unchanged(record, context.actor),
    action: 'checked_in_again',
    data: { ...tagged(tags), ...(isDoubtful && { attention: 'conflict' }) },
    attention: isDoubtful ? { conflict: true } : {},
  }
}

/**
 * Checks in bags, and records a conflict if `isDoubtful`.
 * None of the tags may be on a bag of this stay that is here.
 */
export function takeIn(
  record: StayRecord,
  { tags: missing, idSeen }: TakenIn,
  isDoubtful: boolean,
  context: ActionContext,
): StayUpdate | Refusal {
  const move = arrival(record, context)
  if (isRefused(move)) return move
  const bags = missing.map((tag): Bag => ({ ...newBag, id: context.newId(), tag }))
  const data = { tags: missing.join(' '), idSeen: Number(idSeen) }
  const base = {
    ...unchanged(record, context.actor),
    action: 'check_in' as const,
    ...move,
    data,
    bags,
    collectors: passesWithout(record, missing),
  }
  const here = recordAfter(record, base, context.at)
  const counted = countedAnew(here, here.bags.filter(({ status }) => status !== 'voided').length)
  const early = cameEarly(
    recordAfter(here, { ...base, ...counted }, context.at),
    missing.length,
    context.at,
  )
  const charges = [...move.charges, ...counted.charges, ...early.charges]
  const back =
    counted.charges.length > 0 && planRefunds(record, charges, ownReasons.fewerItems, context)
  return {
    ...base,
    data: { ...data, ...counted.data, ...(isDoubtful && withConflict(counted.data)) },
    agreed: { ...counted.agreed, ...early.agreed },
    attention: { ...counted.attention, ...(isDoubtful && { conflict: true }) },
    charges,
    ...back,
    emails: back && back.refunds.length > 0 ? ['refunded'] : [],
  }
}

export const tagged = (tags: readonly number[]) => ({ tags: tags.join(' ') })

export function notAmong(known: readonly number[], tags: readonly number[]): number[] {
  return tags.filter((tag) => !known.includes(tag))
}

const tagsOf = (bags: readonly Bag[]) => bags.map(({ tag }) => tag)

/**
 * Returns the tags of bags that are here.
 * For an offline action, also returns tags replaced since, because the device still used them.
 */
export function tagsInside(record: StayRecord, context: ActionContext): number[] {
  const ended = (hasHappened(context) && context.actor === 'staff' && context.ended) || []
  const changed = ended.filter(({ action, at }) => action === 'tag_changed' && at >= context.at)
  const before = record.bags.filter(({ id }) => changed.some(({ bagId }) => bagId === id))
  return tagsOf([...bagsInside(record), ...before])
}

const withConflict = ({ attention }: AuditData): AuditData => ({
  attention: [attention, 'conflict'].filter(Boolean).join(' '),
})

/**
 * Returns the transition of a check-in.
 * An offline check-in is accepted in every status, because it has already happened.
 */
function arrival(record: StayRecord, context: ActionContext): StayTransition | Refusal {
  const move = transitionStay(record.stay, record, 'check_in', context.at)
  if (!isRefused(move) || !hasHappened(context)) return move
  if (record.stay.status === 'checked_in') return { status: 'checked_in', charges: [] }
  return transitionStay(record.stay, record, 'take_in', context.at)
}

function countedAnew(record: StayRecord, luggageCount: number) {
  const nothing = { data: {} as AuditData, agreed: {}, attention: {}, charges: [] }
  if (luggageCount === record.stay.luggageCount) return nothing
  const repricing = repriced(record, { luggageCount })
  if (!isRefused(repricing)) return { ...repricing, attention: { unpriced: false } }
  return {
    data: { attention: 'unpriced', refused: repricing.refused },
    agreed: { luggageCount },
    attention: { unpriced: true },
    charges: [],
  }
}

const noPass = { data: {}, collectors: [], attention: {} }

const keeping: readonly StayStatus[] = ['checked_in', 'abandoned']

/**
 * Checks out bags and charges extra days. Once no bag is left, a checked-in stay is completed.
 * `collectorId` is the id of a pick-up pass, `null` if none is used. The pass is marked as used and
 * overrides `receiver`.
 */
export function checkOut(
  record: StayRecord,
  tags: readonly number[],
  receiver: BagReceiver,
  context: ActionContext,
  collectorId: string | null = null,
): StayUpdate | Refusal {
  const outTo = collectorId === null ? receiver : 'collector'
  const here = bagsInside(record)
  const leaving = here.filter(({ tag }) => tags.includes(tag))
  const gone = hasHappened(context) ? alreadyGone(record, tags) : []
  const again = gone.length > 0 ? givenAgain(record, gone, outTo, context) : null
  if (again && gone.length === tags.length) return again
  if (!keeping.includes(record.stay.status)) return { refused: 'not_allowed' }
  if (leaving.length === 0 || leaving.length + gone.length < tags.length)
    return { refused: 'tags_invalid' }
  const pass = collectorId === null ? noPass : presentPass(record, collectorId, leaving, context)
  if (isRefused(pass)) return pass
  const bags = leaving.map((bag): Bag => ({ ...bag, status: 'collected', outTo, collectorId }))
  const left = leaving.map(({ tag }) => tag).join(' ')
  const data = {
    tags: left,
    outTo,
    ...pass.data,
    ...(again && { again: again.data.tags, ...conflictOf(again) }),
  }
  const given: StayEmailKind[] = outTo === 'collector' ? ['luggage_collected'] : []
  const attention = { ...again?.attention, ...pass.attention }
  const base = {
    ...unchanged(record, context.actor),
    ...pass,
    attention,
    data,
    bags,
    emails: given,
  }
  const extra = leftLate(record, leaving.length, context.at)
  const move = transitionStay(record.stay, record, 'check_out', context.at)
  if (leaving.length < here.length || isRefused(move)) {
    return { ...base, action: 'bags_collected', charges: extra }
  }
  const charges = [...move.charges, ...extra, ...unusedDays(record, context.at)]
  const back = planRefunds(record, charges, ownReasons.unusedDays, context)
  const emails = [...given, ...emailsOfLeaving(record, back.refunds)]
  return { ...base, action: 'check_out', ...move, charges, ...back, emails }
}

function emailsOfLeaving({ payments }: StayRecord, refunds: readonly Refund[]): StayEmailKind[] {
  if (refunds.length > 0) return ['refunded']
  return payments.some(({ method, receivedCents }) => method === 'stripe' && receivedCents > 0)
    ? ['receipt']
    : []
}

const conflictOf = ({ data: { attention } }: StayUpdate) => attention && { attention }

/** Maximum milliseconds between two records of the same handover. */
const oneHandOver = 15 * 60_000

/**
 * Records another check-out of bags that had already left.
 * This is a conflict unless both check-outs have the same recipient and staff member, and about the
 * same time.
 */
function givenAgain(
  record: StayRecord,
  tags: readonly number[],
  outTo: BagReceiver,
  context: ActionContext,
): StayUpdate {
  const { staffId, ended } = context.actor === 'staff' ? context : {}
  const isSame = tags.every((tag) => {
    const before = record.bags.findLast((bag) => bag.status === 'collected' && bag.tag === tag)
    const handedOut = ended?.find(({ bagId }) => bagId === before?.id)
    const apart = (handedOut?.at ?? context.at).getTime() - context.at.getTime()
    return (
      before?.outTo === outTo && handedOut?.staffId === staffId && Math.abs(apart) <= oneHandOver
    )
  })
  return {
    ...unchanged(record, context.actor),
    action: 'checked_out_again',
    data: { ...tagged(tags), outTo, ...(!isSame && { attention: 'conflict' }) },
    attention: isSame ? {} : { conflict: true },
  }
}

function alreadyGone(record: StayRecord, tags: readonly number[]): number[] {
  const here = new Set(bagsInside(record).map(({ tag }) => tag))
  const collected = record.bags.filter(({ status }) => status === 'collected').map(({ tag }) => tag)
  return tags.filter((tag) => !here.has(tag) && collected.includes(tag))
}
