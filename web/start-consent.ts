import { splitLocale } from '../domain/locales.ts'
import { loadCatalogs } from './i18n.ts'
import { paths } from './paths.ts'
import { rememberedChoice } from './remember-choice.ts'
import type { Page } from './routes.ts'

/**
 * Nothing is counted before the visitor agrees. Who has not answered yet is asked on a second page or
 * past the first screen, never over the two ways to book that the home page begins with.
 */
export function startConsent({ bare, framable }: Page): void {
  const answer = rememberedChoice('analytics')
  if (answer === 'yes' && (!bare || framable)) {
    import('./analytics-tag.ts').then(({ startAnalytics }) => startAnalytics(), ignore)
  }
  if (bare) return
  addEventListener('open-consent', () => ask(true))
  if (answer) return

  const waiting = new AbortController()
  const { signal } = waiting
  const askOnce = () => {
    waiting.abort()
    ask(false)
  }
  addEventListener('open-consent', () => waiting.abort(), { signal })
  addEventListener('scroll', () => scrollY > innerHeight && askOnce(), { signal, passive: true })
  addEventListener('arrived', () => isHome() || askOnce(), { signal })
  if (document.referrer.startsWith(`${location.origin}/`) && !isHome()) askOnce()
}

function isHome(): boolean {
  return splitLocale(location.pathname).path === paths.home
}

function ask(byVisitor: boolean): void {
  Promise.all([import('./features/consent/mount-consent.tsx'), loadCatalogs(['consent'])]).then(
    ([{ mountConsent }]) => mountConsent(byVisitor),
    ignore,
  )
}

/** What can't be loaded now is tried again on another visit. */
function ignore(): void {}
