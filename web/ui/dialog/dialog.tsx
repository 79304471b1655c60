import { useLingui } from '@lingui/react/macro'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { buttonClass } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Cross } from '../cross.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  before?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** Import this lazily, because it includes Radix. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, before, wide, children } = props
  const { t } = useLingui()
  const opener = useRef<Element | null>(null)

  function remember(): void {
    opener.current = document.activeElement
  }

  /** Returns focus to where it was before the dialog, unless something else has taken it. */
  function giveBack(event: Event): void {
    event.preventDefault()
    const taken = document.activeElement !== document.body
    if (!taken && opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          className={classNames(styles.dialog, wide && styles.wide)}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {before}
          <Primitive.Title className={styles.title}>{title}</Primitive.Title>
          {description && <Primitive.Description>{description}</Primitive.Description>}
          {children}
          <Primitive.Close
            className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), styles.close)}
            aria-label={t({ message: 'Close', context: 'button that closes a dialog' })}
          >
            <Cross />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
