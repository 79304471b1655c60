import { business } from '../../../domain/business/business.ts'
import { rememberedChoice } from '../../browser/remember-choice.ts'

/** Where the analytics take a single event, without a script of theirs. */
export const visitCounterUrl = 'https://www.google-analytics.com/g/collect'

type About = Record<string, string>

/** What `track` expects to find in the window. */
const shared = globalThis as { gtag?: (command: string, event: string, about: About) => void }

/**
 * Counts this page view and its events from now on, for pages that a card is typed into: the tag's own
 * script has no place beside it. To be called after a visitor's consent.
 */
export function startAnalytics(): void {
  if (shared.gtag) return
  shared.gtag = (_, event, about) => send(event, about)
  if (parent === window) send('page_view', {})
  addEventListener('storage', obeyElsewhere)
}

/** A no in another tab, or around the frame that this form is in, is a no here too. */
function obeyElsewhere(): void {
  if (rememberedChoice('analytics') !== 'yes') delete shared.gtag
}

/** The address without query and fragment, which carry keys to payments. */
function send(event: string, about: About): void {
  const query = new URLSearchParams({
    v: '2',
    tid: business.analyticsId,
    cid: visitor(),
    en: event,
    dl: location.origin + location.pathname,
    dt: document.title,
    // No advertising, as in the tag's own settings.
    npa: '1',
  })
  for (const [name, value] of Object.entries(about)) query.set(`ep.${name}`, value)
  navigator.sendBeacon(`${visitCounterUrl}?${query}`)
}

const thisVisit = `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`

/** As the tag knows the visitor on other pages, or, before it ever ran, by this page alone. */
function visitor(): string {
  return /(?:^|; )_ga=GA1\.\d+\.(\d+\.\d+)/.exec(document.cookie)?.[1] ?? thisVisit
}
