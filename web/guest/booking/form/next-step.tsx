import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { submitFailureId } from './form-ids.ts'
import styles from './next-step.module.css'

interface NextStepProps {
  summary: ReactNode
  /** Sentence that says why the last attempt failed, or `null`. */
  failure: string | null
  children: ReactNode
}

export function NextStep({ summary, failure, children }: NextStepProps) {
  return (
    <div className={styles.step}>
      {failure && (
        <Notice tone="danger" id={submitFailureId} className={styles.failure}>
          <p>{failure}</p>
        </Notice>
      )}
      {summary}
      {children}
    </div>
  )
}
