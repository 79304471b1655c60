import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

type Tone = 'plain' | 'tag' | 'brand' | 'success' | 'danger'

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
