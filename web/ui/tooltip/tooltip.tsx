import { Tooltip as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import styles from './tooltip.module.css'

/** Milliseconds, as the specification's section 9 has them. */
const openDelay = 700
const skipDelay = 300

/** Stands around all tooltips that share their delays: after the first one, the next comes at once. */
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
 * Shows the name of an icon button to who points at it or comes by keyboard. The button still needs
 * its `aria-label`. What else it is given goes to the button, so that it can be a menu's trigger. It
 * stays inside of its own part of the page, so that it belongs to a landmark.
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
