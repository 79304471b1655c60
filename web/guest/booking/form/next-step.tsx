import type { ReactNode } from 'react'
import styles from './next-step.module.css'

interface NextStepProps {
  summary: ReactNode
  /** The form's button. */
  children: ReactNode
}

/**
 * What the stay comes to, and the button that takes it further: on a phone at the foot of the window until
 * the page has come to the place where they stand.
 */
export function NextStep({ summary, children }: NextStepProps) {
  return (
    <div className={styles.step}>
      {summary}
      {children}
    </div>
  )
}
