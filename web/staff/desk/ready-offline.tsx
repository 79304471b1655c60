import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocale } from '../../routing/use-locale.ts'
import { cachedDay } from '../offline/cached-day.ts'
import { isPageCached } from '../offline/cached-page.ts'

export function ReadyOffline() {
  if (!useReadyOffline()) return null
  return <Trans context="desk: works without a connection">Ready offline</Trans>
}

const everyMilliseconds = 30_000

function useReadyOffline(): boolean {
  const locale = useLocale()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let left = false
    const look = async () => {
      const isReady = (await isPageCached(locale)) && (await cachedDay()) !== null
      if (!left) setReady(isReady)
    }
    const lookSoon = () => void look().catch(() => setReady(false))
    lookSoon()
    const timer = setInterval(lookSoon, everyMilliseconds)
    navigator.serviceWorker?.addEventListener('controllerchange', lookSoon)
    return () => {
      left = true
      clearInterval(timer)
      navigator.serviceWorker?.removeEventListener('controllerchange', lookSoon)
    }
  }, [locale])
  return ready
}
