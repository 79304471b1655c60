import { business } from '../business/business.ts'
import type { StayStatus } from '../business/stay.ts'
import type { AuditData } from '../stay/audit-data.ts'
import type { CalendarEvent } from './calendar-file.ts'

interface CalendarStay {
  reference: string
  startDate: Date
  pickUpAt: Date
  cancelled?: boolean
  /** See `calendarChanges`. */
  changes?: number
  /** The last pick-up that leaves time for the guest's bus or plane, where they named one. */
  lastSafePickUp?: Date
}

/** What the entries say, in the guest's language. */
export interface StayCalendarWords {
  dropOff: string
  pickUp: string
  /** What to bring, or what to pay. */
  dropOffNote: string
  /** By when, and what it costs after that. */
  pickUpNote: string
  reminder: string
  location: string
  /** Where the way to the office is told. */
  url: string
}

/** A guest is served sooner; no calendar shows less. */
const visitMinutes = 15

/** How long before the pick-up, or before the last one that is safe, the guest is reminded of it. */
const remindMinutes = { pickUp: 60, lastSafe: 30 } as const

const minute = 60_000

/**
 * The two visits of a stay as entries of the guest's calendar: one that spanned the days between would
 * remind of the drop-off alone.
 */
export function stayEvents(
  stay: CalendarStay,
  words: StayCalendarWords,
): [dropOff: CalendarEvent, pickUp: CalendarEvent] {
  const { reference, startDate, pickUpAt, cancelled = false, changes = 0, lastSafePickUp } = stay
  const common = {
    sequence: changes,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    location: words.location,
    position: business.coordinates,
    url: words.url,
  } as const
  const host = business.origin.replace(/^\w+:\/\//, '')
  const visit = (name: string, at: Date) => ({
    uid: `${reference}-${name}@${host}`,
    startsAt: at,
    endsAt: after(at, visitMinutes),
  })
  const remindAt = lastSafePickUp
    ? after(lastSafePickUp, -remindMinutes.lastSafe)
    : after(pickUpAt, -remindMinutes.pickUp)
  return [
    {
      ...common,
      ...visit('drop-off', startDate),
      summary: words.dropOff,
      description: words.dropOffNote,
    },
    {
      ...common,
      ...visit('pick-up', pickUpAt),
      summary: words.pickUp,
      description: words.pickUpNote,
      ...(!cancelled && { alarm: { at: remindAt, text: words.reminder } }),
    },
  ]
}

/** A change of a stay, as the audit keeps it. */
interface AuditedChange {
  fromStatus: StayStatus | null
  toStatus: StayStatus | null
  data: AuditData
}

/**
 * How many of a stay's changes a calendar has to take over: other times, that it was cancelled, and that it
 * stands again. Whatever file a guest opens, from a mail, the pass or the confirmation, it has this number, as
 * a calendar leaves aside what has a lower one than it knows.
 */
export function calendarChanges(audited: readonly AuditedChange[]): number {
  return audited.filter(({ fromStatus, toStatus, data }) => {
    const before = data.wasStartDate ?? data.wasPickUpAt ?? data.wasEndDate ?? null
    const isOther = (fromStatus === 'cancelled') !== (toStatus === 'cancelled')
    return before !== null || isOther
  }).length
}

function after(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * minute)
}
