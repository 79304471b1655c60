import { describe, expect, it } from 'vitest'
import type { StorageType } from '../../../../../domain/business/stay.ts'
import { cheapestSplit } from '../../../../../domain/pricing/cheapest-split.ts'
import { stayPrice } from '../../../../../web/guest/booking/price/stay-price.ts'
import { filledIn } from '../form/filled-in.ts'

const fortnight = filledIn({ pickUpDate: '2026-12-04', luggageCount: '2' })

describe('the price panel (specification, section 9)', () => {
  it('starts at three euros, before dates are chosen', () => {
    const blank = filledIn({ dropOffDate: '', pickUpDate: '' })
    expect(stayPrice(blank)).toMatchObject({ items: 1, days: 1, total: 300, offer: null })
  })

  it('multiplies items and days, counting both the first and the last day', () => {
    const stay = filledIn({ luggageCount: '4', pickUpDate: '2026-11-23' })
    expect(stayPrice(stay)).toMatchObject({ items: 4, days: 3, total: 3600 })
  })

  it('counts one day while a date is missing', () => {
    expect(stayPrice(filledIn({ pickUpDate: '' }))?.days).toBe(1)
  })

  it.each(['', '0', '21', '1.5', 'two', '-3'])('has no price for %j items', (luggageCount) => {
    expect(stayPrice(filledIn({ luggageCount }))).toBeNull()
  })

  it('offers a longer plan if it costs less', () => {
    expect(stayPrice(fortnight)).toMatchObject({
      total: 8400,
      offer: { storageType: 'mid', totalPrice: 3500, saves: 4900 },
    })
  })

  it('offers the hourly plan if it costs less, and uses it once chosen', () => {
    const hour = filledIn({ pickUpTime: '11:00', luggageCount: '2' })
    expect(stayPrice(hour)).toMatchObject({
      total: 600,
      offer: { storageType: 'short', totalPrice: 400, saves: 200 },
    })
    expect(stayPrice(hour, 'short')).toMatchObject({ units: 1, total: 400, daily: 600 })
    expect(stayPrice(filledIn(), 'short')).toMatchObject({ storageType: 'daily', daily: null })
  })

  it.each([
    ['is cleared', { pickUpDate: '' }],
    ['equals the drop-off', { pickUpTime: '10:00' }],
    ['is before the drop-off', { pickUpTime: '09:00' }],
  ])('returns from the hourly to the daily plan if the pick-up %s', (_, changed) => {
    const hour = filledIn({ pickUpTime: '11:00', ...changed })
    expect(stayPrice(hour, 'short')).toMatchObject({
      storageType: 'daily',
      total: 300,
      daily: null,
      offer: null,
    })
  })

  it('uses the chosen plan, and keeps the price of the days', () => {
    expect(stayPrice(fortnight, 'mid')).toMatchObject({
      storageType: 'mid',
      units: 1,
      total: 3500,
      daily: 8400,
    })
  })

  it('counts how often the plan is paid if the stay is longer', () => {
    const longer = { ...fortnight, pickUpDate: '2026-12-05' }
    expect(stayPrice(longer, 'mid')).toMatchObject({ days: 15, units: 2, total: 7000 })
  })

  it('offers two bookings if a plan does not cover every bag', () => {
    const three = filledIn({ pickUpDate: '2026-12-20', luggageCount: '3' })
    const splitOf = (plan: StorageType) => {
      const price = stayPrice(three, plan)
      return price && cheapestSplit(price.stay)
    }
    expect(stayPrice(three)).toMatchObject({ total: 27_000, offer: null })
    expect(splitOf('daily')).toMatchObject({ totalPrice: 10_000, saves: 17_000 })
    expect(splitOf('long'), 'the plan is put aside').toEqual(splitOf('daily'))
  })

  it('names the chosen plan that does not apply, and null if it applies', () => {
    expect(stayPrice(fortnight, 'mid')?.setAside).toBeNull()
    expect(stayPrice(fortnight)?.setAside).toBeNull()
    expect(stayPrice(filledIn(), 'mid')?.setAside).toBe('mid')
    expect(stayPrice(filledIn({ pickUpDate: '' }), 'short')?.setAside).toBe('short')
  })

  it.each([
    ['shorter', filledIn({ luggageCount: '2' }), 600],
    ['for more bags than the plan covers', { ...fortnight, luggageCount: '3' }, 12_600],
  ])('returns to the daily price if the stay becomes %s', (_, stay, total) => {
    expect(stayPrice(stay, 'mid')).toMatchObject({ storageType: 'daily', total, daily: null })
  })
})
