import { describe, expect, it } from 'vitest'
import { quote } from '../../../../domain/pricing/pricing.ts'
import { priceExample } from '../../../../web/guest/home/price-example.ts'

describe('the price example on the home page', () => {
  it('is the price of two bags for one day', () => {
    const dropOff = new Date('2026-11-21T09:00:00Z')
    const quoted = quote({
      serviceType: 'storage',
      storageType: 'daily',
      luggageCount: priceExample.items,
      startDate: dropOff,
      endDate: new Date('2026-11-21T17:00:00Z'),
    })
    expect(quoted).toMatchObject({ kind: 'priced', totalPrice: priceExample.total })
  })
})
