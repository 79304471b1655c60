import { describe, expect, it } from 'vitest'
import { overtaken } from '../../../domain/desk/overdue-stays.ts'
import type { Doing } from '../../../domain/stay/stay-change.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'
import { cash, fileOf, onlinePayment, paidFile, price, withChange } from '../support/stay-files.ts'

const byClock = (date: string, time = '09:00'): Doing => {
  const at = tiranaInstant(date, time)
  return { actor: 'system', at, newId: () => crypto.randomUUID() }
}

const pickUpAt = tiranaInstant('2026-07-27', '20:00')
const confirmed = { status: 'confirmed' as const, pickUpAt }
const requested = { status: 'pending' as const, pickUpAt }

describe('a stay whose time has passed', () => {
  it('is a no-show two days after its pick-up, and the guest is told; what was paid is kept', () => {
    const file = paidFile({}, confirmed)
    expect(overtaken(file, byClock('2026-07-28', '23:59'))).toBeNull()
    const change = overtaken(file, byClock('2026-07-29', '00:00'))
    expect(change).toMatchObject({ action: 'no_show', status: 'no_show', letters: ['no_show'] })
    expect(withChange(file, change).stay).toMatchObject({ netPrice: price, balance: 0 })
  })

  it('owes nothing where nothing was paid', () => {
    const file = fileOf({ payments: [] }, confirmed)
    expect(withChange(file, overtaken(file, byClock('2026-07-29'))).stay.balance).toBe(0)
  })

  it('is over, without a word, where it was no luggage', () => {
    const file = fileOf({ payments: [] }, { ...confirmed, serviceType: 'taxi' })
    const change = overtaken(file, byClock('2026-07-29'))
    expect(change).toMatchObject({ action: 'complete', status: 'completed', letters: [] })
  })

  it('lapses on the day after where it is a request that nobody answered', () => {
    const file = fileOf({ payments: [] }, requested)
    expect(overtaken(file, byClock('2026-07-27', '23:59'))).toBeNull()
    const change = overtaken(file, byClock('2026-07-28', '00:00'))
    expect(change).toMatchObject({ status: 'expired', letters: ['request_expired'] })
  })

  it('is left alone where it waits for money, holds some, or has its bags here', () => {
    const doing = byClock('2026-08-29')
    expect(overtaken(fileOf({ payments: [onlinePayment] }, requested), doing)).toBeNull()
    expect(overtaken(fileOf({ payments: [cash] }, requested), doing)).toBeNull()
    expect(overtaken(paidFile({}, { ...confirmed, status: 'checked_in' }), doing)).toBeNull()
    expect(overtaken(paidFile({}, { ...confirmed, status: 'completed' }), doing)).toBeNull()
  })
})
