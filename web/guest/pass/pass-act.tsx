import { type ReactNode, Suspense, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './pass.module.css'

interface PassActProps {
  title: ReactNode
  children: ReactNode
  /** The guest has begun it already. */
  isBegun?: boolean
}

/** Something that the guest may do; fetched once it is opened. */
export function PassAct({ title, children, isBegun = false }: PassActProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.act} open={isBegun} onToggle={() => setOpened(true)}>
      <summary>{title}</summary>
      {(opened || isBegun) && <Suspense fallback={<Spinner />}>{children}</Suspense>}
    </details>
  )
}
