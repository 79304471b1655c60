import { useEffect, useState } from 'react'
import { useLocale } from '../../../routing/use-locale.ts'
import { isAnyOnDevice } from './device-passes.ts'
import { forgetPassPage, keepPassPage } from './keep-page.ts'

/**
 * Whether a pass that the device keeps would open without a connection, which it is made to. With the last
 * one goes the page.
 */
export function useOpensOffline(isKept: boolean): boolean {
  const locale = useLocale()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let left = false
    const tell = (ready: boolean) => {
      if (!left) setReady(ready)
    }
    if (isKept) keepPassPage(locale).then(tell, () => {})
    else if (!isAnyOnDevice()) forgetPassPage().catch(() => {})
    return () => {
      left = true
    }
  }, [isKept, locale])
  return isKept && isReady
}
