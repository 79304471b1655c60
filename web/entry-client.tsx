import './ui/styles/tokens.css'
import './ui/styles/fonts.css'
import './ui/styles/base.css'
import { i18n } from '@lingui/core'
import { type ReactNode, StrictMode, startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'
import { splitLocale } from '../domain/business/locales.ts'
import { App } from './app.tsx'
import { startConsent } from './guest/consent/start-consent.ts'
import { loadPageOfDocument } from './routing/page-modules.ts'
import { pageAt } from './routing/routes.ts'
import { loadCatalogs, startI18n } from './words/i18n.ts'

const history = createBrowserHistory({ v5Compat: true })

// `start` isn't awaited, because a top-level await would cause a deadlock.
// The page imports modules that are bundled with this one, and they would wait for each other.
void start()

async function start(): Promise<void> {
  startI18n()
  const page = pageAt(splitLocale(location.pathname).path)
  const [{ default: Content }] = await Promise.all([
    loadPageOfDocument(page),
    loadCatalogs(['chrome']),
  ])

  // A transition hydrates in small steps, so taps aren't blocked.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app') as HTMLElement,
      <StrictMode>
        <SiteRouter>
          <App i18n={i18n} page={page} Content={Content} />
        </SiteRouter>
      </StrictMode>,
    )
  })
  startConsent(page)
}

/**
 * A minimal `BrowserRouter`.
 * React Router's own would add code for links, forms and prefetching: 4 KB of script on every page.
 */
function SiteRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setPlace] = useState({
    location: history.location,
    action: history.action,
  })
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
