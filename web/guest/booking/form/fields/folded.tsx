import { type ReactNode, useEffect, useState } from 'react'
import styles from './folded.module.css'

interface FoldedProps {
  title: ReactNode
  aside?: ReactNode
  /** True if the fields inside have values, for example after a reload, so that the part opens. */
  filled: boolean
  onOpen?: () => void
  children: ReactNode
}

/** Optional part of a form, in a `details` element, which opens even before scripts have loaded. */
export function Folded({ title, aside, filled, onOpen, children }: FoldedProps) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (filled) setOpen(true)
  }, [filled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is opened
  useEffect(() => {
    if (open) onOpen?.()
  }, [open])

  return (
    <details
      className={styles.folded}
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
