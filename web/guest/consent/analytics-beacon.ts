import { business } from '../../../domain/business/business.ts'
import { rememberedChoice } from '../../browser/remember-choice.ts'

export const visitCounterUrl = 'https://www.google-analytics.com/g/collect'

type About = Record<string, string>

const shared = globalThis as { gtag?: (command: string, event: string, about: About) => void }

/**
 * Counts page views and events without Google's script, for pages with payments.
 * Call only after the visitor's consent.
 */
export function startAnalytics(): void {
  if (shared.gtag) return
  shared.gtag = (_, event, about) => send(event, about)
  if (parent === window) send('page_view', {})
  addEventListener('storage', obeyElsewhere)
}

/** Stops if the visitor refuses in another tab or in the page around this frame. */
function obeyElsewhere(): void {
  if (rememberedChoice('analytics') !== 'yes') delete shared.gtag
}

/** Omits the query and fragment of the page's address, which may contain secrets. */
function send(event: string, about: About): void {
  const query = new URLSearchParams({
    v: '2',
    tid: business.analyticsId,
    cid: visitor(),
    en: event,
    dl: location.origin + location.pathname,
    dt: document.title,
    // Turns off personalized ads.
    npa: '1',
  })
  for (const [name, value] of Object.entries(about)) query.set(`ep.${name}`, value)
  navigator.sendBeacon(`${visitCounterUrl}?${query}`)
}

const thisVisit = `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`

/** Returns the client id from Google's cookie, or a random one. */
function visitor(): string {
  return /(?:^|; )_ga=GA1\.\d+\.(\d+\.\d+)/.exec(document.cookie)?.[1] ?? thisVisit
}
