import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './control.module.css'

/** A native select, because phone users know how to use it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(styles.control, styles.select, className)} />
}
