import { describe, expect, it } from 'vitest'
import { business, prices } from '../../domain/business.ts'
import { clockTime } from '../../domain/clock.ts'
import { paths } from '../../web/routing/paths.ts'
import { builtPages } from './built-site.ts'

/** What each language's page at `path` tells search engines of a service. */
function servicesOn(path: string) {
  return builtPages
    .filter(({ page }) => page.path === path)
    .flatMap(({ document }) => document.querySelectorAll('script[type="application/ld+json"]'))
    .map((script) => JSON.parse(script.textContent ?? ''))
    .filter((data) => data['@type'] === 'Service')
}

interface Offered {
  itemOffered: { name: string }
}

describe('what search engines read of services (specification, section 2)', () => {
  it('is that bus tickets to Kosovo cost from five euro', () => {
    const services = servicesOn(paths.busLines)
    expect(services).toHaveLength(7)
    for (const { offers } of services) {
      expect(offers).toMatchObject({ lowPrice: 5, priceCurrency: 'EUR' })
    }
  })

  it('is what can be had at the office today, and nothing that is still to come', () => {
    const hubs = builtPages.filter(({ page }) => page.path === paths.services)
    const services = servicesOn(paths.services)
    expect(services).toHaveLength(7)
    for (const [index, { hasOfferCatalog, hoursAvailable }] of services.entries()) {
      const offers = hasOfferCatalog.itemListElement
      const ready = hubs[index]?.document.querySelectorAll('#services article:not([data-soon])')
      const titles = ready?.map((card) => card.querySelector('h3')?.textContent)
      expect(offers.length).toBeGreaterThanOrEqual(7)
      expect(offers.map(({ itemOffered }: Offered) => itemOffered.name)).toEqual(titles)
      expect(offers[0]).toMatchObject({
        price: prices.dayPerItem / 100,
        priceCurrency: 'EUR',
      })
      expect(hoursAvailable).toMatchObject({
        opens: clockTime(business.opensAt),
        closes: clockTime(business.closesAt),
      })
    }
  })
})
