import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './submit-button.module.css'
import { useHydrated } from './use-hydrated.ts'

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>

/**
 * Submits its form once the page's script can. Until then it only looks as if: the browser by itself
 * would leave the page, and what was typed with it.
 */
export function SubmitButton({ className, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated()
  return (
    <Button
      size="lg"
      {...rest}
      type="submit"
      disabled={!hydrated}
      className={classNames(styles.submit, className)}
    />
  )
}
