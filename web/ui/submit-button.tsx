import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './submit-button.module.css'
import { useHydrated } from './use-hydrated.ts'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'disabled'> {
  isAsleep?: boolean
}

/**
 * Submits its form once the page is hydrated.
 * Before that, it is a plain button, and a tap on it is held (`web/browser/held-taps.ts`). A native
 * submit would leave the page and lose the input.
 */
export function SubmitButton({ className, isAsleep = false, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated()
  return (
    <Button
      size="lg"
      {...rest}
      type={hydrated ? 'submit' : 'button'}
      disabled={hydrated && isAsleep}
      className={classNames(styles.submit, className)}
    />
  )
}
