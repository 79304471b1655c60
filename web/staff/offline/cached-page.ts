import { defaultLocale, type Locale, localizePath } from '../../../domain/business/locales.ts'
import { cacheOffline, forgetOffline, isCachedOffline } from '../../browser/offline-page.ts'
import { deskWorker } from './desk-worker.ts'

const scopeOf = (locale: Locale) => localizePath('/admin', locale)

/**
 * Lets staff's page open without a connection: in its language, and without one, which leads to the
 * language that was chosen.
 */
export async function cachePage(locale: Locale): Promise<void> {
  await cacheOffline(deskWorker.path, new Set([scopeOf(locale), scopeOf(defaultLocale)]))
}

/** Whether the page and all that it may load is on the device; what is missing is fetched if it can be. */
export async function isPageCached(locale: Locale): Promise<boolean> {
  return isCachedOffline(scopeOf(locale))
}

/** Takes the page off the device. */
export async function forgetPage(): Promise<void> {
  await forgetOffline(deskWorker.path, deskWorker.name)
}
