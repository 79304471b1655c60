import { defaultLocale, type Locale, localizePath } from '../../../domain/business/locales.ts'
import { cacheOffline, forgetOffline, isCachedOffline } from '../../browser/offline-page.ts'
import { deskWorker } from './desk-worker.ts'

const scopeOf = (locale: Locale) => localizePath('/admin', locale)

export async function cachePage(locale: Locale): Promise<void> {
  await cacheOffline(deskWorker.path, new Set([scopeOf(locale), scopeOf(defaultLocale)]))
}

/** First makes the service worker fetch missing files. */
export async function isPageCached(locale: Locale): Promise<boolean> {
  return isCachedOffline(scopeOf(locale))
}

export async function forgetPage(): Promise<void> {
  await forgetOffline(deskWorker.path, deskWorker.name)
}
