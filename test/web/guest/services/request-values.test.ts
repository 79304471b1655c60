import { describe, expect, it } from 'vitest'
import { storageTypes } from '../../../../domain/business/stay.ts'
import { requestPrice } from '../../../../web/guest/services/request-price.ts'
import {
  daysForPlan,
  includesTwoPieces,
  serviceOrder,
  startOf,
} from '../../../../web/guest/services/request-values.ts'
import { filledIn } from './filled-in.ts'

describe('the request that the dialog sends', () => {
  it('is a day of storage for one bag by default', () => {
    expect(serviceOrder(filledIn(), 'storage', 'en')).toEqual({
      customerName: 'Ana Hoxha',
      customerEmail: 'ana@guest.example',
      serviceType: 'storage',
      storageType: 'daily',
      luggageCount: 1,
      startDate: '2026-11-21T09:00:00.000Z',
      duration: 1,
      locale: 'en',
    })
  })

  it('counts hours for the short plan and days for the others', () => {
    const values = filledIn({ hours: '5', days: '12' })
    const duration = (storageType: 'short' | 'mid') =>
      serviceOrder({ ...values, storageType }, 'storage', 'en').duration
    expect(duration('short')).toBe(5)
    expect(duration('mid')).toBe(12)
  })

  it('has the exact number if the guest chose "more" items', () => {
    const values = filledIn({ pieces: 'more', morePieces: '7' })
    expect(serviceOrder(values, 'storage', 'en').luggageCount).toBe(7)
    expect(serviceOrder({ ...values, pieces: '2' }, 'storage', 'en').luggageCount).toBe(2)
  })

  it('ignores plans and items that were chosen for another service', () => {
    const values = filledIn({ storageType: 'long', pieces: 'more', days: '60' })
    expect(serviceOrder(values, 'taxi', 'en')).toMatchObject({
      serviceType: 'taxi',
      storageType: 'daily',
      luggageCount: 1,
      duration: 1,
    })
  })
})

describe('the start time in the dialog', () => {
  it('is Tirana time, in winter and summer', () => {
    expect(startOf('2026-11-21T10:00')?.toISOString()).toBe('2026-11-21T09:00:00.000Z')
    expect(startOf('2026-07-01T10:00')?.toISOString()).toBe('2026-07-01T08:00:00.000Z')
  })

  it('is undefined while it is incomplete or impossible', () => {
    for (const text of ['', '2026-11-21', '2026-02-30T10:00']) expect(startOf(text)).toBeUndefined()
  })
})

describe('the number of days in the dialog', () => {
  it('follows the chosen plan', () => {
    expect(daysForPlan('1', 'daily', 'mid')).toBe('14')
    expect(daysForPlan('14', 'mid', 'long')).toBe('30')
    expect(daysForPlan('30', 'long', 'daily')).toBe('1')
  })

  it('stays if the guest has changed it', () => {
    expect(daysForPlan('12', 'daily', 'mid')).toBe('12')
  })
})

describe('a second item', () => {
  it.each(storageTypes)('is called included only if it costs nothing: %s', (storageType) => {
    const priceOf = (pieces: '1' | '2') =>
      requestPrice(filledIn({ storageType, pieces }), 'storage')?.quote
    const [one, two] = [priceOf('1'), priceOf('2')]
    expect(one?.kind).toBe('priced')
    expect(includesTwoPieces(storageType)).toBe(JSON.stringify(one) === JSON.stringify(two))
  })
})
