import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  tone?: 'plain' | 'danger' | 'success'
}

export function Notice({ tone = 'plain', className, ...rest }: NoticeProps) {
  return <div {...rest} className={classNames(styles.notice, styles[tone], className)} />
}
