import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hrefOf, paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { subscribeToTabs } from '../offline/device-queue.ts'
import { beginVisit, wasSignedOut } from '../offline/device-rows.ts'

/** Leaves the staff page after a sign-out in any tab. */
export function useSignedOut(): void {
  const client = useQueryClient()
  const home = hrefOf(paths.home, useLocale())
  useEffect(() => {
    const leave = () => {
      void client.cancelQueries()
      client.clear()
      location.replace(home)
    }
    const look = () =>
      void wasSignedOut().then(
        (left) => left && leave(),
        () => {},
      )
    // A page restored from the back/forward cache may have missed a sign-out.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && look()
    void beginVisit().catch(() => {})
    addEventListener('pageshow', onShow)
    const unsubscribe = subscribeToTabs((news) => news === 'left' && leave())
    return () => {
      removeEventListener('pageshow', onShow)
      unsubscribe()
    }
  }, [client, home])
}
