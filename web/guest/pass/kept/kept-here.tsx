import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PassAct } from '../pass-act.tsx'
import styles from '../pass-around.module.css'
import type { DevicePasses } from './device-passes.ts'
import { forgetPass } from './forget-pass.ts'
import { useOpensOffline } from './use-opens-offline.ts'

interface KeptHereProps {
  token: string
  passes: Pick<DevicePasses<never>, 'has' | 'forget'>
  /** The pass is no longer on the device. */
  onForgotten: () => void
  /** What else it is good for that the pass is kept. */
  hint?: ReactNode
  /** What stays as it is when the pass is taken off. */
  stands?: ReactNode
  children?: ReactNode
}

/** That the device keeps this pass, so that it opens without a connection, and how to take it off again. */
export function KeptHere(props: KeptHereProps) {
  const { token, passes, onForgotten, hint, stands, children } = props
  const isKept = passes.has(token)
  const opensOffline = useOpensOffline(isKept)

  function forget(): void {
    forgetPass(token, passes)
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
        {hint}
      </p>
      {children}
      <PassAct
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
      </PassAct>
    </section>
  )
}
