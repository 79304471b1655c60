import { defaultLocale, locales } from '../../domain/business/locales.ts'
import { storageKeys } from '../browser/storage-keys.ts'
import { themeColors } from '../ui/styles/theme-colors.ts'

const prefixed = locales.filter((locale) => locale !== defaultLocale)

/** Redirects from an unprefixed URL to the saved language, before the first paint. */
export const savedLanguageScript = `try {
  const saved = localStorage.getItem('${storageKeys.language}')
  const { pathname, search, hash } = location
  if (${JSON.stringify(prefixed)}.includes(saved))
    location.replace('/' + saved + (pathname === '/' ? '' : pathname) + search + hash)
} catch {}`

export const savedThemeScript = `try {
  const theme = localStorage.getItem('${storageKeys.theme}')
  const colors = ${JSON.stringify(themeColors)}
  if (Object.hasOwn(colors, theme)) {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = colors[theme]
  }
} catch {}`

/**
 * Moves the payment's parameters from the URL to `window.paymentReturn`.
 * Leaves only the PaymentIntent id, as `payment`. The parameters include a secret, so this runs
 * before any request that would send the URL as its referrer.
 */
export const paymentReturnScript = `{
  const { search, pathname } = location
  const query = new URLSearchParams(search)
  if (query.has('payment_intent_client_secret')) {
    window.paymentReturn = search
    history.replaceState(history.state, '', pathname + '?payment=' + query.get('payment_intent'))
  }
}`

/**
 * Holds taps that only the page's script can handle, until `replayHeldTaps` repeats them.
 * After a held tap, also holds taps on links within the site, because they may depend on it. A link
 * that is still held after five seconds is followed. If the page's script fails, follows the first
 * held control's link, or reloads the page if it has none.
 */
export const heldTapsScript = `{
  const held = (window.heldTaps = [])
  const early = '[data-early], button[type=button]:not([popovertarget])'
  const giveUp = ([first] = held) => first && (first.href ? location.assign(first.href) : location.reload())
  held.hold = (event) => {
    const control = event.target.closest(early + (held[0] ? ', a[href^="/"]' : ''))
    if (!control || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    held.push(control)
    if (control.type === 'radio') return
    event.preventDefault()
    event.stopPropagation()
    control.dataset.held = ''
    if (control.href) setTimeout(() => held.includes(control) && location.assign(control.href), 5000)
  }
  addEventListener('click', held.hold, true)
  addEventListener('unhandledrejection', () => giveUp())
}`

/**
 * Id of the link to the entry file.
 * The inline script reads the URL from it, so its CSP hash doesn't depend on the build's file names.
 */
export const entryId = 'entry'

/**
 * Starts the page's script after a paint.
 * First waits up to 300 ms for the main picture, if any, because the script's first tasks would
 * delay its paint. Hidden tabs don't paint, so the script starts immediately there. `@vite-ignore`
 * is for Vite's development server, which can't resolve the URL.
 */
export const entryScript = `const start = () => import(/* @vite-ignore */ document.getElementById('${entryId}').href)
const painted = () => requestAnimationFrame(() => setTimeout(start))
const picture = document.querySelector('img[fetchpriority=high]')
if (document.hidden) start()
else Promise.race([picture?.decode(), new Promise((late) => setTimeout(late, 300))]).then(painted, painted)`
