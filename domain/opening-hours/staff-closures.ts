import type { Locale } from '../business/locales.ts'
import type { StayStatus } from '../business/stay.ts'
import type { Stay } from '../stay/stay-record.ts'
import { type Closure, closedTo, type Visit } from './opening-times.ts'

export interface StaffClosure<Instant = string> extends Closure<Instant> {
  id: string
  reason: string
  /** A username, `null` if not a member of staff. */
  closedBy: string | null
  closedAt: Instant
  liftedAt: Instant | null
  openCases: number
}

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
  visits: readonly Visit[]
  outcome: ClosureOutcome
  /** `null` if no email was written to the guest. */
  notice: NoticeStatus | null
}

export interface WrittenEmail {
  to: string
  locale: Locale
  subject: string
  text: string
}

/*
 * Separate from `closures.ts`, because the staff page loads no schemas.
 */
export const awaitedIn: Record<Visit, readonly StayStatus[]> = {
  drop_off: ['pending', 'confirmed'],
  pick_up: ['pending', 'confirmed', 'checked_in'],
}

type TimedStay = Pick<Stay, 'status' | 'serviceType' | 'startDate' | 'pickUpAt'>

/** `affectedBy` is the same rule in SQL. */
export function affectedVisits(closure: Closure, stay: TimedStay): Visit[] {
  if (stay.serviceType !== 'storage') return []
  return visitsWithin(closure, stay).filter((visit) => awaitedIn[visit].includes(stay.status))
}

function visitsWithin({ kind, from, to }: Closure, { startDate, pickUpAt }: TimedStay): Visit[] {
  const within = (at: Date) => from <= at && at < to
  const visits: Visit[] = []
  if (within(startDate)) visits.push('drop_off')
  // Without a named pick-up, `pickUpAt` is the drop-off.
  if (within(pickUpAt) && pickUpAt > startDate) visits.push('pick_up')
  return visits.filter((visit) => closedTo[visit].includes(kind))
}

/**
 * Outcomes of a stay affected by a closure:
 * - `open`: still affected, so staff must act.
 * - `moved`: its times have changed.
 * - `came`: the guest came anyway.
 * - `ended`: no visit is expected.
 * - `reopened`: the closure was lifted.
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
 * Status of the email about moving a stay.
 * `held`: waits for staff to release it. `dead`: sending failed for good. `dropped`: no longer needed.
 */
export const noticeStatuses = ['held', 'queued', 'sent', 'dead', 'dropped'] as const

export type NoticeStatus = (typeof noticeStatuses)[number]

/** Allowed once, and only while the stay is affected. */
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
