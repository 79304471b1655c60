import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './control.module.css'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(styles.control, className)} />
}
