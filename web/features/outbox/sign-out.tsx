import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { read } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { clearDevice } from './clear-device.ts'
import { outbox } from './device-outbox.ts'
import { inTime } from './in-time.ts'
import styles from './sign-out.module.css'

interface Hindrance {
  kind: 'waiting' | 'no_line'
  /** How many entries wait. */
  count: number
}

/**
 * Ends the session and leaves nothing on the device; not while something there has still to be sent,
 * which would be lost.
 */
export function SignOut() {
  const [hindrance, setHindrance] = useState<Hindrance | null>(null)
  const [busy, setBusy] = useState(false)
  const count = hindrance?.count ?? 0

  async function signOut(): Promise<void> {
    setBusy(true)
    setHindrance(null)
    try {
      const { signOutUrl } = await inTime(read('GET /api/staff/session'))
      const isClear = await clearDevice()
      if (isClear) location.assign(signOutUrl)
      else setHindrance({ kind: 'waiting', count: outbox.acts.length })
    } catch {
      setHindrance({ kind: 'no_line', count: 0 })
    }
    setBusy(false)
  }

  return (
    <>
      <Button variant="ghost" className={styles.button} busy={busy} onClick={() => void signOut()}>
        <Trans context="staff page, button">Sign out</Trans>
      </Button>
      {hindrance && (
        <Notice tone="danger" role="alert" className={styles.why}>
          <p>
            {hindrance.kind === 'waiting' ? (
              <Plural
                context="staff page: why nobody can sign out now"
                value={count}
                one="# entry on this device hasn’t been sent yet. You can sign out once it has."
                other="# entries on this device haven’t been sent yet. You can sign out once they have."
              />
            ) : (
              <Trans context="staff page: why nobody can sign out now">
                Signing out isn’t possible without a connection.
              </Trans>
            )}
          </p>
        </Notice>
      )}
    </>
  )
}
