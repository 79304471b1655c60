import { splitLocale } from '../../../domain/business/locales.ts'
import { rememberedChoice } from '../../browser/remember-choice.ts'
import type { Page, PolicyProfile } from '../../routing/page.ts'
import { paths } from '../../routing/paths.ts'
import { loadCatalogs } from '../../words/i18n.ts'

const whileBooking: readonly string[] = [paths.bookOnline, paths.reserve, paths.bookingConfirmed]

/** Pages of a card or its payment, which no other company's script shares. */
const ofMoney: readonly PolicyProfile[] = ['pay', 'paid']

/**
 * Nothing is counted before the visitor agrees. Who has not answered yet is asked on a second page or
 * past the first screen, never over the two ways to book that the home page begins with, nor while they
 * book or read what they booked.
 */
export function startConsent({ bare, framable, policy }: Page): void {
  const answer = rememberedChoice('analytics')
  if (answer === 'yes' && (!bare || framable)) startCounting().catch(ignore)
  if (bare) return

  let asked = Boolean(answer)
  const cameFromHere = cameFromAnotherPage(document.referrer, location.href)
  function consider({ type }: Event): void {
    const byVisitor = type === 'open-consent'
    if (!byVisitor && (asked || !isTime(type === 'arrived'))) return
    asked = true
    ask(byVisitor, startCounting)
  }
  async function startCounting(): Promise<void> {
    const { startAnalytics } = await (ofMoney.includes(policy)
      ? import('./analytics-beacon.ts')
      : import('./analytics-tag.ts'))
    startAnalytics()
  }
  function isTime(arrived: boolean): boolean {
    const { path } = splitLocale(location.pathname)
    const isSecondPage = (cameFromHere || arrived) && path !== paths.home
    return !whileBooking.includes(path) && (isSecondPage || scrollY > innerHeight)
  }
  for (const name of ['open-consent', 'arrived', 'scroll']) addEventListener(name, consider)
}

/** Asks the visitor again what may be counted, whatever they answered before. */
export function openConsent(): void {
  dispatchEvent(new CustomEvent('open-consent'))
}

function ask(byVisitor: boolean, startCounting: () => Promise<void>): void {
  Promise.all([import('./mount-consent.tsx'), loadCatalogs(['consent'])]).then(
    ([{ mountConsent }]) => mountConsent(byVisitor, startCounting),
    ignore,
  )
}

/** What can't be loaded now is tried again on another visit. */
function ignore(): void {}

/**
 * Whether a visitor came to `address` from another page of this site. A page that sent them on to its
 * own translation, by their saved language, is none.
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
