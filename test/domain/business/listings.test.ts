import { describe, expect, it } from 'vitest'
import { listingAddress, listings } from '../../../domain/business/listings.ts'
import { rentals } from '../../../domain/business/partners.ts'

describe('the holiday rentals', () => {
  it('are one in Tirana and one in Antibes', () => {
    expect(listings.map(({ id, country }) => [id, country])).toEqual([
      ['tirana', 'AL'],
      ['antibes', 'FR'],
    ])
  })

  it('link to the marketplace by their external id', () => {
    const [tirana] = listings
    expect(tirana && listingAddress({ ...tirana, externalId: '123/4' })).toBe(
      `${rentals.marketplaceUrl}123%2F4`,
    )
  })

  it('have plausible ratings and room counts', () => {
    for (const { rating, bedrooms, beds, bathrooms } of listings) {
      expect(rating).toBeLessThanOrEqual(5)
      for (const count of [bedrooms, beds, bathrooms]) expect(count).toBeGreaterThanOrEqual(0)
    }
  })
})
