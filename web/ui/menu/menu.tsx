import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import styles from './menu.module.css'

interface MenuProps {
  trigger: ReactNode
  children: ReactNode
}

/**
 * Import this lazily, because it includes Radix.
 * Radix's default delays match the specification (section 9): a submenu opens after 100 ms, and
 * typeahead resets after 1000 ms.
 */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        loop
        className={styles.menu}
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  )
}

export function MenuItem(props: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item {...props} className={styles.item} />
}

export function SubMenu({ name, children }: { name: ReactNode; children: ReactNode }) {
  const isNarrow = matchMedia('(max-width: 40rem)').matches
  return (
    <Primitive.Sub>
      <Primitive.SubTrigger className={styles.item}>
        {name}
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.more}>
          <path d="M6 3l5 5-5 5" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
      </Primitive.SubTrigger>
      <Primitive.SubContent
        sideOffset={isNarrow ? -144 : 4}
        alignOffset={isNarrow ? 40 : -5}
        collisionPadding={8}
        loop
        className={styles.menu}
      >
        {children}
      </Primitive.SubContent>
    </Primitive.Sub>
  )
}
