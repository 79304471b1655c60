import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './closures.module.css'
import { letterAnswer } from './closures-query.ts'
import { LoadFailed } from './failures.tsx'

interface LetterDialogProps {
  closureId: string
  stayId: string
  onClose: () => void
}

/** The mail to a guest, in their language, as it is sent. */
export function LetterDialog({ closureId, stayId, onClose }: LetterDialogProps) {
  const { data: letter, error } = useQuery(letterAnswer(closureId, stayId))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={<Trans context="title of a dialog of the closures page">Email to the guest</Trans>}
    >
      {letter && (
        <>
          <p className={styles.soft}>{letter.to}</p>
          <div lang={letter.locale} className={styles.letter}>
            <b>{letter.subject}</b>
            <p>{letter.text}</p>
          </div>
        </>
      )}
      {!letter && !error && (
        <p role="status">
          <Spinner /> <Trans context="a list of the closures page">Loading…</Trans>
        </p>
      )}
      {error && <LoadFailed error={error} />}
    </Dialog>
  )
}
