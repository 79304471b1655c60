import { type ReactNode, Suspense, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './pass.module.css'

interface PassActionProps {
  title: ReactNode
  children: ReactNode
  isStarted?: boolean
}

export function PassAction({ title, children, isStarted = false }: PassActionProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.action} open={isStarted} onToggle={() => setOpened(true)}>
      <summary>{title}</summary>
      {(opened || isStarted) && <Suspense fallback={<Spinner />}>{children}</Suspense>}
    </details>
  )
}
