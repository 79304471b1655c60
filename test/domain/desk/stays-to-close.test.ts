import { describe, expect, it } from 'vitest'
import { overtaken } from '../../../domain/desk/stays-to-close.ts'
import type { ActionContext } from '../../../domain/stay/stay-update.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'
import {
  cash,
  onlinePayment,
  paidRecord,
  price,
  recordOf,
  withChange,
} from '../support/stay-records.ts'

const byClock = (date: string, time = '09:00'): ActionContext => {
  const at = tiranaInstant(date, time)
  return { actor: 'system', at, newId: () => crypto.randomUUID() }
}

const pickUpAt = tiranaInstant('2026-07-27', '20:00')
const confirmed = { status: 'confirmed' as const, pickUpAt }
const requested = { status: 'pending' as const, pickUpAt }

describe('a stay whose time has passed', () => {
  it('is a no-show two days after its pick-up, by email, without a refund', () => {
    const record = paidRecord({}, confirmed)
    expect(overtaken(record, byClock('2026-07-28', '23:59'))).toBeNull()
    const change = overtaken(record, byClock('2026-07-29', '00:00'))
    expect(change).toMatchObject({ action: 'no_show', status: 'no_show', emails: ['no_show'] })
    expect(withChange(record, change).stay).toMatchObject({ netPrice: price, balance: 0 })
  })

  it('owes nothing if nothing was paid', () => {
    const record = recordOf({ payments: [] }, confirmed)
    expect(withChange(record, overtaken(record, byClock('2026-07-29'))).stay.balance).toBe(0)
  })

  it('is completed without email if it is not storage', () => {
    const record = recordOf({ payments: [] }, { ...confirmed, serviceType: 'taxi' })
    const change = overtaken(record, byClock('2026-07-29'))
    expect(change).toMatchObject({ action: 'complete', status: 'completed', emails: [] })
  })

  it('expires the day after its pick-up if it is an unanswered request', () => {
    const record = recordOf({ payments: [] }, requested)
    expect(overtaken(record, byClock('2026-07-27', '23:59'))).toBeNull()
    const change = overtaken(record, byClock('2026-07-28', '00:00'))
    expect(change).toMatchObject({ status: 'expired', emails: ['request_expired'] })
  })

  it('is unchanged if pending with a payment, checked in or completed', () => {
    const context = byClock('2026-08-29')
    expect(overtaken(recordOf({ payments: [onlinePayment] }, requested), context)).toBeNull()
    expect(overtaken(recordOf({ payments: [cash] }, requested), context)).toBeNull()
    expect(overtaken(paidRecord({}, { ...confirmed, status: 'checked_in' }), context)).toBeNull()
    expect(overtaken(paidRecord({}, { ...confirmed, status: 'completed' }), context)).toBeNull()
  })
})
