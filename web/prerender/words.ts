import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '../../domain/locales.ts'
import type { Page } from '../routes.ts'

const catalogs = import.meta.glob<Messages>('../locales/*/*.po', {
  eager: true,
  import: 'messages',
})

/**
 * A page's words in a language, and no others: a word that the page shows but has not loaded stops
 * the build, since the browser would lack it too.
 */
export function wordsFor(page: Page, locale: Locale): I18n {
  const messages: Messages = {}
  for (const catalog of ['chrome', ...page.catalogs]) {
    Object.assign(messages, catalogs[`../locales/${locale}/${catalog}.po`])
  }
  return setupI18n({
    locale,
    messages: { [locale]: messages },
    missing: (_, id) => {
      throw new Error(
        `${page.path} (${locale}) shows message ${id}, which none of its catalogs holds: run "npm run extract", or name its catalog in web/routes.ts`,
      )
    },
  })
}
