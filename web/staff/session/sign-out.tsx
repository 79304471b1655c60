import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localizePath } from '../../../domain/business/locales.ts'
import { ApiError, read } from '../../api.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { hrefOf, paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { clearDevice, offlineQueue } from '../offline/device-queue.ts'
import { forgetThisDevice } from './device.ts'
import styles from './sign-out.module.css'
import { loadFailureOf } from './staff-load.ts'

/**
 * Returns the sign-out URL, or `home` after a 401 or 403.
 * Throws if the request fails in another way.
 */
async function wayOut(home: string): Promise<string> {
  try {
    return (await withTimeout(read('GET /api/staff/session'))).signOutUrl
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return home
    throw error
  }
}

export interface SignOutProps {
  forgetPasses: () => Promise<void>
}

/**
 * Ends the session and deletes guests' data.
 * Refuses while actions are pending or have been refused, because they would be lost.
 */
export function SignOut({ forgetPasses }: SignOutProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  function sayWhatIsKept(): void {
    const refused = offlineQueue.actions.find((action) => action.refused !== null)
    const count = offlineQueue.actions.length
    if (!refused) {
      const title = t({
        message: plural(count, {
          one: '# entry on this device hasn’t been sent yet. You can sign out once it has.',
          other: '# entries on this device haven’t been sent yet. You can sign out once they have.',
        }),
        context: 'staff page: why nobody can sign out now',
      })
      toast({ variant: 'destructive', title })
      return
    }
    const desk = localizePath(`/admin/desk?stay=${refused.stayId}`, locale)
    toast({
      variant: 'destructive',
      title: t({
        message: 'An entry on this device was refused. Settle it, then sign out.',
        context: 'staff page: why nobody can sign out now',
      }),
      action: {
        label: t({ message: 'Show entry', context: 'button: leads to an entry that was refused' }),
        onPress: () => navigate(desk),
      },
    })
  }

  async function leave(): Promise<void> {
    const way = await wayOut(hrefOf(paths.home, locale))
    const cleared = await clearDevice()
    if (cleared === 'cleared') {
      // Guest pages save typed input in `sessionStorage`.
      sessionStorage.clear()
      await Promise.allSettled([forgetThisDevice(), withTimeout(forgetPasses())])
      location.assign(way)
    } else if (cleared === 'kept') sayWhatIsKept()
    else {
      const title = t({
        message:
          'This browser’s storage isn’t responding, so entries could be lost. Close its other tabs and reload the page.',
        context: 'staff page: why nobody can sign out now',
      })
      toast({ variant: 'destructive', title })
    }
  }

  async function signOut(): Promise<void> {
    setBusy(true)
    await leave().catch((error) => {
      const title =
        loadFailureOf(error) === 'server'
          ? t({
              message: 'The server has a problem. Try signing out again in a minute.',
              context: 'staff page: why nobody can sign out now',
            })
          : t({
              message: 'Signing out isn’t possible without a connection.',
              context: 'staff page: why nobody can sign out now',
            })
      toast({ variant: 'destructive', title })
    })
    setBusy(false)
  }

  return (
    <Button variant="ghost" className={styles.button} busy={busy} onClick={() => void signOut()}>
      <Trans context="staff page, button">Sign out</Trans>
    </Button>
  )
}
