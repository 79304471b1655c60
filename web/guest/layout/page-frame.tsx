import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

interface PageFrameProps {
  /** None where what stands under it brings the heading along. */
  title?: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  children?: ReactNode
}

/** A page's heading and the width of what stands under it. */
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
