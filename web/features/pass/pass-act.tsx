import { type ReactNode, Suspense, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './pass.module.css'

/** Something that the guest may do; fetched once it is opened. */
export function PassAct({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.act} onToggle={() => setOpened(true)}>
      <summary>{title}</summary>
      {opened && <Suspense fallback={<Spinner />}>{children}</Suspense>}
    </details>
  )
}
