import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocale } from '../../routing/use-locale.ts'
import { cachedDay } from '../offline/cached-day.ts'
import { isPageCached } from '../offline/cached-page.ts'

export function ReadyOffline() {
  if (!useReadyOffline()) return null
  return <Trans context="desk: works without a connection">Ready offline</Trans>
}

const firstDelay = 1000
const longestDelay = 30_000

/** Returns whether the page and today's list are cached. */
function useReadyOffline(): boolean {
  const locale = useLocale()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let left = false
    let delay = firstDelay
    let timer: ReturnType<typeof setTimeout> | undefined
    const isReady = async () => (await isPageCached(locale)) && (await cachedDay()) !== null
    const look = async () => {
      clearTimeout(timer)
      const found = await isReady().catch(() => false)
      if (left) return
      setReady(found)
      clearTimeout(timer)
      timer = setTimeout(look, found ? longestDelay : delay)
      delay = Math.min(2 * delay, longestDelay)
    }
    void look()
    navigator.serviceWorker?.addEventListener('controllerchange', look)
    return () => {
      left = true
      clearTimeout(timer)
      navigator.serviceWorker?.removeEventListener('controllerchange', look)
    }
  }, [locale])
  return ready
}
