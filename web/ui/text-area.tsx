import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './control.module.css'

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(styles.control, styles.area, className)}
    />
  )
}
