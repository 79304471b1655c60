import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { describePage } from './describe-page.ts'
import type { Page, PageModule } from './page.ts'

/**
 * Does on navigation what browsers do on load.
 * Sets the head, scroll position and focus, so screen readers notice the new page. Analytics listens to
 * `arrived`.
 */
export function useArrival(page: Page, head: PageModule['head']): void {
  const { i18n } = useLingui()
  const { hash, key } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({ page, key })

  useEffect(() => {
    const from = shown.current
    if (from.key === key) return
    shown.current = { page, key }
    if (from.page !== page) {
      describePage(page, head(i18n))
      dispatchEvent(new Event('arrived'))
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    // Browsers restore the position on Back and Forward.
    if (navigation === 'POP') return
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
  }, [page, head, i18n, navigation, hash, key])
}
