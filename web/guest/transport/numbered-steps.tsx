import type { ReactNode } from 'react'
import styles from './numbered-steps.module.css'

export function NumberedSteps({
  steps,
}: {
  steps: readonly { key: string; title: ReactNode; text: ReactNode }[]
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, title, text }) => (
        <li key={key} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
