import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import disclosure from '../../../../ui/disclosure.module.css'
import styles from './folded.module.css'

interface FoldedProps {
  title: ReactNode
  aside?: ReactNode
  /** Opens the section when it becomes true. The guest can still close it. */
  filled: boolean
  onOpen?: () => void
  children: ReactNode
}

/** Collapsible section of a form. A `details` element, because it works before scripts load. */
export function Folded({ title, aside, filled, onOpen, children }: FoldedProps) {
  const [open, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (details.current?.open) setOpen(true)
  }, [])

  useEffect(() => {
    if (filled) setOpen(true)
  }, [filled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `open` changes
  useEffect(() => {
    if (open) onOpen?.()
  }, [open])

  return (
    <details
      ref={details}
      className={classNames(styles.folded, disclosure.marked)}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {title}
        {aside && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
