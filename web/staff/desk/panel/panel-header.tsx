import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Cross } from '../../../ui/cross.tsx'
import styles from './stay-panel.module.css'

interface PanelHeaderProps extends ComponentProps<'h2'> {
  onClose: () => void
  /** Set once this guest may be done. */
  onNext?: (() => void) | undefined
}

export function PanelHeader({ onClose, onNext, ...heading }: PanelHeaderProps) {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <h2 {...heading} />
      {onNext && (
        <Button variant="secondary" className={styles.next} onClick={onNext}>
          <Trans context="desk, button: close this stay and look for another guest">
            Next guest
          </Trans>
        </Button>
      )}
      <Button
        variant="outline"
        size="icon"
        aria-label={t({ message: 'Close', context: 'desk, button: back to the list' })}
        onClick={onClose}
      >
        <Cross />
      </Button>
    </header>
  )
}
