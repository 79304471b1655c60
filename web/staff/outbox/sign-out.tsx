import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { read } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { forgetDevice } from '../device.ts'
import { clearDevice } from './clear-device.ts'
import { outbox } from './device-outbox.ts'
import { inTime } from './in-time.ts'
import styles from './sign-out.module.css'

/**
 * Ends the session and leaves nothing on the device; not while something there has still to be sent,
 * which would be lost.
 */
export function SignOut() {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const refuse = (title: string) => toast({ variant: 'destructive', title })

  async function leave(): Promise<void> {
    const { signOutUrl } = await inTime(read('GET /api/staff/session'))
    if (await clearDevice()) {
      await forgetDevice()
      location.assign(signOutUrl)
      return
    }
    const count = outbox.acts.length
    refuse(
      t({
        message: plural(count, {
          one: '# entry on this device hasn’t been sent yet. You can sign out once it has.',
          other: '# entries on this device haven’t been sent yet. You can sign out once they have.',
        }),
        context: 'staff page: why nobody can sign out now',
      }),
    )
  }

  async function signOut(): Promise<void> {
    setBusy(true)
    await leave().catch(() =>
      refuse(
        t({
          message: 'Signing out isn’t possible without a connection.',
          context: 'staff page: why nobody can sign out now',
        }),
      ),
    )
    setBusy(false)
  }

  return (
    <Button variant="ghost" className={styles.button} busy={busy} onClick={() => void signOut()}>
      <Trans context="staff page, button">Sign out</Trans>
    </Button>
  )
}
