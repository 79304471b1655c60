import { defaultLocale, locales } from '../../domain/business/locales.ts'
import { storageKeys } from '../browser/storage-keys.ts'
import { themeColors } from '../ui/styles/theme-colors.ts'

const prefixed = locales.filter((locale) => locale !== defaultLocale)

/**
 * Moves a visitor who once chose another language from an unprefixed page to that language's, before
 * anything is shown. Path, query and fragment stay; nothing is added to the history.
 */
export const savedLanguageScript = `try {
  const saved = localStorage.getItem('${storageKeys.language}')
  const { pathname, search, hash } = location
  if (${JSON.stringify(prefixed)}.includes(saved))
    location.replace('/' + saved + (pathname === '/' ? '' : pathname) + search + hash)
} catch {}`

/** Shows the theme that the visitor once chose, before the first paint. */
export const savedThemeScript = `try {
  const theme = localStorage.getItem('${storageKeys.theme}')
  const colors = ${JSON.stringify(themeColors)}
  if (Object.hasOwn(colors, theme)) {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = colors[theme]
  }
} catch {}`

/**
 * Takes what a bank's page brings back out of the address, before anything is loaded that would name
 * the address as its referrer, and leaves it to `takePaymentReturn`.
 */
export const paymentReturnScript = `{
  const { search, pathname } = location
  const query = new URLSearchParams(search)
  if (query.has('payment_intent_client_secret')) {
    window.paymentReturn = search
    history.replaceState(history.state, '', pathname + '?payment=' + query.get('payment_intent'))
  }
}`

/** Of the link that names the entry's file: the script that starts it is the same on every page. */
export const entryId = 'entry'

/**
 * Starts the page's script once the page has been painted; at once where nobody looks, as nothing is
 * painted there. The comment is for Vite's development server, which cannot follow the address.
 */
export const entryScript = `const start = () => import(/* @vite-ignore */ document.getElementById('${entryId}').href)
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))`
