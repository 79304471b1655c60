import type { Locale } from '../business/locales.ts'
import type { Stay } from '../stay/stay-file.ts'
import type { ClosureOutcome, NoticeState } from './closed-stays.ts'
import type { Closure, Visit } from './opening-times.ts'

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
export interface TouchedStay<Instant = string>
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
  notice: NoticeState | null
}

/** A mail as its reader would get it now. */
export interface WrittenLetter {
  to: string
  locale: Locale
  subject: string
  text: string
}
