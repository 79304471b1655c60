import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { business, prices } from '../../domain/business/business.ts'
import { clockTime } from '../../domain/time/clock.ts'
import { pageFactsOf } from '../../web/prerender/page-facts.ts'
import { paths } from '../../web/routing/paths.ts'
import { type BuiltPage, builtPages } from './built-site.ts'

/** A page's structured data of one type. */
function structuredDataOn({ document }: BuiltPage, type: string) {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent ?? ''))
    .filter((data) => data['@type'] === type)
}

/** The structured data of services at `path`, one per language. */
const servicesOn = (path: string) =>
  builtPages
    .filter(({ page }) => page.path === path)
    .flatMap((page) => structuredDataOn(page, 'Service'))

interface Offered {
  itemOffered: { name: string }
}

describe('structured data of services (specification, section 2)', () => {
  it('has bus tickets to Kosovo from five euros', () => {
    const services = servicesOn(paths.busLines)
    expect(services).toHaveLength(7)
    for (const { offers } of services) {
      expect(offers).toMatchObject({ lowPrice: 5, priceCurrency: 'EUR' })
    }
  })

  it('lists the services that are available today', () => {
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

const listed = builtPages.filter(({ page }) => !pageFactsOf(page).unlisted)
const below = listed.filter(({ page }) => page.path !== paths.home)

describe('structured data of the site', () => {
  it.each(below.map((page) => [page.address, page] as const))(
    '%s has a breadcrumb from the home page in its own language',
    (address, page) => {
      const { origin } = business
      const home = page.locale === 'en' ? '/' : `/${page.locale}`
      const [trail, ...others] = structuredDataOn(page, 'BreadcrumbList')
      expect(others).toEqual([])
      expect(trail.itemListElement).toMatchObject([
        { position: 1, name: business.name, item: origin + home },
        { position: 2, item: origin + address },
      ])
      expect(trail.itemListElement[1].name.length).toBeGreaterThan(2)
    },
  )

  it("has the site's name only on the home page", () => {
    for (const page of listed) {
      const names = structuredDataOn(page, 'WebSite').map(({ name, inLanguage }) => [
        name,
        inLanguage,
      ])
      const expected = page.page.path === paths.home ? [[business.name, page.locale]] : []
      expect(names, page.address).toEqual(expected)
    }
  })

  it('has a sitemap of each page with its release date', () => {
    const entries = readFileSync('dist/client/sitemap.xml', 'utf8').split('<url>').slice(1)
    const found = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])
    expect(found.toSorted()).toEqual(
      listed.map(({ address }) => business.origin + address).toSorted(),
    )
    const today = new Date()
    for (const entry of entries) {
      const day = new Date(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/.exec(entry)?.[1] ?? '')
      expect(day.getTime()).toBeGreaterThan(Date.UTC(2026, 0, 1))
      expect(day.getTime()).toBeLessThanOrEqual(today.getTime())
    }
  })
})
