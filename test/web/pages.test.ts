import { HtmlValidate } from 'html-validate'
import { type HTMLElement, NodeType } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { business, prices } from '../../domain/business/business.ts'
import { defaultLocale, locales, splitLocale } from '../../domain/business/locales.ts'
import { euroText } from '../../domain/business/money.ts'
import { isStaffPath } from '../../domain/business/staff-paths.ts'
import { whatsappLink } from '../../domain/business/whatsapp-link.ts'
import { pageFactsOf } from '../../web/prerender/page-facts.ts'
import { hrefOf, paths } from '../../web/routing/paths.ts'
import { notFoundPage } from '../../web/routing/routes.ts'
import { dialLink } from '../../web/words/office-text.ts'
import { type BuiltPage, builtPages, builtPagesOf, siteFile, siteHas } from './built-site.ts'

const origin = business.origin
const addressed = builtPages.filter(({ page }) => page !== notFoundPage)

const named = (pages: readonly BuiltPage[]) => pages.map((page) => [page.address, page] as const)
const content = (document: HTMLElement, selector: string) =>
  document.querySelector(selector)?.getAttribute('content') ?? ''
/** A link with text before or after it. */
const isInSentence = (link: HTMLElement) =>
  link.parentNode?.childNodes.some(
    (node) => node.nodeType === NodeType.TEXT_NODE && node.textContent.trim() !== '',
  )
const titleOf = (document: HTMLElement) => document.querySelector('title')?.textContent ?? ''

describe('budget 6: search engines and shares find every page in every language', () => {
  it('each page has its own title and description', () => {
    for (const locale of locales) {
      const here = builtPages.filter((page) => page.locale === locale)
      const titles = here.map(({ document }) => titleOf(document))
      const descriptions = here.map(({ document }) => content(document, 'meta[name=description]'))
      expect(new Set(titles).size).toBe(here.length)
      expect(new Set(descriptions).size).toBe(here.length)
    }
  })

  it.each(named(builtPages))(
    '%s has a title and a description of a length that search results show',
    (_, built) => {
      const { document } = built
      const description = content(document, 'meta[name=description]')
      expect(titleOf(document).length).toBeGreaterThanOrEqual(10)
      expect(titleOf(document).length).toBeLessThanOrEqual(65)
      expect(description.length).toBeGreaterThanOrEqual(50)
      expect(description.length).toBeLessThan(155)
      expect(content(document, 'meta[property="og:title"]')).toBe(titleOf(document))
      expect(content(document, 'meta[property="og:description"]')).toBe(description)
      expect(content(document, 'meta[name="twitter:card"]')).toBe('summary_large_image')
    },
  )

  it('the reservation page has its own keywords in each language', () => {
    const reserve = builtPagesOf('reserve')
    const words = reserve.map(({ document }) => content(document, 'meta[name=keywords]'))
    for (const list of words) expect(list.split(', ').length).toBeGreaterThanOrEqual(4)
    expect(new Set(words).size).toBe(locales.length)
  })

  it('the contact page links to phone, email and WhatsApp, and shows the address', () => {
    for (const { document } of builtPagesOf('contact')) {
      const main = document.querySelector('main')
      expect(main?.querySelector('a[href^="tel:"]')?.textContent).toBe(business.phone)
      expect(main?.querySelector('a[href^="mailto:"]')?.textContent).toBe(business.email)
      expect(main?.textContent).toContain(business.address.street)
      const chats = main?.querySelectorAll('a[href^="https://wa.me/"]') ?? []
      const [card, urgent] = chats.map((link) => link.getAttribute('href'))
      expect(chats).toHaveLength(2)
      for (const chat of [card, urgent]) {
        expect(chat).toContain(`${whatsappLink(business.phone)}?text=`)
      }
      expect(main?.querySelectorAll('details').length).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(named(addressed))('%s is its own canonical address', (address, { document }) => {
    const canonical = [...document.querySelectorAll('link[rel=canonical]')]
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual([origin + address])
    expect(content(document, 'meta[property="og:url"]')).toBe(origin + address)
  })

  it.each(named(addressed))(
    '%s and its translations link to one another',
    (_, { page, document }) => {
      const links = [...document.querySelectorAll('link[rel=alternate]')]
      const named = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])
      expect(Object.fromEntries(named)).toEqual({
        ...Object.fromEntries(
          locales.map((locale) => [locale, origin + hrefOf(page.path, locale)]),
        ),
        'x-default': origin + hrefOf(page.path, defaultLocale),
      })
    },
  )

  it.each(named(builtPages))(
    '%s has its language, one main heading and its robots rule',
    (_, built) => {
      const { document, locale, page } = built
      expect(document.querySelector('html')?.getAttribute('lang')).toBe(locale)
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      expect(document.querySelectorAll('main')).toHaveLength(1)
      const robots = content(document, 'meta[name=robots]')
      expect(robots).toBe(pageFactsOf(page).unlisted ? 'noindex' : '')
    },
  )

  it('the home page has sections, structured data, images and links for the tests of all pages', () => {
    const looked = ['section[aria-labelledby]', 'script[type="application/ld+json"]', 'img']
    for (const { document } of builtPagesOf('home')) {
      for (const selector of [...looked, 'a[href^="/"]', 'a[href^="#"]']) {
        expect(document.querySelectorAll(selector).length, selector).toBeGreaterThan(1)
      }
    }
  })

  it.each(named(builtPages))('%s nests its headings like its sections', (_, { document }) => {
    const levelOf = ({ tagName }: HTMLElement) => Number(tagName.slice(1))
    for (const section of document.querySelectorAll('section[aria-labelledby]')) {
      const title = section.querySelector(`#${section.getAttribute('aria-labelledby')}`)
      if (!title || !/^H\d$/.test(title.tagName)) continue
      for (const heading of section.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
        if (heading === title) continue
        expect(levelOf(heading), heading.textContent).toBeGreaterThan(levelOf(title))
      }
    }
  })

  it.each(named(builtPages))('%s has valid structured data without "<"', (_, built) => {
    for (const script of built.document.querySelectorAll('script[type="application/ld+json"]')) {
      const text = script.textContent ?? ''
      expect(text).not.toContain('<')
      const data = JSON.parse(text)
      expect(data['@context']).toBe('https://schema.org')
      if (data['@type'] !== 'SelfStorage') continue
      expect(data.address.postalCode).toBe('1001')
      expect(data.aggregateRating).toMatchObject({ ratingValue: 4.9, reviewCount: 127 })
      expect(data.priceRange).toBe('€2–€50')
      expect(data.openingHoursSpecification).toMatchObject({ opens: '08:00', closes: '23:00' })
    }
  })

  it('only pages where guests look for the business describe it in structured data', () => {
    const describing = builtPages.filter(({ document }) =>
      document
        .querySelectorAll('script[type="application/ld+json"]')
        .some((script) => JSON.parse(script.textContent ?? '')['@type'] === 'SelfStorage'),
    )
    const expected = ['home', 'services', 'location', 'about', 'contact', 'book-online', 'reserve']
    expect(new Set(describing.map(({ page }) => page.name))).toEqual(new Set(expected))
    expect(describing).toHaveLength(expected.length * locales.length)
  })
})

describe('the addresses of the specification (section 2)', () => {
  const specified = [
    '/',
    '/services',
    '/services-hub',
    '/location',
    '/contact',
    '/about',
    '/accommodations',
    `/${business.busPartner.slug}`,
    '/bus-lines-albania-kosovo',
    '/airport-shuttle',
    '/bus-lines-tirana',
    '/book-online',
    '/reserve-pay-location',
    '/admin',
  ]

  it.each(specified)('%s is a page in every language', (address) => {
    for (const prefix of ['', '/sq', '/it', '/de', '/fr', '/es', '/da']) {
      const file = address === '/' ? prefix || '/index' : prefix + address
      expect(siteHas(`${file}.html`), file).toBe(true)
    }
  })
})

describe('an unknown address', () => {
  it('has an error page only in English', () => {
    const errorPages = builtPages.filter(({ page }) => page === notFoundPage)
    expect(errorPages.map(({ locale }) => locale)).toEqual(['en'])
    expect(siteHas('/404.html')).toBe(true)
    expect(siteHas('/de/404.html')).toBe(false)
  })
})

describe('the web app manifest', () => {
  const manifestsOf = ({ document }: BuiltPage) =>
    document.querySelectorAll('link[rel=manifest]').map((link) => link.getAttribute('href'))
  const passes = builtPagesOf('pass')

  it.each(named(passes))('of %s opens the pass in its language', (address, built) => {
    const [file = '', ...others] = manifestsOf(built)
    expect(others).toEqual([])
    const manifest = JSON.parse(siteFile(file))
    expect(manifest).toMatchObject({ start_url: address, scope: address, lang: built.locale })
    expect(manifest).toMatchObject({ id: '/pass', display: 'standalone' })
    expect(manifest.short_name.length).toBeLessThanOrEqual(16)
    expect(manifest.name).toBe(`${manifest.short_name} – ${business.name}`)
    expect(manifest.icons.length).toBeGreaterThan(0)
    for (const { src } of manifest.icons) expect(siteHas(src), src).toBe(true)
  })

  it('of the pass has its own name in each language', () => {
    const names = passes.map((built) => JSON.parse(siteFile(manifestsOf(built)[0] ?? '')).name)
    expect(new Set(names).size).toBe(locales.length)
  })

  it('of every other page opens the home page', () => {
    const others = builtPages.filter(({ page }) => page.name !== 'pass')
    expect(new Set(others.flatMap(manifestsOf))).toEqual(new Set(['/manifest.webmanifest']))
    expect(JSON.parse(siteFile('/manifest.webmanifest'))).toMatchObject({ id: '/', start_url: '/' })
  })
})

describe('budget 6: valid HTML', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes these as in JSX; HTML accepts them either way.
      'attr-case': 'off',
      'void-style': 'off',
      'no-implicit-button-type': 'error',
      // A script submits the forms; until it has loaded, their button must not leave the page.
      'wcag/h32': 'off',
      'long-title': 'off',
      'no-inline-style': 'off',
      'prefer-native-element': 'off',
    },
  })

  it.each(named(builtPages))('%s has no HTML errors', async (_, { html }) => {
    const report = await validator.validateString(html)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
      ),
    )
    expect(faults).toEqual([])
  })
})

describe('every page before its script runs', () => {
  it('offers phone and WhatsApp on the pass if scripts are off', () => {
    for (const { document } of builtPagesOf('pass')) {
      const notice = document.querySelector('main noscript')
      expect(notice?.textContent).toContain('JavaScript')
      const links = [...(notice?.innerHTML ?? '').matchAll(/href="([^"]+)"/g)].map(([, to]) => to)
      expect(links[0]).toBe(dialLink(business.phone))
      expect(links[1]).toContain(`${whatsappLink(business.phone)}?text=`)
      expect(links).toHaveLength(2)
    }
  })

  it.each(named(builtPages))('%s has an alt text and a size for every image', (_, { document }) => {
    for (const image of document.querySelectorAll('img')) {
      expect(image.hasAttribute('alt')).toBe(true)
      expect(image.hasAttribute('width') && image.hasAttribute('height')).toBe(true)
    }
  })

  it.each(named(builtPages))('%s links only to existing pages and anchors', (_, { document }) => {
    const addresses = new Set(builtPages.map(({ address }) => address))
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const { pathname: path, hash } = new URL(
        link.getAttribute('href') ?? '',
        'https://here.example',
      )
      const fragment = hash.slice(1)
      if (isStaffPath(splitLocale(path).path)) continue
      expect(addresses).toContain(path)
      const target = builtPages.find(({ address }) => address === path)?.document
      if (fragment)
        expect(target?.querySelector(`#${fragment}`), `${path}#${fragment}`).toBeTruthy()
    }
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy()
    }
  })

  it('links from the prices to a form with that number of items', () => {
    for (const { document, locale } of builtPagesOf('home')) {
      const form = hrefOf(paths.bookOnline, locale)
      const links = document.querySelectorAll('#pricing a')
      const priceOf = (items: number) => euroText(items * prices.dayPerItem, locale)
      expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
        [form, `1 ${priceOf(1)}`],
        [`${form}?items=2`, `2 ${priceOf(2)}`],
        [`${form}?items=3`, `3 ${priceOf(3)}`],
        [`${form}?items=4`, `4 ${priceOf(4)}`],
        [`${form}?items=5`, `5+ ${priceOf(5)}+`],
      ])
    }
  })

  it.each(named(builtPages))('%s says beside each booking link how to pay', (...row) => {
    const [, { page, document, locale }] = row
    const doors = [
      [paths.bookOnline, 'online'],
      [paths.reserve, 'desk'],
    ] as const
    let noted = 0
    for (const [path, way] of doors) {
      const to = hrefOf(path, locale)
      if (page.path === path) continue
      for (const link of document.querySelectorAll(`main a[href="${to}"]`)) {
        // A link in a sentence, a heading or a price needs no note.
        if (link.closest('h2, h3, #pricing') || isInSentence(link)) continue
        const door = link.querySelector('[class^=way-note]') ? link : link.parentNode
        const notes = (door ?? link).querySelectorAll('[class^=way-note]')
        expect(notes.map((note) => note.getAttribute('class'))).toContain(`way-note-${way}`)
        noted += 1
      }
    }
    if (page.path === paths.home) expect(noted).toBeGreaterThan(0)
  })

  it.each(named(builtPages))('%s names only files that exist', (_, { document }) => {
    const own = [...document.querySelectorAll('head link[href^="/"], [src^="/"]')]
    const named = own.map((element) => element.getAttribute('href') ?? element.getAttribute('src'))
    expect(named.length).toBeGreaterThan(5)
    for (const file of named) expect(siteHas(file?.split('#')[0] ?? ''), file ?? '').toBe(true)
    const socialImage = content(document, 'meta[property="og:image"]')
    expect(siteHas(new URL(socialImage).pathname)).toBe(true)
  })
})
