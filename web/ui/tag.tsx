import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tag.module.css'

interface TagProps extends ComponentProps<'div'> {
  stub?: ReactNode
}

export function Tag({ stub, className, children, ...rest }: TagProps) {
  return (
    <div className={styles.hanger}>
      <div {...rest} className={classNames(styles.tag, className)}>
        <div className={styles.body}>{children}</div>
        {stub && <div className={styles.stub}>{stub}</div>}
      </div>
    </div>
  )
}
