import { useEffect, useState } from 'react'
import { useLocale } from '../../../routing/use-locale.ts'
import { isAnyOnDevice } from '../device-passes.ts'
import { forgetPassPage, keepPassPage } from '../keep-page.ts'

/** Whether the pass would open without a connection; one that is still good is made to. */
export function useOpensOffline(isOpen: boolean): boolean {
  const locale = useLocale()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (isOpen) keepPassPage(locale).then(setReady, () => {})
    else if (!isAnyOnDevice()) forgetPassPage().catch(() => {})
  }, [isOpen, locale])
  return isReady && isAnyOnDevice()
}
