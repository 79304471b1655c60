import { splitLocale } from '../../../domain/business/locales.ts'
import { rememberedChoice } from '../../browser/remember-choice.ts'
import type { Page, PolicyProfile } from '../../routing/page.ts'
import { paths } from '../../routing/paths.ts'
import { loadCatalogs } from '../../words/i18n.ts'

const whileBooking: readonly string[] = [paths.bookOnline, paths.reserve, paths.bookingConfirmed]

const ofMoney: readonly PolicyProfile[] = ['pay', 'paid']

/**
 * Counts visits only with the visitor's consent.
 * May ask for consent on scroll, but never on `bare` pages.
 */
export function startConsent({ bare, framable, policy }: Page): void {
  const answer = rememberedChoice('analytics')
  if (answer === 'yes' && (!bare || framable)) startCounting().catch(ignore)
  if (bare) return

  let asked = Boolean(answer)
  const cameFromHere = cameFromAnotherPage(document.referrer, location.href)
  function consider({ type }: Event): void {
    const byVisitor = type === 'open-consent'
    if (!byVisitor && (asked || !isTime())) return
    asked = true
    ask(byVisitor, startCounting)
  }
  async function startCounting(): Promise<void> {
    const { startAnalytics } = await (ofMoney.includes(policy)
      ? import('./analytics-beacon.ts')
      : import('./analytics-tag.ts'))
    startAnalytics()
  }
  function isTime(): boolean {
    const { path } = splitLocale(location.pathname)
    const isSecondPage = cameFromHere && path !== paths.home
    return !whileBooking.includes(path) && (isSecondPage || scrollY > innerHeight)
  }
  for (const name of ['open-consent', 'scroll']) addEventListener(name, consider)
}

export function openConsent(): void {
  dispatchEvent(new CustomEvent('open-consent'))
}

function ask(byVisitor: boolean, startCounting: () => Promise<void>): void {
  Promise.all([import('./mount-consent.tsx'), loadCatalogs(['consent'])]).then(
    ([{ mountConsent }]) => mountConsent(byVisitor, startCounting),
    ignore,
  )
}

function ignore(): void {}

/**
 * True if the visitor came from another page of the site.
 * A translation of the same page doesn't count.
 */
export function cameFromAnotherPage(referrer: string, address: string): boolean {
  if (!referrer) return false
  const from = new URL(referrer)
  const here = new URL(address)
  return from.origin === here.origin && pageOf(from) !== pageOf(here)
}

function pageOf({ pathname }: URL): string {
  return splitLocale(pathname).path
}
