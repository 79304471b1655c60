import { describe, expect, it } from 'vitest'
import {
  daySpan,
  dropOffReminders,
  isAwaitedOn,
  pickUpReminderDays,
  pickUpReminders,
} from '../../../domain/stay/reminders.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'
import { dropOff, paidRecord } from '../support/stay-records.ts'

const at = (date: string, time: string) => tiranaInstant(date, time)

describe('drop-off reminders', () => {
  it('are due in the evening for the next day', () => {
    expect(dropOffReminders(at('2026-07-24', '17:59'))).toBeNull()
    const due = dropOffReminders(at('2026-07-24', '18:00'))
    expect(due?.day).toEqual(daySpan('2026-07-25'))
    expect(due?.bookedBefore).toEqual(at('2026-07-24', '18:00'))
    expect(dropOffReminders(at('2026-07-24', '23:59'))?.day.date).toBe('2026-07-25')
    expect(dropOffReminders(at('2026-07-25', '00:00'))).toBeNull()
  })

  it.each([
    ['2026-03-28', '2026-03-29', 23],
    ['2026-10-24', '2026-10-25', 25],
  ])('cover the whole next day when the clocks change: %s', (today, tomorrow, hours) => {
    const due = dropOffReminders(at(today, '18:00'))
    expect(due?.day.from).toEqual(at(tomorrow, '00:00'))
    expect(due?.day.to).toEqual(at(addDays(tomorrow, 1), '00:00'))
    const length = (due?.day.to.getTime() ?? 0) - (due?.day.from.getTime() ?? 0)
    expect(length).toBe(hours * 3_600_000)
  })

  it.each(['2026-03-29', '2026-10-25'])('are due at six by Tirana’s clock on %s', (today) => {
    expect(dropOffReminders(at(today, '17:59'))).toBeNull()
    expect(dropOffReminders(at(today, '18:00'))?.day.date).toBe(addDays(today, 1))
  })

  it('need a confirmed stay on that date', () => {
    const { stay } = paidRecord({}, { status: 'confirmed', startDate: dropOff })
    expect(isAwaitedOn(stay, '2026-07-25')).toBe(true)
    expect(isAwaitedOn(stay, '2026-07-26')).toBe(false)
    expect(isAwaitedOn({ ...stay, status: 'cancelled' }, '2026-07-25')).toBe(false)
    expect(isAwaitedOn({ ...stay, status: 'checked_in' }, '2026-07-25')).toBe(false)
  })
})

describe('pick-up reminders', () => {
  it('are due from the morning for pick-ups one, three and seven days ago', () => {
    expect(pickUpReminders(at('2026-07-25', '09:59'))).toBeNull()
    const due = pickUpReminders(at('2026-07-25', '10:00'))
    expect(due?.today).toBe('2026-07-25')
    expect(due?.days.map(({ date }) => date)).toEqual(['2026-07-24', '2026-07-22', '2026-07-18'])
    expect(pickUpReminderDays).toHaveLength(3)
  })
})
