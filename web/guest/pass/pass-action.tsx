import { type ReactNode, Suspense, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import disclosure from '../../ui/disclosure.module.css'
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
    <details
      className={classNames(styles.action, disclosure.marked)}
      open={isStarted}
      onToggle={() => setOpened(true)}
    >
      <summary>{title}</summary>
      {(opened || isStarted) && <Suspense fallback={<Spinner />}>{children}</Suspense>}
    </details>
  )
}
