import type { ReactNode } from 'react'
import styles from '../stays.module.css'

/** What is known of something, name by name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One fact; nothing where it is not known. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
