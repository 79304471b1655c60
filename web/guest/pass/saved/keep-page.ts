import { defaultLocale, type Locale } from '../../../../domain/business/locales.ts'
import { cacheOffline, forgetOffline, isCachedOffline } from '../../../browser/offline-page.ts'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { passWorker } from './pass-worker.ts'

/**
 * Caches the pass page for offline use, also at its address without a language.
 * Resolves to `false` if the page isn't completely cached. Stays pending if the installation of
 * the service worker fails.
 */
export async function cachePassPage(locale: Locale): Promise<boolean> {
  const scopes = [locale, defaultLocale].map((each) => hrefOf(paths.pass, each))
  await cacheOffline(passWorker.path, new Set(scopes))
  await navigator.serviceWorker?.ready
  return isCachedOffline(hrefOf(paths.pass, locale))
}

export async function forgetPassPage(): Promise<void> {
  await forgetOffline(passWorker.path, passWorker.name)
}
