import type { Locale } from '../business/locales.ts'
import type { StayStatus } from '../business/stay.ts'
import type { Stay } from '../stay/stay-record.ts'
import { type Closure, closedTo, type Visit } from './opening-times.ts'

export interface StaffClosure<Instant = string> extends Closure<Instant> {
  id: string
  reason: string
  /** `null` if no member of staff is recorded. */
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
  /** `null` if there is no email to the guest about the closure. */
  notice: NoticeStatus | null
}

export interface WrittenEmail {
  to: string
  locale: Locale
  subject: string
  text: string
}

/** Statuses in which a visit is still expected. */
export const awaitedIn: Record<Visit, readonly StayStatus[]> = {
  drop_off: ['pending', 'confirmed'],
  pick_up: ['pending', 'confirmed', 'checked_in'],
}

type TimedStay = Pick<Stay, 'status' | 'serviceType' | 'startDate' | 'pickUpAt'>

/**
 * Returns the visits that a closure prevents.
 * `affectedBy` in the Worker implements the same rule in SQL.
 */
export function affectedVisits(closure: Closure, stay: TimedStay): Visit[] {
  if (stay.serviceType !== 'storage') return []
  return visitsWithin(closure, stay).filter((visit) => awaitedIn[visit].includes(stay.status))
}

function visitsWithin({ kind, from, to }: Closure, { startDate, pickUpAt }: TimedStay): Visit[] {
  const within = (at: Date) => from <= at && at < to
  const visits: Visit[] = []
  if (within(startDate)) visits.push('drop_off')
  // If the guest chose no pick-up, `pickUpAt` may equal the drop-off.
  if (within(pickUpAt) && pickUpAt > startDate) visits.push('pick_up')
  return visits.filter((visit) => closedTo[visit].includes(kind))
}

/**
 * Outcome of a stay that a closure affected:
 * - `open`: the stay is still affected, so staff must act.
 * - `moved`: the stay is now at other times.
 * - `came`: the bags were checked in or out, and the agreed times are still within the closure.
 * - `ended`: the stay ended without being completed.
 * - `reopened`: staff lifted the closure.
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
 * Status of the email that asks a guest to move a stay:
 * - `held`: the email waits for staff to release it.
 * - `dead`: the email failed or was discarded, and isn't retried automatically.
 * - `dropped`: the email is no longer needed.
 */
export const noticeStatuses = ['held', 'queued', 'sent', 'dead', 'dropped'] as const

export type NoticeStatus = (typeof noticeStatuses)[number]

/**
 * True if staff can email the guest about the closure.
 * The stay must still be affected, and each guest is emailed only once.
 */
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
