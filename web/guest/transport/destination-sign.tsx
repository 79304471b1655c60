import type { ReactNode } from 'react'
import styles from './destination-sign.module.css'

interface DestinationSignProps {
  heading: ReactNode
  rows: readonly { label: ReactNode; value: ReactNode; key: string }[]
}

export function DestinationSign({ heading, rows }: DestinationSignProps) {
  return (
    <div className={styles.sign}>
      <p className={styles.heading}>{heading}</p>
      <dl className={styles.rows}>
        {rows.map(({ key, label, value }) => (
          <div key={key} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
