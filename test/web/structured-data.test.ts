import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { business, prices } from '../../domain/business/business.ts'
import { clockTime } from '../../domain/time/clock.ts'
import { pageFactsOf } from '../../web/prerender/page-facts.ts'
import { paths } from '../../web/routing/paths.ts'
import { type BuiltPage, builtPages } from './built-site.ts'

/** What a page tells search engines of one kind of thing. */
function toldOn({ document }: BuiltPage, type: string) {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent ?? ''))
    .filter((data) => data['@type'] === type)
}

/** What each language's page at `path` tells search engines of a service. */
const servicesOn = (path: string) =>
  builtPages.filter(({ page }) => page.path === path).flatMap((page) => toldOn(page, 'Service'))

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

const listed = builtPages.filter(({ page }) => !pageFactsOf(page).unlisted)
const below = listed.filter(({ page }) => page.path !== paths.home)

describe('what search engines read of the site', () => {
  it.each(below.map((page) => [page.address, page] as const))(
    '%s says by which way it is reached from home, in its own language',
    (address, page) => {
      const { origin } = business
      const home = page.locale === 'en' ? '/' : `/${page.locale}`
      const [trail, ...others] = toldOn(page, 'BreadcrumbList')
      expect(others).toEqual([])
      expect(trail.itemListElement).toMatchObject([
        { position: 1, name: business.name, item: origin + home },
        { position: 2, item: origin + address },
      ])
      expect(trail.itemListElement[1].name.length).toBeGreaterThan(2)
    },
  )

  it('is the name of the site, at its home alone', () => {
    for (const page of listed) {
      const names = toldOn(page, 'WebSite').map(({ name, inLanguage }) => [name, inLanguage])
      const expected = page.page.path === paths.home ? [[business.name, page.locale]] : []
      expect(names, page.address).toEqual(expected)
    }
  })

  it('is each page and when it was last released', () => {
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
