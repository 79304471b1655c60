import { Tooltip as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import styles from './tooltip.module.css'

/** Milliseconds of hover before a tooltip opens (specification, section 9). */
const openDelay = 700
/** Milliseconds after a tooltip closes during which the next one opens at once. */
const skipDelay = 300

export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Primitive.Provider>
  )
}

interface TooltipProps extends ComponentProps<typeof Primitive.Trigger> {
  words: string
}

/**
 * Shows the name of an icon button on hover and keyboard focus.
 * The button still needs an `aria-label`. The tooltip is rendered in place, so that it is inside a
 * landmark.
 */
export function Tooltip({ words, children, ...rest }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger {...rest} asChild>
        {children}
      </Primitive.Trigger>
      <Primitive.Content sideOffset={4} collisionPadding={8} className={styles.tooltip}>
        {words}
      </Primitive.Content>
    </Primitive.Root>
  )
}
