import { business } from '../business/business.ts'

export interface CalendarEvent {
  /** Identifies the event in calendars, so it must never change. */
  uid: string
  sequence: number
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  startsAt: Date
  endsAt: Date
  summary: string
  description?: string
  location?: string
  position?: { latitude: number; longitude: number }
  url?: string
  /** The alarm goes off at `at`, even if the event moves. */
  alarm?: { at: Date; text: string }
}

type Purpose = { method: 'PUBLISH' } | { method: 'REQUEST' | 'CANCEL'; guest: string }

type CalendarFile = Purpose & { madeAt: Date; language: string; events: readonly CalendarEvent[] }

/**
 * Returns a calendar file (`.ics`, RFC 5545).
 * Throws a `RangeError` for a `REQUEST` or `CANCEL` of several events (RFC 5546).
 */
export function calendarFile(file: CalendarFile): string {
  const { method, events } = file
  if (method !== 'PUBLISH' && new Set(events.map(({ uid }) => uid)).size > 1) {
    throw new RangeError(`a ${method} of several events`)
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(business.name)}//${file.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...events.flatMap((event) => eventLines(event, file)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, file: CalendarFile): string[] {
  const { uid, sequence, status, startsAt, endsAt, position, alarm } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(file.madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `STATUS:${file.method === 'CANCEL' ? 'CANCELLED' : status}`,
    // A visit doesn't mark the guest as busy.
    'TRANSP:TRANSPARENT',
    ...textLine(`SUMMARY;LANGUAGE=${file.language}`, event.summary),
    ...textLine('LOCATION', event.location),
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    ...textLine(`DESCRIPTION;LANGUAGE=${file.language}`, event.description),
    ...(event.url ? [`URL:${address(event.url)}`] : []),
    ...(file.method === 'PUBLISH' ? [] : peopleLines(file.guest)),
    ...(alarm ? alarmLines(alarm) : []),
    'END:VEVENT',
  ]
}

function peopleLines(guest: string): string[] {
  return [
    `ORGANIZER;CN="${business.name}":mailto:${address(business.email)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address(guest)}`,
  ]
}

function alarmLines({ at, text }: { at: Date; text: string }): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    ...textLine('DESCRIPTION', text),
    `TRIGGER;VALUE=DATE-TIME:${utc(at)}`,
    'END:VALARM',
  ]
}

function textLine(name: string, text: string | undefined): string[] {
  return text ? [`${name}:${escaped(text)}`] : []
}

function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return printable(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

export function printable(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
      .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '')
  )
}

/**
 * Percent-encodes spaces, control characters and non-ASCII characters.
 * URLs and email addresses aren't escaped as TEXT.
 */
function address(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}

const mostOctets = 75

function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > mostOctets) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += more
  }
  return result
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x1_00_00 ? 3 : 4
}
