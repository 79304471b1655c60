import { type Locale, locales } from '../../domain/locales.ts'
import { hrefOf, paths } from '../../web/paths.ts'
import { notFoundPage, type Page, pages } from '../../web/routes.ts'

export interface SitePage {
  page: Page
  locale: Locale
  address: string
}

/** English and the longest words in `npm test`, every language in `npm run test:all`. */
export const testedLocales: readonly Locale[] =
  process.env.MATRIX === 'all' ? locales : ['en', 'de']

/** Every page that a visitor can open; the staff's page has its own tests. */
export const sitePages: readonly SitePage[] = pages
  .filter((page) => page.path !== paths.admin)
  .flatMap((page) =>
    testedLocales
      .filter((locale) => locale === 'en' || page !== notFoundPage)
      .map((locale) => ({ page, locale, address: addressOf(page, locale) })),
  )

function addressOf(page: Page, locale: Locale): string {
  return page === notFoundPage ? '/a-page-that-never-was' : hrefOf(page.path, locale)
}
