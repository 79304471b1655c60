import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

const history = createBrowserHistory({ v5Compat: true })

/**
 * The router's own `BrowserRouter` in short: its module brings links, forms and prefetching along,
 * which would put 4 KB of script on every page.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
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
