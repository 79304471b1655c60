import { describe, expect, it } from 'vitest'
import { prices } from '../../../../domain/business/business.ts'
import { requestPrice } from '../../../../web/guest/services/request-price.ts'
import type { RequestValues } from '../../../../web/guest/services/request-values.ts'
import { filledIn } from './filled-in.ts'

const { hourPerItem, dayPerItem, mid, long } = prices

function storage(values: Partial<RequestValues>) {
  return requestPrice(filledIn(values), 'storage')
}

describe('the price in the request dialog', () => {
  it.each([
    ['a day of one bag', {}, dayPerItem],
    ['three days of five bags', { days: '3', pieces: 'more', morePieces: '5' }, 3 * 5 * dayPerItem],
    ['an hour of two bags', { storageType: 'short', pieces: '2' }, 2 * hourPerItem],
    ['ten hours at the price of the day', { storageType: 'short', hours: '10' }, dayPerItem],
    ['two weeks', { storageType: 'mid', days: '14' }, mid.cents],
    ['five weeks by the two', { storageType: 'mid', days: '35' }, 3 * mid.cents],
    ['a month of two bags', { storageType: 'long', days: '30', pieces: '2' }, long.cents],
  ] satisfies [string, Partial<RequestValues>, number][])('%s', (_, values, totalPrice) => {
    expect(storage(values)?.quote).toMatchObject({ kind: 'priced', totalPrice })
  })

  it('is on request for more than two items on a long plan, and for other services', () => {
    const many = { storageType: 'mid', pieces: 'more', days: '14' } as const
    expect(storage(many)?.quote.kind).toBe('on_request')
    expect(requestPrice(filledIn(), 'taxi')?.quote.kind).toBe('on_request')
  })

  it('is null for an invalid number', () => {
    for (const days of ['', '0', '1.5', 'many', '9999999']) expect(storage({ days })).toBeNull()
    expect(storage({ pieces: 'more', morePieces: '21' })).toBeNull()
  })

  it('offers the plan that costs less', () => {
    const offer = storage({ days: '13' })?.offer
    const saves = 13 * dayPerItem - mid.cents
    expect(offer).toMatchObject({ storageType: 'mid', totalPrice: mid.cents, saves })
  })
})
