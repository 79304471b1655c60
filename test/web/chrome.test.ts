import { describe, expect, it } from 'vitest'
import { business } from '../../domain/business/business.ts'
import { languages, pickerLocales } from '../../domain/business/locales.ts'
import { hrefOf, type Path, paths } from '../../web/routing/paths.ts'
import { dialLink } from '../../web/words/office-text.ts'
import { builtPages } from './built-site.ts'
import { hoursIn } from './hours-in.ts'

const framed = builtPages.filter(({ page }) => !page.bare)
const named = framed.map((page) => [page.address, page] as const)

describe('the header and footer of every page (specification, section 2, Shared chrome and Footer)', () => {
  it.each(named)('%s ends its menu with links to the other booking pages', (_, built) => {
    const { page, locale, document } = built
    const links = document
      .querySelectorAll('nav#menu > a')
      .filter((link) => link.getAttribute('class'))
    const ways: Path[] = [paths.bookOnline, paths.reserve]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ways.filter((path) => path !== page.path).map((path) => hrefOf(path, locale)),
    )
    const last = document.querySelectorAll('nav#menu > a').slice(-links.length)
    expect(last, 'marked as actions, behind all others').toEqual(links)
  })

  it.each(named)('%s links to every other page in its menu', (_, { page, locale, document }) => {
    const books = page.path === paths.bookOnline || page.path === paths.reserve
    const places = [paths.services, paths.location, paths.about, paths.contact]
    const links = document
      .querySelectorAll('nav#menu > div > a, nav#menu > a')
      .filter((link) => !link.getAttribute('class'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      places.filter((path) => !books || path !== paths.about).map((path) => hrefOf(path, locale)),
    )
    const { airportShuttle, busTickets, busLines, localBuses, accommodations } = paths
    const sideServices = [airportShuttle, busTickets, busLines, localBuses, accommodations]
    const more = document.querySelectorAll('nav#menu details a')
    expect(more.map((link) => link.getAttribute('href'))).toEqual(
      sideServices.map((path) => hrefOf(path, locale)),
    )
  })

  it.each(named)('%s shows in its footer how to reach the office', (_, { document, locale }) => {
    const office = document.querySelector('footer#contact [aria-labelledby=footer-office]')
    const { address, phone, email } = business
    for (const fact of [address.street, phone, email]) expect(office?.textContent).toContain(fact)
    expect(office?.textContent).toMatch(hoursIn(locale))
    expect(office?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      dialLink(phone),
      `mailto:${email}`,
    ])
  })

  it.each(named)('%s links to a booking beside the folded menu', (_, built) => {
    const { page, locale, document } = built
    const links = document.querySelectorAll('header > div > a').slice(1)
    const books = page.path === paths.bookOnline || page.path === paths.reserve
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      books ? [] : [hrefOf(paths.bookOnline, locale)],
    )
  })

  it.each(named)(
    '%s offers each language with its own name and flag',
    (_, { locale, document }) => {
      const offered = document.querySelectorAll('#languages a').map((link) => {
        const flag = link.querySelector('img')?.getAttribute('src')
        return [link.getAttribute('lang'), link.textContent, flag]
      })
      const expected = pickerLocales.includes(locale) ? pickerLocales : [locale, ...pickerLocales]
      expect(offered).toEqual(expected.map((it) => [it, languages[it].name, `/flags/${it}.svg`]))
    },
  )

  it.each(named)(
    '%s has all its links and the theme choice in its footer',
    (_, { locale, page, document }) => {
      const footer = document.querySelector('footer#contact')
      const hrefs = footer?.querySelectorAll('a').map((link) => link.getAttribute('href'))
      const sections = ['services', 'location', 'pricing']
      const atHome = page.path === paths.home
      expect(hrefs).toEqual(
        expect.arrayContaining([
          ...sections.map((section) => hrefOf(paths.home, locale, section)),
          atHome ? hrefOf(paths.home, locale, 'contact') : hrefOf(paths.contact, locale),
          ...['privacy', 'terms', 'rights'].map((part) => hrefOf(paths.legal, locale, part)),
          ...Object.values(business.social),
        ]),
      )
      const services = footer?.querySelectorAll('nav[aria-labelledby=footer-services] li')
      expect(services?.length).toBeGreaterThanOrEqual(7)
      expect(footer?.querySelectorAll('input[name=theme]')).toHaveLength(3)
    },
  )
})
