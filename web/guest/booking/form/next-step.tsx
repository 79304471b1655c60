import type { ReactNode } from 'react'
import styles from './next-step.module.css'

interface NextStepProps {
  summary: ReactNode
  children: ReactNode
}

export function NextStep({ summary, children }: NextStepProps) {
  return (
    <div className={styles.step}>
      {summary}
      {children}
    </div>
  )
}
