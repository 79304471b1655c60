import { business } from '../business/business.ts'
import type { StayStatus } from '../business/stay.ts'
import type { AuditData } from '../stay/audit-data.ts'
import type { CalendarEvent } from './calendar-file.ts'

interface CalendarStay {
  reference: string
  startDate: Date
  pickUpAt: Date
  cancelled?: boolean
  changes?: number
  /** Latest pick-up that leaves enough time before the guest's departure, if that is known. */
  lastSafePickUp?: Date
}

export interface StayCalendarWords {
  dropOff: string
  pickUp: string
  dropOffNote: string
  pickUpNote: string
  reminder: string
  location: string
  url: string
}

/** Length of a visit's event, in minutes. Calendars don't show shorter events well. */
const visitMinutes = 15

const remindMinutes = { pickUp: 60, lastSafe: 30 } as const

const minute = 60_000

/** Returns a short event for each visit, instead of one that spans the whole stay. */
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

interface AuditedChange {
  fromStatus: StayStatus | null
  toStatus: StayStatus | null
  data: AuditData
}

/**
 * Counts updates that moved a visit, cancelled the stay or reinstated it.
 * The count is the sequence number of the stay's calendar files. Calendars ignore a file whose
 * number is lower than the one they already have.
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
