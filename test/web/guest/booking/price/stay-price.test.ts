import { describe, expect, it } from 'vitest'
import { prices } from '../../../../../domain/business/business.ts'
import type { StorageType } from '../../../../../domain/business/stay.ts'
import { cheapestSplit } from '../../../../../domain/pricing/cheapest-split.ts'
import { stayPrice } from '../../../../../web/guest/booking/price/stay-price.ts'
import { filledIn } from '../form/filled-in.ts'

const { hourPerItem, dayPerItem, mid, long } = prices

const fortnight = filledIn({ pickUpDate: '2026-12-04', luggageCount: '2' })
const fortnightByDay = 14 * 2 * dayPerItem

describe('the price panel (specification, section 9)', () => {
  it('starts at one item and day, before dates are chosen', () => {
    const blank = filledIn({ dropOffDate: '', pickUpDate: '' })
    expect(stayPrice(blank)).toMatchObject({ items: 1, days: 1, total: dayPerItem, offer: null })
  })

  it('multiplies items and days, counting both the first and the last day', () => {
    const stay = filledIn({ luggageCount: '4', pickUpDate: '2026-11-23' })
    expect(stayPrice(stay)).toMatchObject({ items: 4, days: 3, total: 4 * 3 * dayPerItem })
  })

  it('counts one day while a date is missing', () => {
    expect(stayPrice(filledIn({ pickUpDate: '' }))?.days).toBe(1)
  })

  it.each(['', '0', '21', '1.5', 'two', '-3'])('has no price for %j items', (luggageCount) => {
    expect(stayPrice(filledIn({ luggageCount }))).toBeNull()
  })

  it('offers a longer plan if it costs less', () => {
    expect(stayPrice(fortnight)).toMatchObject({
      total: fortnightByDay,
      offer: { storageType: 'mid', totalPrice: mid.cents, saves: fortnightByDay - mid.cents },
    })
  })

  it('offers the hourly plan if it costs less, and uses it once chosen', () => {
    const hour = filledIn({ pickUpTime: '11:00', luggageCount: '2' })
    const [byHour, byDay] = [2 * hourPerItem, 2 * dayPerItem]
    expect(stayPrice(hour)).toMatchObject({
      total: byDay,
      offer: { storageType: 'short', totalPrice: byHour, saves: byDay - byHour },
    })
    expect(stayPrice(hour, 'short')).toMatchObject({ units: 1, total: byHour, daily: byDay })
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
      total: dayPerItem,
      daily: null,
      offer: null,
    })
  })

  it('uses the chosen plan, and keeps the price of the days', () => {
    expect(stayPrice(fortnight, 'mid')).toMatchObject({
      storageType: 'mid',
      units: 1,
      total: mid.cents,
      daily: fortnightByDay,
    })
  })

  it('counts how often the plan is paid if the stay is longer', () => {
    const longer = { ...fortnight, pickUpDate: '2026-12-05' }
    expect(stayPrice(longer, 'mid')).toMatchObject({ days: 15, units: 2, total: 2 * mid.cents })
  })

  it('offers two bookings if a plan does not cover every bag', () => {
    const three = filledIn({ pickUpDate: '2026-12-20', luggageCount: '3' })
    const splitOf = (plan: StorageType) => {
      const price = stayPrice(three, plan)
      return price && cheapestSplit(price.stay)
    }
    const [total, totalPrice] = [30 * 3 * dayPerItem, 2 * long.cents]
    expect(stayPrice(three)).toMatchObject({ total, offer: null })
    expect(splitOf('daily')).toMatchObject({ totalPrice, saves: total - totalPrice })
    expect(splitOf('long'), 'the plan is put aside').toEqual(splitOf('daily'))
  })

  it('names the chosen plan that does not apply, and null if it applies', () => {
    expect(stayPrice(fortnight, 'mid')?.setAside).toBeNull()
    expect(stayPrice(fortnight)?.setAside).toBeNull()
    expect(stayPrice(filledIn(), 'mid')?.setAside).toBe('mid')
    expect(stayPrice(filledIn({ pickUpDate: '' }), 'short')?.setAside).toBe('short')
  })

  it.each([
    ['shorter', filledIn({ luggageCount: '2' }), 2 * dayPerItem],
    [
      'for more bags than the plan covers',
      { ...fortnight, luggageCount: '3' },
      14 * 3 * dayPerItem,
    ],
  ])('returns to the daily price if the stay becomes %s', (_, stay, total) => {
    expect(stayPrice(stay, 'mid')).toMatchObject({ storageType: 'daily', total, daily: null })
  })
})
