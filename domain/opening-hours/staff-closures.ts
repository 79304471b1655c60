import type { Locale } from '../business/locales.ts'
import type { StayStatus } from '../business/stay.ts'
import type { Stay } from '../stay/stay-record.ts'
import { type Closure, closedTo, type Visit } from './opening-times.ts'

/** A closure as staff see it, with why and by whom. */
export interface StaffClosure<Instant = string> extends Closure<Instant> {
  id: string
  reason: string
  /** A username; null where it was no member of staff. */
  closedBy: string | null
  closedAt: Instant
  liftedAt: Instant | null
  /** Stays that it still touches. */
  openCases: number
}

/** A stay that a closure touches or touched, what its guest was told, and what became of it. */
export interface AffectedStay<Instant = string>
  extends Pick<
    Stay<Instant>,
    | 'id'
    | 'reference'
    | 'customerName'
    | 'customerEmail'
    | 'customerPhone'
    | 'locale'
    | 'luggageCount'
    | 'startDate'
    | 'endDate'
    | 'pickUpAt'
    | 'status'
  > {
  /** For what its guest would find the office closed. */
  visits: readonly Visit[]
  outcome: ClosureOutcome
  /** Null where nobody has written to the guest. */
  notice: NoticeStatus | null
}

/** A mail as its reader would get it now. */
export interface WrittenEmail {
  to: string
  locale: Locale
  subject: string
  text: string
}

/*
 * The stays that a closure touches, and what becomes of them. Apart from the schemas of `closures.ts`, so
 * that staff's page loads none.
 */

/** The states in which a guest is still to come for a visit. */
export const awaitedIn: Record<Visit, readonly StayStatus[]> = {
  drop_off: ['pending', 'confirmed'],
  pick_up: ['pending', 'confirmed', 'checked_in'],
}

type TimedStay = Pick<Stay, 'status' | 'serviceType' | 'startDate' | 'pickUpAt'>

/** The visits of a stay for which there is a closure in the way; `touchedBy` is the same in SQL. */
export function affectedVisits(closure: Closure, stay: TimedStay): Visit[] {
  if (stay.serviceType !== 'storage') return []
  return visitsWithin(closure, stay).filter((visit) => awaitedIn[visit].includes(stay.status))
}

function visitsWithin({ kind, from, to }: Closure, { startDate, pickUpAt }: TimedStay): Visit[] {
  const within = (at: Date) => from <= at && at < to
  const visits: Visit[] = []
  if (within(startDate)) visits.push('drop_off')
  // A stay that names no pick-up is kept as ending when it begins.
  if (within(pickUpAt) && pickUpAt > startDate) visits.push('pick_up')
  return visits.filter((visit) => closedTo[visit].includes(kind))
}

/**
 * What became of a stay that a closure touched. `open`: it still does, and somebody has to act.
 * `moved`: its times are others now. `came`: the guest was there all the same. `ended`: nobody comes any
 * more. `reopened`: the closure was lifted.
 */
const closureOutcomes = ['open', 'moved', 'came', 'ended', 'reopened'] as const

export type ClosureOutcome = (typeof closureOutcomes)[number]

export function outcomeOf(
  closure: Closure & { liftedAt: Date | null },
  stay: TimedStay,
): ClosureOutcome {
  if (closure.liftedAt) return 'reopened'
  if (affectedVisits(closure, stay).length > 0) return 'open'
  if (stay.status === 'checked_in' || stay.status === 'completed') {
    return visitsWithin(closure, stay).length > 0 ? 'came' : 'moved'
  }
  return stay.status === 'pending' || stay.status === 'confirmed' ? 'moved' : 'ended'
}

/**
 * Where the mail stands that asks a guest to move: written and held for staff, released and on its way,
 * with the guest, given up by the sender, or dropped, as there was nothing left to write about.
 */
export const noticeStatuses = ['held', 'queued', 'sent', 'dead', 'dropped'] as const

export type NoticeStatus = (typeof noticeStatuses)[number]

/** Whether staff can have the guest of a stay written to: once, and while it needs to be. */
export function canBeWrittenTo({
  outcome,
  notice,
  customerEmail,
}: {
  outcome: ClosureOutcome
  notice: NoticeStatus | null
  customerEmail: string | null
}): boolean {
  return outcome === 'open' && customerEmail !== null && (notice === null || notice === 'held')
}
