import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Submits its form, but not before the page's script can: the browser by itself would leave the page. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  return <Button size="lg" {...props} type={useHydrated() ? 'submit' : 'button'} />
}
