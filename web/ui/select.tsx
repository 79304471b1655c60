import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './control.module.css'

/** The browser's own select: it opens as each phone's users know it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(styles.control, styles.select, className)} />
}
