import { type Locale, locales } from '../../domain/business/locales.ts'
import type { Page } from '../../web/routing/page.ts'
import { hrefOf, paths } from '../../web/routing/paths.ts'
import { notFoundPage, pages } from '../../web/routing/routes.ts'

export interface SitePage {
  page: Page
  locale: Locale
  address: string
}

/** English and the longest texts by default, every language in `npm run test:all`. */
export const testedLocales: readonly Locale[] =
  process.env.MATRIX === 'all' ? locales : ['en', 'de']

export const wholeMatrix = process.env.MATRIX === 'all'

/** The pages with the most content in a row, where long texts break first. */
const crowded = ['home', 'services', 'airport-shuttle', 'book-online', 'reserve']

/**
 * Every page that a visitor can open; the staff page has its own tests. All pages in English and the crowded ones in
 * German; in `npm run test:all` every page in every language.
 */
export const sitePages: readonly SitePage[] = pages
  .filter((page) => page.path !== paths.admin)
  .flatMap((page) =>
    testedLocales
      .filter((locale) => locale === 'en' || page !== notFoundPage)
      .filter((locale) => locale === 'en' || wholeMatrix || crowded.includes(page.name))
      .map((locale) => ({ page, locale, address: addressOf(page, locale) })),
  )

function addressOf(page: Page, locale: Locale): string {
  return page === notFoundPage ? '/a-page-that-never-was' : hrefOf(page.path, locale)
}
