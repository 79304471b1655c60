import { type ReactNode, useEffect, useState } from 'react'
import styles from './folded.module.css'

interface FoldedProps {
  title: ReactNode
  /** What it holds, in short. */
  aside?: ReactNode
  /** Something was given here, before a reload or in another language: it is not hidden. */
  filled: boolean
  onOpen?: () => void
  children: ReactNode
}

/** A part of the form that not everybody needs, opened with one tap, also before the script is there. */
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
