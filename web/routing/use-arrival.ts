import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { describePage } from './describe-page.ts'
import type { Page, PageModule } from './page.ts'

/**
 * What a browser does when it loads a document, done by hand after a navigation inside of it: the
 * head, the scroll position, and the focus, so that screen readers notice the new page. Who counts
 * pages listens to `arrived`.
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
    // Going back and forth keeps the position that the browser remembers.
    if (navigation === 'POP') return
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
  }, [page, head, i18n, navigation, hash, key])
}
