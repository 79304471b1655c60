import { business } from '../../../domain/business/business.ts'
import { rememberedChoice } from '../../browser/remember-choice.ts'

export const analyticsScriptUrl = 'https://www.googletagmanager.com/gtag/js'

type Gtag = (...command: unknown[]) => void

const shared = globalThis as { dataLayer?: unknown[]; gtag?: Gtag }
const id = business.analyticsId
/** Name of Google's opt-out flag, a global variable. If it is `true`, nothing is sent. */
const off = `ga-disable-${id}`
const settings = {
  send_page_view: false,
  anonymize_ip: true,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
}
const consent = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/** Call only after the visitor's consent. */
export function startAnalytics(): void {
  if (shared.gtag) return
  Reflect.set(globalThis, off, false)
  shared.dataLayer ??= []
  shared.gtag = command
  command('js', new Date())
  command('consent', 'default', consent)
  command('set', { page_referrer: withoutSecrets(document.referrer) })
  command('config', id, { ...settings, page_location: withoutSecrets(location.href) })
  if (!document.getElementById('analytics-tag')) document.head.append(tag())
  // A framed form isn't a page view.
  if (parent === window) countPageView()
  addEventListener('storage', obeyElsewhere)
}

function obeyElsewhere(): void {
  if (rememberedChoice('analytics') !== 'yes') stopAnalytics()
}

export function stopAnalytics(): void {
  Reflect.set(globalThis, off, true)
  delete shared.gtag
  removeEventListener('storage', obeyElsewhere)
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (name.startsWith('_ga')) forgetCookie(name)
  }
}

function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag only accepts `arguments` objects
  shared.dataLayer?.push(arguments)
}

function tag(): HTMLScriptElement {
  const script = document.createElement('script')
  script.id = 'analytics-tag'
  script.async = true
  script.src = `${analyticsScriptUrl}?id=${encodeURIComponent(id)}`
  return script
}

function countPageView(): void {
  const page_location = withoutSecrets(location.href)
  shared.gtag?.('set', { page_location })
  shared.gtag?.('event', 'page_view', {
    page_location,
    page_path: location.pathname,
    page_title: document.title,
  })
}

function withoutSecrets(address: string): string {
  return address.replace(/[?#].*/s, '')
}

/** Deletes a cookie, including on parent domains, where Google's tag may have set it. */
function forgetCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in older browsers
    document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
