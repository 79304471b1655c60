import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { hrefOf, paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { isAnyOnDevice, ownPasses } from './device-passes.ts'
import { readyForHomeScreen } from './home-screen.ts'
import { forgetPassPage, keepPassPage } from './keep-page.ts'
import { PassAct } from './pass-act.tsx'
import styles from './pass-around.module.css'
import { leaveLink } from './pass-token.ts'

interface OnThisDeviceProps {
  token: string
  /** The pass is no longer on the device. */
  onForgotten: () => void
}

/** What the device keeps, so that the pass opens without a connection, and how to take it off again. */
export default function OnThisDevice({ token, onForgotten }: OnThisDeviceProps) {
  const locale = useLocale()
  const [opensOffline, setOpensOffline] = useState(false)
  const kept = ownPasses.tokens()
  const isKept = kept.includes(token)

  useEffect(() => {
    if (!isKept) return
    let left = false
    readyForHomeScreen(token)
    keepPassPage(locale).then(
      (isReady) => !left && setOpensOffline(isReady),
      () => {},
    )
    return () => {
      left = true
    }
  }, [isKept, token, locale])

  function forget(): void {
    ownPasses.forget(token)
    leaveLink()
    if (!isAnyOnDevice()) void forgetPassPage().catch(() => {})
    onForgotten()
  }

  if (!isKept) return null
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
        <Trans context="on the guest's pass">
          Add this page to your home screen to open it with one tap.
        </Trans>
      </p>
      {kept.length > 1 && (
        <p>
          <a href={hrefOf(paths.pass, locale)}>
            <Trans context="link on the guest's pass">All passes on this device</Trans>
          </a>
        </p>
      )}
      <PassAct
        title={
          <Trans context="opens the button that takes the guest's pass off the phone">
            Forget this pass on this device
          </Trans>
        }
      >
        <p>
          <Trans context="before the guest's pass is taken off the phone">
            Your booking stands. To open the pass here again, you need its link and a connection.
          </Trans>
        </p>
        <Button variant="outline" onClick={forget}>
          <Trans context="button: takes the guest's pass off the phone">Forget it</Trans>
        </Button>
      </PassAct>
    </section>
  )
}
