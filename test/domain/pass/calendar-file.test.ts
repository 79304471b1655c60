import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { business } from '../../../domain/business/business.ts'
import { type CalendarEvent, calendarFile, printable } from '../../../domain/pass/calendar-file.ts'
import { anyText, instant } from '../support/arbitraries.ts'

const madeAt = new Date('2026-11-21T09:00:00Z')

const pickUp: CalendarEvent = {
  uid: 'TIR-2026-325-K7QM-pick-up@tirana-luggage-storage.example',
  sequence: 2,
  status: 'CONFIRMED',
  startsAt: new Date('2026-11-21T16:00:00Z'),
  endsAt: new Date('2026-11-21T16:15:00Z'),
  summary: 'Collect your bags; all of them, please',
  description: 'By 23:00.\nAfter that €3 per item and day.',
  location: 'Tirana Luggage Storage, Rruga Shembull 1, 1001 Tirana',
  position: business.coordinates,
  url: 'https://tirana-luggage-storage.example/location',
  alarm: { at: new Date('2026-11-21T15:00:00Z'), text: 'Collect your bags' },
}

const published = (...events: CalendarEvent[]) =>
  calendarFile({ method: 'PUBLISH', madeAt, language: 'en', events })

const read = (file: string) => new ICAL.Component(ICAL.parse(file))

function eventsOf(file: string) {
  return read(file)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
}

function onlyEvent(file: string) {
  const [event, ...others] = eventsOf(file)
  if (!event || others.length > 0) throw new Error('not one event')
  return event
}

describe('the calendar file of a visit', () => {
  it('has its version, product and method', () => {
    const calendar = read(published(pickUp))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Tirana Luggage Storage//EN')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  })

  it('has the event’s times, texts, place and status as given', () => {
    const event = onlyEvent(published(pickUp))
    expect(event.uid).toBe(pickUp.uid)
    expect(event.sequence).toBe(2)
    expect(event.startDate.toJSDate()).toEqual(pickUp.startsAt)
    expect(event.endDate.toJSDate()).toEqual(pickUp.endsAt)
    expect(event.summary).toBe(pickUp.summary)
    expect(event.description).toBe(pickUp.description)
    expect(event.location).toBe(pickUp.location)
    const value = (name: string) => event.component.getFirstPropertyValue(name)
    expect(value('status')).toBe('CONFIRMED')
    expect(value('url')).toBe(pickUp.url)
    expect(value('geo')).toEqual([business.coordinates.latitude, business.coordinates.longitude])
    expect(String(value('dtstamp'))).toBe('2026-11-21T09:00:00Z')
    expect(event.component.getFirstProperty('summary')?.getParameter('language')).toBe('en')
  })

  it('has times in UTC, so that the device’s time zone does not matter', () => {
    const file = published(pickUp)
    expect(file).toContain('DTSTART:20261121T160000Z\r\n')
    expect(file).toContain('DTEND:20261121T161500Z\r\n')
    expect(file).toContain('TRIGGER;VALUE=DATE-TIME:20261121T150000Z\r\n')
  })

  it('has an alarm at an instant, only if one was given', () => {
    const alarm = onlyEvent(published(pickUp)).component.getFirstSubcomponent('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('2026-11-21T15:00:00Z')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(alarm?.getFirstPropertyValue('description')).toBe('Collect your bags')
    const { alarm: _, ...silent } = pickUp
    expect(published(silent)).not.toContain('VALARM')
  })

  it('leaves out properties that were not given', () => {
    const { uid, sequence, status, startsAt, endsAt, summary } = pickUp
    const file = published({ uid, sequence, status, startsAt, endsAt, summary })
    for (const name of ['LOCATION', 'GEO', 'DESCRIPTION', 'URL', 'ORGANIZER', 'ATTENDEE']) {
      expect(file).not.toContain(name)
    }
  })

  it('can have several events with their own ids', () => {
    const dropOff = { ...pickUp, uid: 'drop-off@example' }
    expect(eventsOf(published(dropOff, pickUp)).map(({ uid }) => uid)).toEqual([
      'drop-off@example',
      pickUp.uid,
    ])
  })
})

describe('a calendar file in an email', () => {
  const mailed = (method: 'REQUEST' | 'CANCEL', ...events: CalendarEvent[]) =>
    calendarFile({ method, guest: 'ana@example.com', madeAt, language: 'en', events })

  it('names the organizer and the attendee', () => {
    const event = onlyEvent(mailed('REQUEST', pickUp))
    expect(event.organizer).toBe(`mailto:${business.email}`)
    expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:ana@example.com'])
  })

  it('cancels an event whatever its status was', () => {
    const file = mailed('CANCEL', { ...pickUp, sequence: 3 })
    expect(file).toContain('METHOD:CANCEL\r\n')
    expect(file).toContain('STATUS:CANCELLED\r\n')
    expect(file).toContain('SEQUENCE:3\r\n')
  })

  it('has only one event id', () => {
    expect(() => mailed('REQUEST', pickUp, { ...pickUp, uid: 'other@example' })).toThrow(RangeError)
    expect(() => mailed('CANCEL', pickUp, pickUp)).not.toThrow()
  })
})

describe('text in a calendar file', () => {
  const longText = fc.oneof(anyText, fc.string({ unit: 'grapheme', maxLength: 300 }))

  it('is read back unchanged except for unprintable characters', () => {
    fc.assert(
      fc.property(longText, longText, longText, (summary, description, location) => {
        const event = {
          ...pickUp,
          summary: `a${summary}`,
          description: `b${description}`,
          location,
        }
        const found = onlyEvent(published(event))
        expect(found.summary).toBe(printable(`a${summary}`))
        expect(found.description).toBe(printable(`b${description}`))
        expect(found.location ?? '').toBe(printable(location))
      }),
    )
  })

  it('is folded into lines of at most 75 octets without new properties', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    fc.assert(
      fc.property(longText, longText, instant, (text, url, at) => {
        const event = { ...pickUp, summary: text, uid: text, url, alarm: { at, text } }
        const file = published(event)
        expect(file.endsWith('\r\n')).toBe(true)
        const lines = file.slice(0, -2).split('\r\n')
        for (const line of lines) {
          const octets = new TextEncoder().encode(line)
          expect(octets.length).toBeLessThanOrEqual(75)
          // No character is split: each line can be decoded by itself.
          expect(decoder.decode(octets)).toBe(line)
          expect(line).not.toMatch(/[\r\n]/)
          expect(line).toMatch(/^([A-Z-]+[;:]| )/)
        }
        expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      }),
    )
  })

  it('is folded correctly wherever a long character falls', () => {
    for (let before = 1; before <= 75; before += 1) {
      const summary = 'a'.repeat(before) + 'ë€😀'.repeat(60)
      const file = published({ ...pickUp, summary })
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      }
      expect(onlyEvent(file).summary).toBe(summary)
    }
  })

  it('keeps names in every alphabet', () => {
    for (const name of [
      'C:\\new; \\, \\\\n',
      'Zoë, "Ana"; O\\Brien',
      'Ђорђе Петровић',
      '李小龙',
      'Ana 👩‍👩‍👧',
      'a\nb',
    ]) {
      expect(onlyEvent(published({ ...pickUp, summary: name })).summary).toBe(name)
    }
  })
})
