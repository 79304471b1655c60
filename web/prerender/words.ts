import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '../../domain/business/locales.ts'
import type { Page } from '../routing/page.ts'

const catalogs = import.meta.glob<Messages>('../locales/*/*.po', {
  eager: true,
  import: 'messages',
})

export function wordsFor(page: Page, locale: Locale): I18n {
  const messages: Messages = {}
  for (const catalog of ['chrome', 'offline', ...page.catalogs, ...(page.staticCatalogs ?? [])]) {
    Object.assign(messages, catalogs[`../locales/${locale}/${catalog}.po`])
  }
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  // Fails the build, because the message would also be missing in browsers.
  if (import.meta.env.PROD) i18n.on('missing', ({ id }) => refuse(page, locale, id))
  return i18n
}

function refuse({ path }: Page, locale: Locale, id: string): never {
  throw new Error(
    `${path} (${locale}) shows message ${id}, which none of its catalogs holds: run "npm run extract", or name its catalog in web/routing/routes.ts`,
  )
}
