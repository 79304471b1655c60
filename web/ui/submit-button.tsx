import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './submit-button.module.css'
import { useHydrated } from './use-hydrated.ts'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'disabled'> {
  /** The form can't be sent yet, for a moment in which nobody has to be told. */
  isAsleep?: boolean
}

/**
 * Submits its form once the page's script can. Until then it only looks as if: the browser by itself
 * would leave the page, and what was typed with it.
 */
export function SubmitButton({ className, isAsleep = false, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated()
  return (
    <Button
      size="lg"
      {...rest}
      type="submit"
      disabled={!hydrated || isAsleep}
      className={classNames(styles.submit, className)}
    />
  )
}
