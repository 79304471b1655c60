import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

interface PageFrameProps {
  title?: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

export function PageFrame({ title, lead, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      {title && (
        <div className={styles.heading}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {children}
    </div>
  )
}
