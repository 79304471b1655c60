import { describe, expect, it } from 'vitest'
import { placeholders, rentals } from '../../domain/business.ts'
import { listingAddress, listings } from '../../domain/listings.ts'

describe('the holiday rentals', () => {
  it('are one in Tirana and one in Antibes', () => {
    expect(listings.map(({ id, country }) => [id, country])).toEqual([
      ['tirana', 'AL'],
      ['antibes', 'FR'],
    ])
  })

  it('open on the marketplace by their id there', () => {
    const [tirana] = listings
    expect(tirana && listingAddress({ ...tirana, externalId: '123/4' })).toBe(
      `${rentals.marketplaceUrl}123%2F4`,
    )
  })

  it('have no photographs and no invented facts before the operator gives them', () => {
    for (const { id, images, externalId, directLink } of listings) {
      expect(images).toEqual([])
      expect(placeholders).toContain(externalId)
      expect(placeholders).toContain(directLink)
      expect(
        placeholders.filter((it) => it.endsWith(`of the rental in ${named[id]})`)),
      ).toHaveLength(4)
    }
  })
})

const named = { tirana: 'Tirana', antibes: 'Antibes' }
