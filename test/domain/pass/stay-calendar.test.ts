import { describe, expect, it } from 'vitest'
import { business } from '../../../domain/business/business.ts'
import { calendarFile } from '../../../domain/pass/calendar-file.ts'
import { calendarChanges, stayEvents } from '../../../domain/pass/stay-calendar.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'

const stood = { fromStatus: 'confirmed', toStatus: 'confirmed' } as const

const words = {
  dropOff: 'Drop off your bags',
  pickUp: 'Collect your bags',
  dropOffNote: 'Show TIR-2026-325-K7QM at the desk.',
  pickUpNote: 'By 23:00. After that €3 per item and day.',
  reminder: 'Collect your bags',
  location: 'Rruga Shembull 1, 1001 Tirana',
  url: 'https://example.com/location',
}

const stay = {
  reference: 'TIR-2026-325-K7QM',
  startDate: tiranaInstant('2026-11-21', '10:00'),
  pickUpAt: tiranaInstant('2026-11-23', '17:00'),
}

describe('a stay’s calendar events', () => {
  it('are two short visits', () => {
    const [dropOff, pickUp] = stayEvents(stay, words)
    expect(dropOff.startsAt).toEqual(stay.startDate)
    expect(dropOff.endsAt).toEqual(tiranaInstant('2026-11-21', '10:15'))
    expect(pickUp.startsAt).toEqual(stay.pickUpAt)
    expect(pickUp.endsAt).toEqual(tiranaInstant('2026-11-23', '17:15'))
    expect(dropOff.summary).toBe(words.dropOff)
    expect(pickUp.description).toBe(words.pickUpNote)
    expect(pickUp.position).toEqual(business.coordinates)
  })

  it('keep their ids through changes and count the changes', () => {
    const [dropOff, pickUp] = stayEvents(stay, words)
    const later = { ...stay, pickUpAt: tiranaInstant('2026-11-24', '09:00'), changes: 3 }
    const [changedDropOff, changedPickUp] = stayEvents(later, words)
    const host = new URL(business.origin).host
    expect(dropOff.uid).toBe(`TIR-2026-325-K7QM-drop-off@${host}`)
    expect(pickUp.uid).toBe(`TIR-2026-325-K7QM-pick-up@${host}`)
    expect(changedDropOff.uid).toBe(dropOff.uid)
    expect(changedPickUp.uid).toBe(pickUp.uid)
    expect([dropOff.sequence, changedPickUp.sequence]).toEqual([0, 3])
  })

  it('have an alarm an hour before the pick-up', () => {
    const [dropOff, pickUp] = stayEvents(stay, words)
    expect(dropOff.alarm).toBeUndefined()
    expect(pickUp.alarm).toEqual({
      at: tiranaInstant('2026-11-23', '16:00'),
      text: words.reminder,
    })
  })

  it('have an alarm half an hour before the last safe pick-up, if there is one', () => {
    const lastSafePickUp = tiranaInstant('2026-11-23', '14:30')
    const [, pickUp] = stayEvents({ ...stay, lastSafePickUp }, words)
    expect(pickUp.alarm?.at).toEqual(tiranaInstant('2026-11-23', '14:00'))
  })

  it('are cancelled without alarms once the stay is cancelled', () => {
    const events = stayEvents({ ...stay, cancelled: true, changes: 1 }, words)
    for (const { status, alarm, sequence } of events) {
      expect(status).toBe('CANCELLED')
      expect(alarm).toBeUndefined()
      expect(sequence).toBe(1)
    }
    const madeAt = stay.startDate
    expect(calendarFile({ method: 'PUBLISH', madeAt, language: 'en', events })).not.toContain(
      'VALARM',
    )
  })
})

describe('the calendar changes of a stay', () => {
  it('count changed times, a cancellation and its reversal', () => {
    const changes = calendarChanges([
      { fromStatus: null, toStatus: 'confirmed', data: {} },
      { ...stood, data: { wasStartDate: 1 } },
      { ...stood, data: { wasEndDate: 1, wasPickUpAt: 1 } },
      { fromStatus: 'confirmed', toStatus: 'cancelled', data: {} },
      { fromStatus: 'cancelled', toStatus: 'confirmed', data: {} },
    ])
    expect(changes).toBe(4)
  })

  it('do not count updates that change neither visit', () => {
    const changes = calendarChanges([
      { fromStatus: null, toStatus: 'confirmed', data: {} },
      { ...stood, data: { wasLuggageCount: 2, wasEndDate: null } },
      { fromStatus: 'confirmed', toStatus: 'checked_in', data: { tags: '12' } },
      { fromStatus: 'cancelled', toStatus: 'cancelled', data: { cents: 1200 } },
    ])
    expect(changes).toBe(0)
  })
})
