import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { PassAction } from '../pass-action.tsx'
import styles from '../pass-around.module.css'
import { type DevicePasses, isAnyOnDevice } from './device-passes.ts'
import { forgetPass } from './forget-pass.ts'
import { cachePassPage, forgetPassPage } from './keep-page.ts'

interface SavedHereProps {
  token: string
  passes: Pick<DevicePasses<never>, 'has' | 'forget'>
  onForgotten: () => void
  hint?: ReactNode
  stands?: ReactNode
  children?: ReactNode
}

export function SavedHere(props: SavedHereProps) {
  const { token, passes, onForgotten, hint, stands, children } = props
  const isSaved = passes.has(token)
  const opensOffline = useOpensOffline(isSaved)

  function forget(): void {
    forgetPass(token, passes)
    onForgotten()
  }

  if (!isSaved) return null
  return (
    <section className={styles.onScreen}>
      <h2 className={styles.heading}>
        <Trans context="heading on the guest's pass: what the phone keeps">On this device</Trans>
      </h2>
      <p>
        {opensOffline ? (
          <Trans context="on the guest's pass">
            This pass is saved here and opens without a connection, too.
          </Trans>
        ) : (
          <Trans context="on the guest's pass">This pass is saved here.</Trans>
        )}{' '}
        {hint}
      </p>
      {children}
      <PassAction
        title={
          <Trans context="opens the button that takes the guest's pass off the phone">
            Forget this pass on this device
          </Trans>
        }
      >
        <p>
          {stands}{' '}
          <Trans context="before the guest's pass is taken off the phone">
            To open the pass here again, you need its link and a connection.
          </Trans>
        </p>
        <Button variant="outline" onClick={forget}>
          <Trans context="button: takes the guest's pass off the phone">Forget it</Trans>
        </Button>
      </PassAction>
    </section>
  )
}

/**
 * Returns true once the saved pass can be opened offline.
 * Caches the page if this pass is saved, and deletes the cache if no pass is saved on the device.
 */
function useOpensOffline(isSaved: boolean): boolean {
  const locale = useLocale()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let left = false
    const notify = (ready: boolean) => {
      if (!left) setReady(ready)
    }
    if (isSaved) cachePassPage(locale).then(notify, () => {})
    else if (!isAnyOnDevice()) forgetPassPage().catch(() => {})
    return () => {
      left = true
    }
  }, [isSaved, locale])
  return isSaved && isReady
}
