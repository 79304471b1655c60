import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './swipe-row.module.css'

interface SwipeRowProps extends Omit<ComponentProps<'ul'>, 'ref'> {
  ordered?: boolean
}

/**
 * A list that scrolls sideways in narrow windows.
 * `className` sets the layout in wide windows. The list is focusable, so that arrow keys can scroll
 * it.
 */
export function SwipeRow({ ordered, className, ...rest }: SwipeRowProps) {
  const List = ordered ? 'ol' : 'ul'
  return <List {...rest} tabIndex={0} className={classNames(styles.row, className)} />
}
