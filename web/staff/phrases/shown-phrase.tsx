import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './shown-phrase.module.css'

interface ShownPhraseProps {
  onClose: () => void
  children: ReactNode
}

/** One sentence, as large as the screen, for the guest across the counter. */
export function ShownPhrase({ onClose, children }: ShownPhraseProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      wide
      title={<Trans context="title over a sentence in the guest's language">For the guest</Trans>}
    >
      <p className={styles.shown}>{children}</p>
    </Dialog>
  )
}
