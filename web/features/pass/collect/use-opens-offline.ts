import { useEffect, useState } from 'react'
import { useLocale } from '../../../routing/use-locale.ts'
import { isAnyOnDevice, pickUpPasses } from '../device-passes.ts'
import { forgetPassPage, keepPassPage } from '../keep-page.ts'

/** Whether this pass would open without a connection; one that is kept is made to. */
export function useOpensOffline(token: string): boolean {
  const locale = useLocale()
  const [isReady, setReady] = useState(false)
  const isKept = pickUpPasses.has(token)
  useEffect(() => {
    if (isKept) keepPassPage(locale).then(setReady, () => {})
    else if (!isAnyOnDevice()) forgetPassPage().catch(() => {})
  }, [isKept, locale])
  return isKept && isReady
}
