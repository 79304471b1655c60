import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './swipe-row.module.css'

interface SwipeRowProps extends Omit<ComponentProps<'ul'>, 'ref'> {
  ordered?: boolean
}

/**
 * A list that is a row to swipe where a window is narrow, and whatever `className` makes of it where it
 * is not. What is next looks in at the edge; arrow keys move the row once it has the focus.
 */
export function SwipeRow({ ordered, className, ...rest }: SwipeRowProps) {
  const List = ordered ? 'ol' : 'ul'
  return <List {...rest} tabIndex={0} className={classNames(styles.row, className)} />
}
