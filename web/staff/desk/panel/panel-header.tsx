import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Cross } from '../../../ui/cross.tsx'
import styles from './stay-panel.module.css'

interface PanelHeaderProps extends ComponentProps<'h2'> {
  onClose: () => void
}

export function PanelHeader({ onClose, ...heading }: PanelHeaderProps) {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <h2 {...heading} />
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
