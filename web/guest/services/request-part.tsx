import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'
import styles from './request-dialog.module.css'

export function RequestPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      {children}
    </Card>
  )
}
