import { defaultLocale, type Locale } from '../../../../domain/business/locales.ts'
import { cacheOffline, forgetOffline, isCachedOffline } from '../../../browser/offline-page.ts'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { passWorker } from './pass-worker.ts'

/**
 * Lets the pass open without a connection: in its language, and without one, which leads to the language
 * that was chosen. Answers once it would, or that it can't.
 */
export async function cachePassPage(locale: Locale): Promise<boolean> {
  const scopes = [locale, defaultLocale].map((each) => hrefOf(paths.pass, each))
  await cacheOffline(passWorker.path, new Set(scopes))
  await navigator.serviceWorker?.ready
  return isCachedOffline(hrefOf(paths.pass, locale))
}

/** Takes the page off the device, once no pass is left on it. */
export async function forgetPassPage(): Promise<void> {
  await forgetOffline(passWorker.path, passWorker.name)
}
