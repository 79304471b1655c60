import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
type Size = 'default' | 'sm' | 'lg' | 'icon'

interface Look {
  variant?: Variant
  size?: Size
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  busy?: boolean
}

export function buttonClass({ variant = 'default', size = 'default' }: Look = {}): string {
  return classNames(styles.button, styles[variant], size !== 'default' && styles[size])
}

export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // While busy, `disabled` isn't used, because it would drop keyboard focus.
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={classNames(
        buttonClass({ ...(variant && { variant }), ...(size && { size }) }),
        className,
      )}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
}
