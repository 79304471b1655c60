import { useLingui } from '@lingui/react/macro'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from '../button.tsx'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
}

/** A question or task that everything else waits for. Import it lazily: it brings Radix along. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  const { t } = useLingui()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          className={styles.dialog}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Primitive.Title className={styles.title}>{title}</Primitive.Title>
          {description && <Primitive.Description>{description}</Primitive.Description>}
          {children}
          <Primitive.Close
            className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), styles.close)}
            aria-label={t({ message: 'Close', context: 'button that closes a dialog' })}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" fill="none" />
            </svg>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
