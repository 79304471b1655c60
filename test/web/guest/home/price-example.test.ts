import { describe, expect, it } from 'vitest'
import { quote } from '../../../../domain/pricing/pricing.ts'
import { priceExample } from '../../../../web/guest/home/price-example.ts'

describe('the example beside the locker', () => {
  it('is what the desk asks for two bags that go home the same day', () => {
    const dropOff = new Date('2026-11-21T09:00:00Z')
    const asked = quote({
      serviceType: 'storage',
      storageType: 'daily',
      luggageCount: priceExample.items,
      startDate: dropOff,
      endDate: new Date('2026-11-21T17:00:00Z'),
    })
    expect(asked).toMatchObject({ kind: 'priced', totalPrice: priceExample.total })
  })
})
