import { describe, expect, it } from 'vitest'
import { tiranaInstant } from '../../../../domain/time/calendar.ts'
import { moveToday, staysKept, whyKept } from '../../../../web/guest/pass/why-kept.ts'

const startDate = tiranaInstant('2026-11-27', '10:00').toISOString()
const tomorrow = tiranaInstant('2026-11-28', '10:00').toISOString()
const laterToday = tiranaInstant('2026-11-27', '18:00').toISOString()
const at = (date: string, time = '09:00') => tiranaInstant(date, time)
const stay = { startDate, movedLate: false }

describe('why a cancellation keeps what was paid', () => {
  it('is the drop-off of today, of an earlier day, or a late move', () => {
    expect(whyKept(stay, at('2026-11-27', '00:00'))).toBe('today')
    expect(whyKept(stay, at('2026-11-27', '23:59'))).toBe('today')
    expect(whyKept(stay, at('2026-11-28', '00:00'))).toBe('past')
    expect(whyKept({ startDate, movedLate: true }, at('2026-11-25'))).toBe('moved')
    expect(whyKept({ startDate, movedLate: true }, at('2026-11-27'))).toBe('today')
  })
})

describe('a move to another day', () => {
  it('is open on the drop-off day until its time, and needs no words before', () => {
    expect(moveToday(stay, at('2026-11-26', '23:59'))).toBeNull()
    expect(moveToday(stay, at('2026-11-27', '00:00'))).toBe('open')
    expect(moveToday(stay, at('2026-11-27', '10:00'))).toBe('over')
    expect(moveToday(stay, at('2026-11-28'))).toBe('over')
  })

  it('keeps what was paid if it is made on the drop-off day, or once it was', () => {
    const paid = (kept: number) => ({ ...stay, cancelling: { toCard: 0, atDesk: 0, due: 0, kept } })
    const today = at('2026-11-27')
    expect(staysKept(paid(300), tomorrow, today)).toBe(300)
    expect(staysKept(paid(300), laterToday, today)).toBe(0)
    expect(staysKept(paid(300), undefined, today)).toBe(0)
    expect(staysKept(paid(0), tomorrow, today)).toBe(0)
    expect(staysKept(paid(300), tomorrow, at('2026-11-26'))).toBe(0)
    expect(staysKept({ ...paid(300), movedLate: true }, tomorrow, at('2026-11-26'))).toBe(300)
    expect(staysKept({ ...stay, cancelling: null }, tomorrow, today)).toBe(0)
  })
})
