import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffClosure } from '../../../domain/opening-hours/staff-closures.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { NeedsConnection, useNeedsConnection } from '../offline/needs-connection.tsx'
import { OwnerOnly } from '../session/owner-only.tsx'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import styles from './closures.module.css'
import { ActionFailed } from './failures.tsx'
import { useClosureAction } from './use-closure-action.ts'

interface LiftDialogProps {
  closure: StaffClosure
  when: string
  onClose: () => void
  onLifted: () => void
}

/** Asks for confirmation, because lifting a closure drops its held emails. */
export function LiftDialog({ closure, when, onClose, onLifted }: LiftDialogProps) {
  const { t } = useLingui()
  const needsConnection = useNeedsConnection(undefined)
  const needsOwner = useOwnerReason('POST /api/staff/closures/:id/lift')
  const lift = useClosureAction('lift', liftClosure, () => {
    const title = t({ message: 'Open again', context: 'closures page: the office' })
    toast({ variant: 'success', title, description: when })
    onClose()
    onLifted()
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={<Trans context="title of a dialog of the closures page">Open again?</Trans>}
      description={when}
    >
      <p>
        <Trans context="closures page">
          Guests can book this time again. Emails that are still waiting will not be sent.
        </Trans>
      </p>
      {lift.error && <ActionFailed error={lift.error} />}
      <div className={styles.buttons}>
        <NeedsConnection missing={needsConnection}>
          <OwnerOnly reason={needsOwner}>
            <Button busy={lift.isPending} onClick={() => lift.mutate(closure.id)}>
              <Trans context="button of the closures page">Open again</Trans>
            </Button>
          </OwnerOnly>
        </NeedsConnection>
        <Button variant="outline" onClick={onClose}>
          <Trans context="button of the closures page: not opened again">Stay closed</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

function liftClosure(id: string, idempotencyKey: string) {
  const address = `/api/staff/closures/${id}/lift`
  return send('POST /api/staff/closures/:id/lift', {}, { idempotencyKey, address })
}
