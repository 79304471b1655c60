import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './closures.module.css'
import { emailRoute } from './closures-query.ts'
import { LoadFailed } from './failures.tsx'

interface EmailDialogProps {
  closureId: string
  stayId: string
  onClose: () => void
}

export function EmailDialog({ closureId, stayId, onClose }: EmailDialogProps) {
  const { data: email, error } = useQuery(emailRoute(closureId, stayId))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={<Trans context="title of a dialog of the closures page">Email to the guest</Trans>}
    >
      {email && (
        <>
          <p className={styles.soft}>{email.to}</p>
          <div lang={email.locale} className={styles.email}>
            <b>{email.subject}</b>
            <p>{email.text}</p>
          </div>
        </>
      )}
      {!email && !error && (
        <p role="status">
          <Spinner /> <Trans context="a list of the closures page">Loading…</Trans>
        </p>
      )}
      {error && <LoadFailed error={error} />}
    </Dialog>
  )
}
